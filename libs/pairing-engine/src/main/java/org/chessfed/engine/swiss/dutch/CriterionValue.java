package org.chessfed.engine.swiss.dutch;

import java.util.List;

/**
 * How well a bracket complies with one criterion.
 *
 * @param criterion one of C6 to C21
 * @param values what is minimised: a number of players or games, or scores and score differences in tenths, largest
 *     first; compared one after the other
 */
public record CriterionValue(Criterion criterion, List<Integer> values) {
    /** Added, in C18 and C20, to the score of a moved-down player who stays unpaired: larger than any difference. */
    public static final int UNPAIRED = 1_000_000;

    public CriterionValue {
        values = List.copyOf(values);
    }
}
