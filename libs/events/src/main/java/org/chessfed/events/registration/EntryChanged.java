package org.chessfed.events.registration;

/**
 * Something of an entry changed that is not told by another fact.
 *
 * @param entry the entry after the fact
 * @param version rising by every change of the entry
 */
public record EntryChanged(EntryState entry, long version) implements EntryFact {}
