package org.chessfed.events.registration;

/**
 * A person is present at the event.
 *
 * @param entry the entry after the fact
 * @param version rising by every change of the entry
 */
public record EntryCheckedIn(EntryState entry, long version) implements EntryFact {}
