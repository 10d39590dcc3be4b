package org.chessfed.events.registration;

import java.time.Instant;
import org.chessfed.events.Fact;

/**
 * A competition is over; nothing of it changes any more.
 *
 * @param code competition code
 * @param version regulation version that was in force
 * @param closedAt when it was closed
 */
public record CompetitionClosed(String code, long version, Instant closedAt) implements Fact {
    @Override
    public String aggregateId() {
        return code;
    }

    @Override
    public String key() {
        return code;
    }
}
