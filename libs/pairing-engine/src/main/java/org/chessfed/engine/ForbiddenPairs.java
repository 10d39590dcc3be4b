package org.chessfed.engine;

import java.util.Set;

/**
 * A group in which nobody may meet anybody else of the group (TRF26 record 260).
 *
 * @param firstRound first round in which it holds, inclusive, from 1
 * @param lastRound last round in which it holds, inclusive
 * @param players pairing numbers, at least two
 */
public record ForbiddenPairs(int firstRound, int lastRound, Set<Integer> players) {
    public ForbiddenPairs {
        players = Set.copyOf(players);
    }
}
