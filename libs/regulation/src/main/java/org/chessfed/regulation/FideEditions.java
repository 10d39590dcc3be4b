package org.chessfed.regulation;

/**
 * Editions of the FIDE rules that hold.
 *
 * @param pairing {@code BY_START}, or an edition such as {@code 2026-02}
 * @param tieBreaks {@code BY_START}, or an edition such as {@code 2024-08}
 */
public record FideEditions(String pairing, String tieBreaks) {

    /** The edition in force on the first day of the event, at the oldest the oldest one that is implemented. */
    public static final String BY_START = "BY_START";
}
