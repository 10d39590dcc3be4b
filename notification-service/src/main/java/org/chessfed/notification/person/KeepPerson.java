package org.chessfed.notification.person;

import jakarta.inject.Singleton;
import org.chessfed.chassis.inbox.Keep;
import org.chessfed.events.registration.PersonChanged;
import org.chessfed.events.registration.PersonErased;
import org.chessfed.events.registration.PersonRegistered;

/** Keeps the copy of persons: one handler per fact, one copy for all. */
final class KeepPerson {

    private static final String COPY = "person";

    private KeepPerson() {}

    /** A person is known. */
    @Singleton
    static class Registered extends Keep<PersonRegistered> {
        Registered(Persons persons) {
            super(PersonRegistered.class, COPY, fact -> persons.keep(fact.person()));
        }
    }

    /** A person's public data changed. */
    @Singleton
    static class Changed extends Keep<PersonChanged> {
        Changed(Persons persons) {
            super(PersonChanged.class, COPY, fact -> persons.keep(fact.person()));
        }
    }

    /** A person is a pseudonym from now on. */
    @Singleton
    static class Erased extends Keep<PersonErased> {
        Erased(Persons persons) {
            super(PersonErased.class, COPY, fact -> persons.keep(fact.person()));
        }
    }
}
