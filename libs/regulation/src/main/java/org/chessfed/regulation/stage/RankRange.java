package org.chessfed.regulation.stage;

import org.jspecify.annotations.Nullable;

/**
 * Ranks of a final order, both inclusive.
 *
 * @param from first rank, from 1
 * @param to last rank; null: to the end
 */
public record RankRange(int from, @Nullable Integer to) {

    /** Whether it holds a rank. */
    public boolean contains(int rank) {
        return rank >= from && (to == null || rank <= to);
    }

    /** How many ranks it holds; an open range cannot be counted. */
    public int size() {
        if (to == null) {
            throw new IllegalStateException("the range from " + from + " has no end");
        }
        return to - from + 1;
    }
}
