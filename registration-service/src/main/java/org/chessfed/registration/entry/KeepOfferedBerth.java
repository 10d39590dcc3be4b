package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthOffered;

/** Keeps a copy of an offered place. */
@ApplicationScoped
class KeepOfferedBerth implements FactHandler<BerthOffered> {

    private final SelectionCopies copies;

    KeepOfferedBerth(SelectionCopies copies) {
        this.copies = copies;
    }

    @Override
    public Class<BerthOffered> type() {
        return BerthOffered.class;
    }

    @Override
    public String copy() {
        return "berth";
    }

    @Override
    public void handle(BerthOffered fact, Delivery delivery) {
        copies.keep(fact.berth(), fact.version());
    }
}
