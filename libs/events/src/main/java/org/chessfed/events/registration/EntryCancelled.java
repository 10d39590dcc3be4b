package org.chessfed.events.registration;

/**
 * An entry no longer stands.
 *
 * @param entry the entry after the fact
 * @param version rising by every change of the entry
 */
public record EntryCancelled(EntryState entry, long version) implements EntryFact {}
