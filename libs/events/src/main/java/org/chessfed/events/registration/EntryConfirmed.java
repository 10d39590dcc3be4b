package org.chessfed.events.registration;

/**
 * An entry counts: everything that the regulation asks for is there.
 *
 * @param entry the entry after the fact
 * @param version rising by every change of the entry
 */
public record EntryConfirmed(EntryState entry, long version) implements EntryFact {}
