package org.chessfed.regulation;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.chessfed.regulation.grammar.Condition;
import org.jspecify.annotations.Nullable;

/**
 * Who may enter at all.
 *
 * @param condition what must hold; {@code if} in the document
 * @param clause clause of the rule
 */
public record EligibilityRule(
        @JsonProperty("if") Condition condition, @Nullable String clause) {}
