package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.SanctionLifted;

/** Keeps a copy of a sanction that was lifted. */
@ApplicationScoped
class KeepSanctionLifted implements FactHandler<SanctionLifted> {

    private final SelectionCopies copies;

    KeepSanctionLifted(SelectionCopies copies) {
        this.copies = copies;
    }

    @Override
    public Class<SanctionLifted> type() {
        return SanctionLifted.class;
    }

    @Override
    public String copy() {
        return "sanction";
    }

    @Override
    public void handle(SanctionLifted fact, Delivery delivery) {
        copies.keep(fact.sanction(), fact.version());
    }
}
