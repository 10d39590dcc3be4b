package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.rating.RatingChanged;
import org.chessfed.registration.person.Persons;

/** Keeps the national rating of a person, for the orders of later rosters. */
@ApplicationScoped
class KeepNationalRating implements FactHandler<RatingChanged> {

    private static final String NATIONAL_LIST = "NATIONAL";

    private final Persons persons;

    KeepNationalRating(Persons persons) {
        this.persons = persons;
    }

    @Override
    public Class<RatingChanged> type() {
        return RatingChanged.class;
    }

    @Override
    public void handle(RatingChanged fact, Delivery delivery) {
        if (NATIONAL_LIST.equals(fact.list())) {
            persons.rated(UUID.fromString(fact.personId()), fact.rating());
        }
    }
}
