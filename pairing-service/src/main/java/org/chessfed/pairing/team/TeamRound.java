package org.chessfed.pairing.team;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.chessfed.pairing.round.RoundStatus;
import org.jspecify.annotations.Nullable;

/**
 * A round of a tournament of teams.
 *
 * @param number round number, from 1
 * @param status where it stands
 * @param startsAt when it starts
 * @param bye number of the team that has the pairing-allocated bye; null for none
 * @param matches in the order of their tables
 */
record TeamRound(
        int number,
        RoundStatus status,
        Instant startsAt,
        @Nullable Integer bye,
        List<TeamMatch> matches) {
    TeamRound {
        matches = List.copyOf(matches);
    }

    /** The match at a table; empty for a table that the round does not have. */
    Optional<TeamMatch> match(int table) {
        return table < 1 || table > matches.size() ? Optional.empty() : Optional.of(matches.get(table - 1));
    }

    /** The round in another state. */
    TeamRound in(RoundStatus newStatus) {
        return new TeamRound(number, newStatus, startsAt, bye, matches);
    }
}
