package org.chessfed.payment.charge;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.time.DueWork;

/** Notes charges that were not paid in time, once the statements of the deadline may be expected to be in. */
@ApplicationScoped
class MarkOverdue implements DueWork {

    private static final int BATCH = 100;

    private final Charges charges;

    MarkOverdue(Charges charges) {
        this.charges = charges;
    }

    @Override
    public int runDue(Instant upTo) {
        int done = 0;
        List<UUID> due = charges.fallenDue(upTo, BATCH);
        while (!due.isEmpty()) {
            due.forEach(id -> charges.overdue(id, upTo));
            done += due.size();
            due = charges.fallenDue(upTo, BATCH);
        }
        return done;
    }

    @Override
    public long due(Instant upTo) {
        return charges.fallenDueCount(upTo);
    }
}
