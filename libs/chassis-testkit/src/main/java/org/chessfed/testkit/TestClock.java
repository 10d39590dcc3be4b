package org.chessfed.testkit;

import java.time.Instant;

/** Moves the business clock of the service under test, as the demo does; needs {@code chessfed.clock.movable=true}. */
public final class TestClock {

    private TestClock() {}

    /**
     * Moves it forward; due work is done when this returns.
     *
     * @throws AssertionError if the service refuses
     */
    public static void moveTo(Instant to) {
        Management.moveClock(to);
    }

    /** Where it stands. */
    public static Instant now() {
        return Instant.parse(Management.get("/internal/clock").jsonPath().getString("now"));
    }
}
