package org.chessfed.notification.person;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.PersonChanged;

/** Follows changes of names. */
@ApplicationScoped
class KeepChangedPerson implements FactHandler<PersonChanged> {

    private final Persons persons;

    KeepChangedPerson(Persons persons) {
        this.persons = persons;
    }

    @Override
    public Class<PersonChanged> type() {
        return PersonChanged.class;
    }

    @Override
    public void handle(PersonChanged fact, Delivery delivery) {
        persons.keep(fact.person());
    }

    @Override
    public String copy() {
        return "person";
    }
}
