package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.SanctionProposed;

/** Keeps a copy of a sanction that was proposed. */
@ApplicationScoped
class KeepSanctionProposed implements FactHandler<SanctionProposed> {

    private final SelectionCopies copies;

    KeepSanctionProposed(SelectionCopies copies) {
        this.copies = copies;
    }

    @Override
    public Class<SanctionProposed> type() {
        return SanctionProposed.class;
    }

    @Override
    public String copy() {
        return "sanction";
    }

    @Override
    public void handle(SanctionProposed fact, Delivery delivery) {
        copies.keep(fact.sanction(), fact.version());
    }
}
