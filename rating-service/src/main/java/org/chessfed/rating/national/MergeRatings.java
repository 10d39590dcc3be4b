package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.registration.PersonMerged;
import org.chessfed.rating.person.Persons;

/** Makes the games of two records those of one person. */
@ApplicationScoped
class MergeRatings implements FactHandler<PersonMerged> {

    private final NationalRatings ratings;
    private final Persons persons;

    MergeRatings(NationalRatings ratings, Persons persons) {
        this.ratings = ratings;
        this.persons = persons;
    }

    @Override
    public Class<PersonMerged> type() {
        return PersonMerged.class;
    }

    @Override
    public void handle(PersonMerged fact, Delivery delivery) {
        for (String person : List.of(fact.personId(), fact.mergedId())) {
            if (persons.find(person).isEmpty()) {
                throw new ParkUntil("person", person);
            }
        }
        ratings.merge(fact.personId(), fact.mergedId(), delivery.time());
    }

    @Override
    public String copy() {
        return "merge";
    }
}
