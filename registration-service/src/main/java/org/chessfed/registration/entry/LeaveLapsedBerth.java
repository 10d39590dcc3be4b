package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthLapsed;

/** A place that was not confirmed in time takes its entry with it. */
@ApplicationScoped
class LeaveLapsedBerth implements FactHandler<BerthLapsed> {

    private final SelectionCopies copies;
    private final BerthEntries entries;

    LeaveLapsedBerth(SelectionCopies copies, BerthEntries entries) {
        this.copies = copies;
        this.entries = entries;
    }

    @Override
    public Class<BerthLapsed> type() {
        return BerthLapsed.class;
    }

    @Override
    public String copy() {
        return "berth";
    }

    @Override
    public void handle(BerthLapsed fact, Delivery delivery) {
        copies.keep(fact.berth(), fact.version());
        entries.lost(
                UUID.fromString(fact.berth().berthId()),
                CancelCause.BY_ENTRANT,
                fact.berth().clause(),
                delivery.time());
    }
}
