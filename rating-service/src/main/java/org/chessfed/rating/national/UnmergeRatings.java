package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.registration.PersonUnmerged;
import org.chessfed.rating.person.Persons;

/** Gives the games of a record back to it. */
@ApplicationScoped
class UnmergeRatings implements FactHandler<PersonUnmerged> {

    private final NationalRatings ratings;
    private final Persons persons;

    UnmergeRatings(NationalRatings ratings, Persons persons) {
        this.ratings = ratings;
        this.persons = persons;
    }

    @Override
    public Class<PersonUnmerged> type() {
        return PersonUnmerged.class;
    }

    @Override
    public void handle(PersonUnmerged fact, Delivery delivery) {
        for (String person : List.of(fact.personId(), fact.mergedId())) {
            if (persons.find(person).isEmpty()) {
                throw new ParkUntil("person", person);
            }
        }
        ratings.unmerge(fact.personId(), fact.mergedId(), delivery.time());
    }

    @Override
    public String copy() {
        return "merge";
    }
}
