package org.chessfed.console.service;

import org.jspecify.annotations.Nullable;

/**
 * Why something was decided.
 *
 * @param clause clause of the regulation; absent where only the platform speaks
 * @param key which reason
 * @param text in the language of the page
 */
public record Reason(
        @Nullable String clause,
        @Nullable String key,
        @Nullable String text) {}
