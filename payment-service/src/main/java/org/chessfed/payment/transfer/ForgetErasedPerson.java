package org.chessfed.payment.transfer;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.personaldata.PersonalData;
import org.chessfed.events.registration.PersonErased;

/** The names of payers are unreadable once their person is erased; amounts and the ledger stay. */
@ApplicationScoped
class ForgetErasedPerson implements FactHandler<PersonErased> {

    private final PersonalData personalData;

    ForgetErasedPerson(PersonalData personalData) {
        this.personalData = personalData;
    }

    @Override
    public Class<PersonErased> type() {
        return PersonErased.class;
    }

    @Override
    public void handle(PersonErased fact, Delivery delivery) {
        personalData.erase(UUID.fromString(fact.aggregateId()));
    }
}
