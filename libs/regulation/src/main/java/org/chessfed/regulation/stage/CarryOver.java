package org.chessfed.regulation.stage;

import org.jspecify.annotations.Nullable;

/**
 * Places of the next season that this season's final order gives.
 *
 * @param section the section's list
 * @param stage stage of this season whose order counts; null: the last
 * @param ranks ranks that hold a place
 * @param to stage of the next season
 * @param clause clause of the rule
 */
public record CarryOver(
        String section,
        @Nullable String stage,
        RankRange ranks,
        String to,
        @Nullable String clause) {}
