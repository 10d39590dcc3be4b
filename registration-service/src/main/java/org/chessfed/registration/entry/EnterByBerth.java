package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.events.selection.BerthState;
import org.chessfed.registration.competition.Regulations;
import org.chessfed.regulation.Regulation;

/** A place that was granted becomes an entry; later entries of the stage in which it was won are cancelled. */
@ApplicationScoped
class EnterByBerth implements FactHandler<BerthGranted> {

    private final SelectionCopies copies;
    private final BerthEntries entries;
    private final Regulations regulations;

    EnterByBerth(SelectionCopies copies, BerthEntries entries, Regulations regulations) {
        this.copies = copies;
        this.entries = entries;
        this.regulations = regulations;
    }

    @Override
    public Class<BerthGranted> type() {
        return BerthGranted.class;
    }

    @Override
    public String copy() {
        return "berth";
    }

    @Override
    public void handle(BerthGranted fact, Delivery delivery) {
        BerthState berth = fact.berth();
        copies.keep(berth, fact.version());
        Regulation regulation = regulations.require(berth.competition());
        entries.enter(
                regulation,
                new BerthEntries.Place(
                        UUID.fromString(berth.berthId()),
                        UUID.fromString(berth.personId()),
                        berth.stage(),
                        berth.event(),
                        berth.section(),
                        berth.source(),
                        berth.clause()),
                delivery.time());
        if (berth.fromStage() != null && berth.fromEvent() != null) {
            entries.cancelLater(
                    regulation,
                    UUID.fromString(berth.personId()),
                    berth.fromStage(),
                    berth.fromEvent(),
                    delivery.time());
        }
    }
}
