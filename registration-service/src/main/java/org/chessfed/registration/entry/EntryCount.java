package org.chessfed.registration.entry;

/**
 * How many entries a list of an event has.
 *
 * @param event the event
 * @param section the section
 * @param waiting entries that stand but do not count yet
 * @param confirmed entries that count
 * @param checkedIn of those that stand, persons who are present
 * @param cancelled entries that no longer stand
 */
public record EntryCount(String event, String section, long waiting, long confirmed, long checkedIn, long cancelled) {}
