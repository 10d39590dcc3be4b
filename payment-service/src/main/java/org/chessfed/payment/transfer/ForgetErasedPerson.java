package org.chessfed.payment.transfer;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.personaldata.PersonalData;
import org.chessfed.events.registration.PersonErased;
import org.chessfed.payment.person.PersonNames;

/** The names of payers are gone or unreadable once their person is erased; amounts and the ledger stay. */
@ApplicationScoped
class ForgetErasedPerson implements FactHandler<PersonErased> {

    private final PersonalData personalData;
    private final PersonNames names;

    ForgetErasedPerson(PersonalData personalData, PersonNames names) {
        this.personalData = personalData;
        this.names = names;
    }

    @Override
    public Class<PersonErased> type() {
        return PersonErased.class;
    }

    @Override
    public void handle(PersonErased fact, Delivery delivery) {
        UUID person = UUID.fromString(fact.aggregateId());
        personalData.erase(person);
        names.forget(person);
    }
}
