package org.chessfed.registration.person;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.flow.Republication;
import org.chessfed.chassis.flow.Republisher;
import org.chessfed.events.Fact;
import org.chessfed.events.registration.PersonRegistered;

/** Tells everybody who is registered once more; merged and erased persons stay away. The key is a person's id. */
@ApplicationScoped
class RepublishPersons implements Republisher {

    private final PersonRepository repository;
    private final Republication republication;

    RepublishPersons(PersonRepository repository, Republication republication) {
        this.repository = repository;
        this.republication = republication;
    }

    @Override
    public Class<? extends Fact> type() {
        return PersonRegistered.class;
    }

    @Override
    public long republish(String key) {
        return republication.of(
                (after, most) -> repository
                        .find(
                                "id > ?1 and (?2 = '' or cast(id as string) = ?2) and mergedInto is null"
                                        + " and erasedAt is null order by id",
                                after,
                                key)
                        .page(0, most)
                        .list(),
                RepublishPersons::id,
                person -> new PersonRegistered(person.known().card(), person.version));
    }

    private static UUID id(Person person) {
        return person.id;
    }
}
