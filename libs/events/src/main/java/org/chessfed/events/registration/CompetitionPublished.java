package org.chessfed.events.registration;

import java.time.Instant;
import org.chessfed.events.Fact;
import org.jspecify.annotations.Nullable;

/**
 * A version of a regulation is in force. Every service keeps its copy and reads its part.
 *
 * @param code competition code
 * @param version regulation version, from 1
 * @param documentNumber number of the approval, absent where the organiser opened the entry without one
 * @param yaml the document whole
 * @param publishedAt when it came into force
 */
public record CompetitionPublished(
        String code, long version, @Nullable String documentNumber, String yaml, Instant publishedAt) implements Fact {
    @Override
    public String aggregateId() {
        return code;
    }

    @Override
    public String key() {
        return code;
    }
}
