package org.chessfed.engine.tiebreak;

import java.util.List;

/**
 * Players who stay equal until people decide.
 *
 * @param step what is awaited: a step of {@link TieBreak#PLAYOFF} or {@link TieBreak#LOTS}
 * @param firstPlace best place that the group takes up, from 1
 * @param players pairing numbers in ascending order, at least two
 */
public record AwaitingGroup(Step step, int firstPlace, List<Integer> players) {
    public AwaitingGroup {
        players = List.copyOf(players);
    }

    /** Last place that the group takes up, inclusive. */
    public int lastPlace() {
        return firstPlace + players.size() - 1;
    }

    /** Whether the tie decides who is among the first {@code places} and who is not. */
    public boolean straddles(int places) {
        return firstPlace <= places && places < lastPlace();
    }
}
