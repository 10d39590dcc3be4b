package org.chessfed.events.registration;

/** Where an entry stands. */
public enum EntryStatus {
    SUBMITTED,
    INCOMPLETE,
    AWAITING_PAYMENT,
    WAITLISTED,
    CONFIRMED,
    CANCELLED
}
