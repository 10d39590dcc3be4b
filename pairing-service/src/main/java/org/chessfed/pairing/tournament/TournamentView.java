package org.chessfed.pairing.tournament;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.engine.Colour;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.TournamentRule.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * A tournament as people see it.
 *
 * @param id its id
 * @param version rising by every change
 * @param competition competition code
 * @param competitionVersion version of the regulation that it is played under
 * @param stage stage id
 * @param event event id
 * @param sections section ids
 * @param system pairing system
 * @param rounds number of rounds
 * @param status where it stands
 * @param roundsPublished rounds whose pairings are public
 * @param roundsCompleted of these, rounds that are over
 * @param players number of players
 * @param initialColour colour drawn for the first player of round 1
 * @param openParameters what the chief arbiter must set before round 1
 * @param chain ranking chain in force
 * @param lateAfterMinutes default time in force
 * @param pairingEdition edition of the FIDE pairing rules
 * @param tieBreakEdition edition of the FIDE tie-break rules
 * @param calendar planned start of each round
 */
record TournamentView(
        UUID id,
        long version,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        List<String> sections,
        Play.System system,
        int rounds,
        TournamentStatus status,
        int roundsPublished,
        int roundsCompleted,
        int players,
        @Nullable Colour initialColour,
        List<Parameter> openParameters,
        List<String> chain,
        @Nullable Integer lateAfterMinutes,
        String pairingEdition,
        String tieBreakEdition,
        List<PlannedRound> calendar)
        implements Versioned {

    /**
     * A round in the calendar.
     *
     * @param round number
     * @param startsAt planned start; absent for a round that the regulation's calendar does not have
     */
    record PlannedRound(int round, @Nullable Instant startsAt) {}

    static TournamentView of(Tournament tournament, TournamentTerms terms, RoundProgress progress) {
        return new TournamentView(
                tournament.id(),
                tournament.version(),
                tournament.competition(),
                tournament.competitionVersion(),
                tournament.stage(),
                tournament.event(),
                tournament.sections(),
                tournament.system(),
                tournament.rounds(),
                tournament.status(),
                progress.published(),
                progress.completed(),
                tournament.players().size(),
                tournament.initialColour().orElse(null),
                terms.open(),
                terms.chain(),
                terms.lateAfterMinutes(),
                terms.pairingEdition().name(),
                terms.tieBreakEdition().name(),
                IntStream.rangeClosed(1, tournament.rounds())
                        .mapToObj(round -> new PlannedRound(
                                round, terms.plannedStart(round).orElse(null)))
                        .toList());
    }

    @Override
    @JsonIgnore
    public long etagVersion() {
        return version;
    }
}
