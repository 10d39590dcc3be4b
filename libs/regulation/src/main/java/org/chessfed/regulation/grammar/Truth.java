package org.chessfed.regulation.grammar;

/** Outcome of a condition: a fact that is not known leaves it open instead of guessing. */
public enum Truth {
    /** The condition holds. */
    YES,
    /** The condition does not hold. */
    NO,
    /** A fact that decides is not known. */
    UNKNOWN;

    static Truth of(boolean value) {
        return value ? YES : NO;
    }

    Truth not() {
        return switch (this) {
            case YES -> NO;
            case NO -> YES;
            case UNKNOWN -> UNKNOWN;
        };
    }

    Truth and(Truth other) {
        if (this == NO || other == NO) {
            return NO;
        }
        return this == UNKNOWN || other == UNKNOWN ? UNKNOWN : YES;
    }

    Truth or(Truth other) {
        return not().and(other.not()).not();
    }
}
