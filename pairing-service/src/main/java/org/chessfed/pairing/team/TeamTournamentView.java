package org.chessfed.pairing.team;

import com.fasterxml.jackson.annotation.JsonIgnore;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.engine.Colour;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.regulation.stage.TournamentRule.Parameter;
import org.jspecify.annotations.Nullable;

/**
 * A tournament of teams as people see it.
 *
 * @param id its id
 * @param version rising by every change
 * @param competition competition code
 * @param competitionVersion version of the regulation that it is played under
 * @param stage stage id
 * @param event event id
 * @param section section id
 * @param rounds number of rounds
 * @param completedRounds rounds whose results all stand
 * @param status where it stands
 * @param initialColour colour drawn for the first board of the first team of round 1
 * @param openParameters what the chief arbiter must set before round 1
 * @param chain ranking chain in force
 * @param lateAfterMinutes default time in force
 * @param proposedLateAfterMinutes default time that is proposed while it is open; it holds once it is set
 * @param boards boards of a match
 * @param teams in the order of their numbers, with their players in board order
 */
record TeamTournamentView(
        UUID id,
        long version,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        String section,
        int rounds,
        int completedRounds,
        TournamentStatus status,
        @Nullable Colour initialColour,
        List<Parameter> openParameters,
        List<String> chain,
        @Nullable Integer lateAfterMinutes,
        @Nullable Integer proposedLateAfterMinutes,
        int boards,
        List<Team> teams)
        implements Versioned {

    @Override
    @JsonIgnore
    public long etagVersion() {
        return version;
    }

    static TeamTournamentView of(TeamTournaments.Whole whole) {
        Tournament tournament = whole.tournament().common();
        TeamTerms terms = whole.terms();
        var proposed = terms.common().proposedLateAfterMinutes();
        return new TeamTournamentView(
                tournament.id(),
                tournament.version(),
                tournament.competition(),
                tournament.competitionVersion(),
                tournament.stage(),
                tournament.event(),
                tournament.rule(),
                tournament.rounds(),
                whole.completed().size(),
                tournament.status(),
                tournament.initialColour().orElse(null),
                terms.common().open(),
                terms.common().chain(),
                terms.common().lateAfterMinutes(),
                proposed.isPresent() ? proposed.getAsInt() : null,
                terms.team().size(),
                whole.tournament().teams());
    }
}
