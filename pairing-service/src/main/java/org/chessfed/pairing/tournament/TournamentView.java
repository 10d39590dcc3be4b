package org.chessfed.pairing.tournament;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import java.util.stream.IntStream;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.engine.Colour;
import org.chessfed.regulation.decision.Reason;
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
 * @param proposedChain what the platform proposes for a silent chain; it holds once the chief arbiter has set it
 * @param proposedLateAfterMinutes what it proposes for a silent default time, likewise
 * @param chain ranking chain in force
 * @param lateAfterMinutes default time in force
 * @param keying how often a result is keyed before it counts
 * @param firstBoard number of the first board
 * @param pairingEdition edition of the FIDE pairing rules
 * @param tieBreakEdition edition of the FIDE tie-break rules
 * @param warnings what cannot work, while it can still be changed
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
        List<String> proposedChain,
        @Nullable Integer proposedLateAfterMinutes,
        List<String> chain,
        @Nullable Integer lateAfterMinutes,
        Keying keying,
        int firstBoard,
        String pairingEdition,
        String tieBreakEdition,
        List<Reason> warnings,
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
                terms.proposedChain(),
                terms.proposedLateAfterMinutes().isPresent()
                        ? (Integer) terms.proposedLateAfterMinutes().getAsInt()
                        : null,
                terms.chain(),
                terms.lateAfterMinutes(),
                terms.keying(),
                tournament.setup().firstBoard(),
                terms.pairingEdition().name(),
                terms.tieBreakEdition().name(),
                warnings(tournament),
                IntStream.rangeClosed(1, tournament.rounds())
                        .mapToObj(round -> new PlannedRound(
                                round, terms.plannedStart(round).orElse(null)))
                        .toList());
    }

    /** So many players can meet each other in so many rounds, and in no more. */
    private static List<Reason> warnings(Tournament tournament) {
        int players = tournament.players().size();
        int most = players % 2 == 0 ? players - 1 : players;
        return tournament.rounds() <= most
                ? List.of()
                : List.of(new Reason(
                        null,
                        "pairing.too-many-rounds",
                        List.of(
                                Integer.toString(players),
                                Integer.toString(most),
                                Integer.toString(tournament.rounds()))));
    }

    @Override
    @JsonIgnore
    public long etagVersion() {
        return version;
    }
}
