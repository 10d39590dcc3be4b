package org.chessfed.chassis.time;

/** The clock cannot be moved so. */
public final class ClockRefusal extends RuntimeException {

    private static final long serialVersionUID = 1L;

    ClockRefusal(String message) {
        super(message);
    }
}
