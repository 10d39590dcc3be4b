package org.chessfed.payment.refund;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.flow.Effects;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.payment.charge.Charges;

/** A cancelled entry: what is unpaid is waived, and for what was paid a refund is proposed by the cause. */
@ApplicationScoped
class SettleCancelledEntry implements FactHandler<EntryCancelled> {

    private final Charges charges;
    private final Refunds refunds;
    private final Effects effects;

    SettleCancelledEntry(Charges charges, Refunds refunds, Effects effects) {
        this.charges = charges;
        this.refunds = refunds;
        this.effects = effects;
    }

    @Override
    public Class<EntryCancelled> type() {
        return EntryCancelled.class;
    }

    @Override
    public void handle(EntryCancelled fact, Delivery delivery) {
        if (effects.record("charge-cancelled", fact.entry().entryId())) {
            charges.cancel(UUID.fromString(fact.entry().entryId()), delivery.time())
                    .ifPresent(charge ->
                            refunds.proposeCancelled(charge, fact.entry().cancelCause(), delivery.time()));
        }
    }

    @Override
    public String copy() {
        return "entry";
    }
}
