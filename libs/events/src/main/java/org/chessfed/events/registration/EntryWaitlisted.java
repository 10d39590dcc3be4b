package org.chessfed.events.registration;

/**
 * An entry waits for a place.
 *
 * @param entry the entry after the fact
 * @param version rising by every change of the entry
 */
public record EntryWaitlisted(EntryState entry, long version) implements EntryFact {}
