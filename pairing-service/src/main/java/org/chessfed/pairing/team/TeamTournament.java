package org.chessfed.pairing.team;

import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.engine.Colour;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.jspecify.annotations.Nullable;

/**
 * A tournament of teams.
 *
 * @param id its id
 * @param version rising by every change
 * @param competition competition code
 * @param competitionVersion version of the regulation that it is played under
 * @param stage stage id
 * @param event event id
 * @param rule id of the tournament's part of the regulation: its sections joined by a plus sign
 * @param rounds number of rounds
 * @param status where it stands
 * @param initialColour colour of the first board of the first team of round 1; empty before the lot
 * @param chain ranking chain that the chief arbiter has set; empty for none
 * @param lateAfterMinutes default time that the chief arbiter has set; null for none
 * @param teams in the order of their numbers
 */
record TeamTournament(
        UUID id,
        long version,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        String rule,
        int rounds,
        TournamentStatus status,
        Optional<Colour> initialColour,
        List<String> chain,
        @Nullable Integer lateAfterMinutes,
        List<Team> teams) {
    TeamTournament {
        chain = List.copyOf(chain);
        teams = List.copyOf(teams);
    }

    /** The team with a number. */
    Team team(int number) {
        return teams.get(number - 1);
    }

    /** The next version. */
    TeamTournament changed(
            TournamentStatus newStatus,
            Optional<Colour> newColour,
            List<String> newChain,
            @Nullable Integer newLateAfterMinutes) {
        return new TeamTournament(
                id,
                version + 1,
                competition,
                competitionVersion,
                stage,
                event,
                rule,
                rounds,
                newStatus,
                newColour,
                newChain,
                newLateAfterMinutes,
                teams);
    }
}
