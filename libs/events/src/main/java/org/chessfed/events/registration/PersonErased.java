package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/**
 * A person was erased: the card holds the pseudonym.
 *
 * @param person the public data
 * @param version rising by every change of the person
 */
public record PersonErased(PersonCard person, long version) implements Fact {
    @Override
    public String aggregateId() {
        return person.personId();
    }

    @Override
    public String key() {
        return person.personId();
    }
}
