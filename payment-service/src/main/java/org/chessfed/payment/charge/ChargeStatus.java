package org.chessfed.payment.charge;

/** Where a charge stands. */
public enum ChargeStatus {
    /** Waits for payment. */
    RAISED,
    /** Paid in full. */
    SETTLED,
    /** Not paid in time; a payment that was valued in time still settles it. */
    OVERDUE,
    /** No longer asked for. */
    WAIVED
}
