package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is rated.
 *
 * @param nationalStages stages that are rated nationally; empty: all, {@code ALL} in the document
 * @param clause clause of the rule
 */
public record RatingRule(
        List<String> nationalStages, @Nullable String clause) {
    public RatingRule {
        nationalStages = List.of("ALL").equals(nationalStages) ? List.of() : List.copyOf(nationalStages);
    }

    /** Whether a stage is rated nationally. */
    public boolean ratesNationally(String stage) {
        return nationalStages.isEmpty() || nationalStages.contains(stage);
    }
}
