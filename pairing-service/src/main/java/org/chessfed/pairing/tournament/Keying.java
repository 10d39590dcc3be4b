package org.chessfed.pairing.tournament;

/** How often a result is keyed before it counts. */
public enum Keying {
    /** Once. */
    ONCE,
    /** Twice, by two persons who key the same. */
    TWICE
}
