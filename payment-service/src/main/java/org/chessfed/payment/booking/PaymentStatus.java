package org.chessfed.payment.booking;

/** Where a payment stands. */
public enum PaymentStatus {
    /** Belongs to no charge yet. */
    UNMATCHED,
    /** Shared out over charges. */
    BOOKED,
    /** It never came in: cash that was entered by mistake. */
    REVERSED
}
