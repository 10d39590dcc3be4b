package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/**
 * Public data of a person changed.
 *
 * @param person the public data
 * @param version rising by every change of the person
 */
public record PersonChanged(PersonCard person, long version) implements Fact {
    @Override
    public String aggregateId() {
        return person.personId();
    }

    @Override
    public String key() {
        return person.personId();
    }
}
