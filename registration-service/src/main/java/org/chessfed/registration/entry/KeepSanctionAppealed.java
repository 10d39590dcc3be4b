package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.SanctionAppealed;

/** Keeps a copy of a sanction that was appealed. */
@ApplicationScoped
class KeepSanctionAppealed implements FactHandler<SanctionAppealed> {

    private final SelectionCopies copies;

    KeepSanctionAppealed(SelectionCopies copies) {
        this.copies = copies;
    }

    @Override
    public Class<SanctionAppealed> type() {
        return SanctionAppealed.class;
    }

    @Override
    public String copy() {
        return "sanction";
    }

    @Override
    public void handle(SanctionAppealed fact, Delivery delivery) {
        copies.keep(fact.sanction(), fact.version());
    }
}
