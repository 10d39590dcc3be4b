package org.chessfed.local;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;

/** Whether a service that has died is started again: at most three times within five minutes. */
final class RestartPolicy {

    static final int RESTARTS = 3;
    static final Duration WITHIN = Duration.ofMinutes(5);

    private final Deque<Instant> restarts = new ArrayDeque<>();

    /**
     * Asks for one more restart, and counts it when it is allowed.
     *
     * @param now the instant of the death
     */
    synchronized boolean allows(Instant now) {
        while (!restarts.isEmpty() && !restarts.getFirst().isAfter(now.minus(WITHIN))) {
            restarts.removeFirst();
        }
        if (restarts.size() == RESTARTS) {
            return false;
        }
        restarts.addLast(now);
        return true;
    }
}
