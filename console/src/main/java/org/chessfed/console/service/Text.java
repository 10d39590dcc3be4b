package org.chessfed.console.service;

import org.jspecify.annotations.Nullable;

/**
 * A text in both languages, as a regulation has it.
 *
 * @param zh Chinese
 * @param en English
 */
public record Text(@Nullable String zh, @Nullable String en) {}
