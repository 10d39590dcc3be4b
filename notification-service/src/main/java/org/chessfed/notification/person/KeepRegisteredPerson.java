package org.chessfed.notification.person;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.PersonRegistered;

/** Copies the names of each new person. */
@ApplicationScoped
class KeepRegisteredPerson implements FactHandler<PersonRegistered> {

    private final Persons persons;

    KeepRegisteredPerson(Persons persons) {
        this.persons = persons;
    }

    @Override
    public Class<PersonRegistered> type() {
        return PersonRegistered.class;
    }

    @Override
    public void handle(PersonRegistered fact, Delivery delivery) {
        persons.keep(fact.person());
    }

    @Override
    public String copy() {
        return "person";
    }
}
