package org.chessfed.selection.person;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Singleton;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.Keep;
import org.chessfed.events.rating.RatingChanged;
import org.chessfed.events.registration.PersonChanged;
import org.chessfed.events.registration.PersonErased;
import org.chessfed.events.registration.PersonMerged;
import org.chessfed.events.registration.PersonRegistered;
import org.chessfed.events.registration.PersonUnmerged;

/** Keep the copies of persons and ratings: one handler per fact, one copy of the person for all. */
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

    /** Two ids are one person: the second one points to the first. */
    @ApplicationScoped
    static class Merged implements FactHandler<PersonMerged> {
        private final Persons persons;

        Merged(Persons persons) {
            this.persons = persons;
        }

        @Override
        public Class<PersonMerged> type() {
            return PersonMerged.class;
        }

        @Override
        public void handle(PersonMerged fact, Delivery delivery) {
            persons.alias(UUID.fromString(fact.mergedId()), UUID.fromString(fact.personId()));
        }
    }

    /** A merge was undone. */
    @ApplicationScoped
    static class Unmerged implements FactHandler<PersonUnmerged> {
        private final Persons persons;

        Unmerged(Persons persons) {
            this.persons = persons;
        }

        @Override
        public Class<PersonUnmerged> type() {
            return PersonUnmerged.class;
        }

        @Override
        public void handle(PersonUnmerged fact, Delivery delivery) {
            persons.alias(UUID.fromString(fact.mergedId()), null);
        }
    }

    /** A rating changed. */
    @ApplicationScoped
    static class Rated implements FactHandler<RatingChanged> {
        private final Persons persons;

        Rated(Persons persons) {
            this.persons = persons;
        }

        @Override
        public Class<RatingChanged> type() {
            return RatingChanged.class;
        }

        @Override
        public void handle(RatingChanged fact, Delivery delivery) {
            persons.keep(fact);
        }
    }
}
