package org.chessfed.chassis.id;

import java.security.SecureRandom;
import java.time.Clock;
import java.util.UUID;

/** Ids of things: UUID version 7 (RFC 9562), rising in time within one process, so that indexes grow at their end. */
public final class Ids {

    private static final SecureRandom RANDOM = new SecureRandom();
    private static final Clock CLOCK = Clock.systemUTC();
    private static long last;

    private Ids() {}

    /** A fresh id, greater than every earlier one of this process. */
    public static UUID next() {
        long stamp = stamp();
        long high = (stamp >>> 12) << 16 | 0x7000L | (stamp & 0xFFFL);
        long low = RANDOM.nextLong() & 0x3FFFFFFFFFFFFFFFL | 0x8000000000000000L;
        return new UUID(high, low);
    }

    /** Milliseconds and a 12-bit counter within the millisecond; borrows from the next one when the counter is used up. */
    private static synchronized long stamp() {
        last = Math.max(CLOCK.millis() << 12, last + 1);
        return last;
    }
}
