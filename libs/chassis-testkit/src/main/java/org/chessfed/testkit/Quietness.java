package org.chessfed.testkit;

import io.restassured.response.Response;
import java.time.Duration;

/** Waits until the service under test has nothing under way. */
public final class Quietness {

    private static final Duration MOST = Duration.ofSeconds(30);

    private Quietness() {}

    /**
     * Returns when outbox, lag, parked facts and due work are all at zero.
     *
     * @throws AssertionError if they are not within 30 seconds
     */
    public static void await() {
        Management.awaitQuiet(MOST);
    }

    /** Counts of {@code /internal/flow}. */
    public static Response flow() {
        return Management.get("/internal/flow");
    }

    /** Any other endpoint of the management port by GET, such as {@code /internal/parked}. */
    public static Response management(String path) {
        return Management.get(path);
    }

    /** Any command of the management port by POST, such as {@code /internal/dead-letters/<id>/replay}. */
    public static Response command(String path) {
        return Management.post(path);
    }
}
