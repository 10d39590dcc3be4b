package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is rated.
 *
 * @param nationalStages stages that are rated nationally
 * @param clause clause of the rule
 */
public record RatingRule(
        List<String> nationalStages, @Nullable String clause) {
    public RatingRule {
        nationalStages = List.copyOf(nationalStages);
    }
}
