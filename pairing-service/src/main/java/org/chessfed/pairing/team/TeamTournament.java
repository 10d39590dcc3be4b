package org.chessfed.pairing.team;

import java.util.List;
import java.util.UUID;
import org.chessfed.pairing.tournament.Tournament;

/**
 * A tournament of teams.
 *
 * @param common what it shares with every tournament; it has no players of its own
 * @param teams in the order of their numbers
 */
record TeamTournament(Tournament common, List<Team> teams) {
    TeamTournament {
        teams = List.copyOf(teams);
    }

    UUID id() {
        return common.id();
    }

    /** The team with a number. */
    Team team(int number) {
        return teams.get(number - 1);
    }
}
