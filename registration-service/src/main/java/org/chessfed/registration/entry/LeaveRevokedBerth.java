package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthRevoked;

/** A place that was taken back takes its entry with it; the organiser bears it. */
@ApplicationScoped
class LeaveRevokedBerth implements FactHandler<BerthRevoked> {

    private final SelectionCopies copies;
    private final BerthEntries entries;

    LeaveRevokedBerth(SelectionCopies copies, BerthEntries entries) {
        this.copies = copies;
        this.entries = entries;
    }

    @Override
    public Class<BerthRevoked> type() {
        return BerthRevoked.class;
    }

    @Override
    public String copy() {
        return "berth";
    }

    @Override
    public void handle(BerthRevoked fact, Delivery delivery) {
        copies.keep(fact.berth(), fact.version());
        entries.lost(
                UUID.fromString(fact.berth().berthId()),
                CancelCause.BY_ORGANISER,
                fact.berth().clause(),
                delivery.time());
    }
}
