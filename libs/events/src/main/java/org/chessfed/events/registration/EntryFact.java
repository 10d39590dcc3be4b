package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/** A fact about an entry. */
public sealed interface EntryFact extends Fact
        permits EntrySubmitted, EntryWaitlisted, EntryConfirmed, EntryChanged, EntryCancelled, EntryCheckedIn {

    /** The entry after the fact. */
    EntryState entry();

    @Override
    default String aggregateId() {
        return entry().entryId();
    }

    @Override
    default String key() {
        return entry().competition();
    }
}
