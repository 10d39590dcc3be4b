package org.chessfed.engine.tiebreak;

import java.util.List;
import java.util.OptionalInt;

/**
 * One line of a standing.
 *
 * @param player pairing number
 * @param rank place, from 1; players who stay equal share the best place of their group
 * @param joint whether somebody shares the place
 * @param points points of the standing, in tenths; never changed by an {@link UnplayedPolicy}
 * @param values one value for each step of the chain, in its order
 * @param separatedBy index in the chain of the step that puts this row behind the row before it; empty for the first row
 *     and inside a shared place
 */
public record StandingsRow(
        int player, int rank, boolean joint, int points, List<StepValue> values, OptionalInt separatedBy) {
    public StandingsRow {
        values = List.copyOf(values);
    }
}
