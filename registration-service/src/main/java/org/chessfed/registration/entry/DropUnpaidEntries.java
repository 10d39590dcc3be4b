package org.chessfed.registration.entry;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.time.DueWork;

/** Drops entries whose payment at the venue did not come in time. */
@ApplicationScoped
class DropUnpaidEntries implements DueWork {

    private static final int BATCH = 100;

    private final Entries entries;

    DropUnpaidEntries(Entries entries) {
        this.entries = entries;
    }

    @Override
    public int runDue(Instant upTo) {
        List<UUID> overdue = entries.overdue(upTo, BATCH);
        int done = 0;
        while (!overdue.isEmpty()) {
            overdue.forEach(entries::dropUnpaid);
            done += overdue.size();
            overdue = entries.overdue(upTo, BATCH);
        }
        return done;
    }

    @Override
    public long due(Instant upTo) {
        return entries.overdueCount(upTo);
    }
}
