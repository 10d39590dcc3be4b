package org.chessfed.notification.person;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.PersonErased;

/** Puts the pseudonym in the place of an erased person's names. */
@ApplicationScoped
class KeepErasedPerson implements FactHandler<PersonErased> {

    private final Persons persons;

    KeepErasedPerson(Persons persons) {
        this.persons = persons;
    }

    @Override
    public Class<PersonErased> type() {
        return PersonErased.class;
    }

    @Override
    public void handle(PersonErased fact, Delivery delivery) {
        persons.keep(fact.person());
    }

    @Override
    public String copy() {
        return "person";
    }
}
