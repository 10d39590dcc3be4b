package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.payment.ChargeRaised;

/** An entry for which payment was asked waits for it. */
@ApplicationScoped
class AskToPay implements FactHandler<ChargeRaised> {

    private final Entries entries;

    AskToPay(Entries entries) {
        this.entries = entries;
    }

    @Override
    public Class<ChargeRaised> type() {
        return ChargeRaised.class;
    }

    @Override
    public void handle(ChargeRaised fact, Delivery delivery) {
        entries.askedToPay(UUID.fromString(fact.charge().entryId()));
    }
}
