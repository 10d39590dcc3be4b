package org.chessfed.payment.charge;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.flow.Effects;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.payment.person.PersonNames;

/** Asks payment for every entry that was made. */
@ApplicationScoped
class RaiseCharge implements FactHandler<EntrySubmitted> {

    private final Charges charges;
    private final PersonNames names;
    private final Effects effects;

    RaiseCharge(Charges charges, PersonNames names, Effects effects) {
        this.charges = charges;
        this.names = names;
        this.effects = effects;
    }

    @Override
    public Class<EntrySubmitted> type() {
        return EntrySubmitted.class;
    }

    @Override
    public void handle(EntrySubmitted fact, Delivery delivery) {
        if (!charges.priceable(fact.entry())) {
            throw new ParkUntil("competition", fact.entry().competition());
        }
        if (effects.record("charge-raised", fact.entry().entryId())) {
            names.keep(fact.entry().person());
            charges.raise(fact.entry(), delivery.time());
        }
    }

    @Override
    public String copy() {
        return "entry";
    }
}
