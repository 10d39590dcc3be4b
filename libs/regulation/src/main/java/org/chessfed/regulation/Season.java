package org.chessfed.regulation;

import org.jspecify.annotations.Nullable;

/**
 * A season of a competition.
 *
 * @param year Gregorian year
 * @param label its shown label, such as an ROC year
 * @param previous label of the season before; null: none
 * @param next label of the season after; null: none
 */
public record Season(
        int year,
        String label,
        @Nullable String previous,
        @Nullable String next) {}
