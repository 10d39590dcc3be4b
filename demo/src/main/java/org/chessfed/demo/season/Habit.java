package org.chessfed.demo.season;

/** How somebody pays. */
enum Habit {
    /** The right sum in time. */
    RIGHT,
    /** Too little, and the rest when he is told. */
    SHORT,
    /** After the deadline. */
    LATE,
    /** Twice, by mistake. */
    DOUBLED,
    /** For a sister or brother too, in one transfer. */
    FOR_TWO,
    /** Not himself: a sister or brother pays for him. */
    PAID_FOR,
    /** Not at all. */
    NEVER
}
