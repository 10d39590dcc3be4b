package org.chessfed.events.registration;

/**
 * An entry was made; it is not confirmed yet.
 *
 * @param entry the entry after the fact
 * @param version rising by every change of the entry
 */
public record EntrySubmitted(EntryState entry, long version) implements EntryFact {}
