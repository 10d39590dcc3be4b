package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.SanctionImposed;

/** Keeps a copy of a sanction that was imposed. */
@ApplicationScoped
class KeepSanctionImposed implements FactHandler<SanctionImposed> {

    private final SelectionCopies copies;

    KeepSanctionImposed(SelectionCopies copies) {
        this.copies = copies;
    }

    @Override
    public Class<SanctionImposed> type() {
        return SanctionImposed.class;
    }

    @Override
    public String copy() {
        return "sanction";
    }

    @Override
    public void handle(SanctionImposed fact, Delivery delivery) {
        copies.keep(fact.sanction(), fact.version());
    }
}
