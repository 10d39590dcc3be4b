package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/**
 * Two records turned out to be one person; the second id is an alias from now on.
 *
 * @param personId the id that stays
 * @param version version of the person that stays
 * @param mergedId the id that became an alias
 */
public record PersonMerged(String personId, long version, String mergedId) implements Fact {
    @Override
    public String aggregateId() {
        return personId;
    }

    @Override
    public String key() {
        return personId;
    }
}
