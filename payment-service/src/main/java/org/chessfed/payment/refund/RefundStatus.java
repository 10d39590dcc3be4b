package org.chessfed.payment.refund;

/** Where a refund stands. */
public enum RefundStatus {
    /** Waits for the treasurer. */
    PROPOSED,
    /** The treasurer has set what is kept. */
    APPROVED,
    /** The money went back. */
    PAID
}
