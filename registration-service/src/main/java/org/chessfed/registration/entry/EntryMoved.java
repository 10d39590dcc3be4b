package org.chessfed.registration.entry;

import java.time.Instant;
import java.util.UUID;
import org.chessfed.events.registration.EntryStatus;

/**
 * An entry counts from now on, or no longer stands. Told inside the service, in the transaction of the change.
 *
 * @param competition competition code
 * @param event event id
 * @param entryId the entry
 * @param status {@code CONFIRMED} or {@code CANCELLED}
 * @param at when it happened
 */
public record EntryMoved(String competition, String event, UUID entryId, EntryStatus status, Instant at) {

    static EntryMoved of(Entry entry, Instant at) {
        return new EntryMoved(entry.competition, entry.event, entry.id, entry.status, at);
    }
}
