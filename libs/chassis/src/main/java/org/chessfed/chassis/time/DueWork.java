package org.chessfed.chassis.time;

import java.time.Instant;

/**
 * Work that falls due by the clock: an offer lapses, a charge becomes overdue. A bean of the service.
 *
 * <p>It is asked every second, and before the answer to a move of the clock. It decides by the recorded deadline and not by
 * the moment at which it runs: a late sweep lapses as of the deadline.
 */
public interface DueWork {

    /**
     * Does all work whose deadline has passed at {@code upTo}; opens its own transactions, one per piece. Another process of
     * the service may do the same at the same moment, so a piece is claimed by a guarded update.
     *
     * @param upTo instant up to which, in whole seconds; a deadline equal to it is still met, an earlier one has passed
     * @return how many pieces were done
     */
    int runDue(Instant upTo);

    /** How many pieces {@link #runDue} would do at {@code upTo}; the platform is not quiet while there are any. */
    long due(Instant upTo);
}
