package org.chessfed.regulation;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.chessfed.regulation.grammar.Condition;
import org.jspecify.annotations.Nullable;

/**
 * The list in which a person enters, is ranked and rewarded.
 *
 * @param id such as {@code MEN}
 * @param title shown name
 * @param condition who may enter it; null: everybody; {@code if} in the document
 * @param clause clause of the rule
 */
public record Section(
        String id,
        Text title,
        @JsonProperty("if") @Nullable Condition condition,
        @Nullable String clause) {}
