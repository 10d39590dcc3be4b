package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthWaived;
import org.jspecify.annotations.Nullable;

/** A place that was given up takes its entry with it. */
@ApplicationScoped
class LeaveWaivedBerth implements FactHandler<BerthWaived> {

    private final SelectionCopies copies;
    private final BerthEntries entries;

    LeaveWaivedBerth(SelectionCopies copies, BerthEntries entries) {
        this.copies = copies;
        this.entries = entries;
    }

    @Override
    public Class<BerthWaived> type() {
        return BerthWaived.class;
    }

    @Override
    public String copy() {
        return "berth";
    }

    @Override
    public void handle(BerthWaived fact, Delivery delivery) {
        copies.keep(fact.berth(), fact.version());
        entries.lost(
                UUID.fromString(fact.berth().berthId()),
                cause(fact.berth().cause()),
                fact.berth().clause(),
                delivery.time());
    }

    /** Who moves up to a later stage has not withdrawn: the entry is not needed any more. */
    private static CancelCause cause(@Nullable String berthCause) {
        return "MOVED_UP".equals(berthCause) ? CancelCause.BERTH : CancelCause.BY_ENTRANT;
    }
}
