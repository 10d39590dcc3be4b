package org.chessfed.registration.entry;

import org.chessfed.events.registration.EntryStatus;
import org.jspecify.annotations.Nullable;

/**
 * Which entries of an event a list shows.
 *
 * @param name part of the Chinese or passport name, whatever the case of letters; empty: everybody
 * @param status where they stand; null: all
 */
record EntryFilter(String name, @Nullable EntryStatus status) {}
