package org.chessfed.selection.view;

import com.fasterxml.jackson.annotation.JsonInclude;
import org.jspecify.annotations.Nullable;

/**
 * A reason in the reader's language.
 *
 * @param clause id of the clause
 * @param article number of the clause in the original
 * @param rule what the clause says
 * @param key the message
 * @param text the message in words
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record ReasonView(
        @Nullable String clause,
        @Nullable String article,
        @Nullable String rule,
        String key,
        String text) {}
