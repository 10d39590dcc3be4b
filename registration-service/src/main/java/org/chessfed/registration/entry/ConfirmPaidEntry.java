package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.payment.ChargeSettled;

/** An entry counts once its whole fee has been paid. */
@ApplicationScoped
class ConfirmPaidEntry implements FactHandler<ChargeSettled> {

    private final Entries entries;

    ConfirmPaidEntry(Entries entries) {
        this.entries = entries;
    }

    @Override
    public Class<ChargeSettled> type() {
        return ChargeSettled.class;
    }

    @Override
    public void handle(ChargeSettled fact, Delivery delivery) {
        String clause = fact.charge().lines().isEmpty()
                ? null
                : fact.charge().lines().getFirst().clause();
        entries.paid(UUID.fromString(fact.charge().entryId()), fact.charge().amount(), clause, delivery.time());
    }
}
