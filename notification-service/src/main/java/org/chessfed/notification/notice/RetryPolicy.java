package org.chessfed.notification.notice;

import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** How long a notice waits after a try that the outside did not take: ever longer, a day and a half in all. */
final class RetryPolicy {

    private static final List<Duration> WAITS = List.of(
            Duration.ofSeconds(5),
            Duration.ofSeconds(30),
            Duration.ofMinutes(2),
            Duration.ofMinutes(10),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(6),
            Duration.ofHours(12),
            Duration.ofHours(16));

    private RetryPolicy() {}

    /**
     * The wait after a try.
     *
     * @param tries how many there have been, from 1
     * @return empty when there is no further one
     */
    static Optional<Duration> waitAfter(int tries) {
        if (tries < 1) {
            throw new IllegalArgumentException("tries are counted from 1, not " + tries);
        }
        return tries > WAITS.size() ? Optional.empty() : Optional.of(WAITS.get(tries - 1));
    }
}
