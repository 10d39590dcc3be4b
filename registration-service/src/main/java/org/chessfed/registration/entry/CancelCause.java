package org.chessfed.registration.entry;

/** Whose doing the cancellation of an entry is; the refund goes by it. */
public enum CancelCause {
    /** The entrant withdrew. */
    BY_ENTRANT,
    /** The organiser cancelled, or took the place back. */
    BY_ORGANISER,
    /** The entrant advanced and needs the entry no more. */
    BERTH,
    /** The fee was not paid in time. */
    UNPAID
}
