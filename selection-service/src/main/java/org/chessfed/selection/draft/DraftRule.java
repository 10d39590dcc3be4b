package org.chessfed.selection.draft;

import java.time.Instant;
import org.chessfed.regulation.grammar.Condition;
import org.jspecify.annotations.Nullable;

/**
 * The rule of drafting into one section of a stage.
 *
 * @param clause the clause
 * @param max most drafted players of the section
 * @param condition what a candidate must satisfy; null where the committee is free
 * @param decideBy the last instant, inclusive to the whole second, at which the committee may decide; null where the
 *     regulation sets none
 */
public record DraftRule(
        @Nullable String clause,
        int max,
        @Nullable Condition condition,
        @Nullable Instant decideBy) {}
