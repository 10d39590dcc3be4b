package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/**
 * A merge was undone.
 *
 * @param personId the id that stayed
 * @param version version of that person
 * @param mergedId the id that is a person of its own again
 */
public record PersonUnmerged(String personId, long version, String mergedId) implements Fact {
    @Override
    public String aggregateId() {
        return personId;
    }

    @Override
    public String key() {
        return personId;
    }
}
