package org.chessfed.regulation;

import org.jspecify.annotations.Nullable;

/**
 * What a team is.
 *
 * @param size players of a team, which are its boards
 * @param reserves most players beyond them
 * @param boardOrder whether the order of the boards may change
 * @param clause clause of the size
 * @param orderClause clause of the board order; null: {@code clause}
 */
public record TeamRule(
        int size,
        int reserves,
        BoardOrder boardOrder,
        @Nullable String clause,
        @Nullable String orderClause) {

    /** Whether the order of the boards may change. */
    public enum BoardOrder {
        /** It stands from the close of entry on. */
        FIXED,
        /** A team names it for each round. */
        PER_ROUND
    }
}
