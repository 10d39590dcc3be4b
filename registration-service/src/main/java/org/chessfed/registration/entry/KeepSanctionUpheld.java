package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.SanctionUpheld;

/** Keeps a copy of a sanction that was upheld. */
@ApplicationScoped
class KeepSanctionUpheld implements FactHandler<SanctionUpheld> {

    private final SelectionCopies copies;

    KeepSanctionUpheld(SelectionCopies copies) {
        this.copies = copies;
    }

    @Override
    public Class<SanctionUpheld> type() {
        return SanctionUpheld.class;
    }

    @Override
    public String copy() {
        return "sanction";
    }

    @Override
    public void handle(SanctionUpheld fact, Delivery delivery) {
        copies.keep(fact.sanction(), fact.version());
    }
}
