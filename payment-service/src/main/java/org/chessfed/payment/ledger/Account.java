package org.chessfed.payment.ledger;

/** Kinds of accounts; each has one account per owner. A debit is positive. */
public enum Account {
    /** Money at the bank of a payee. */
    BANK,
    /** Money in the cash box of a payee. */
    CASH,
    /** What a person owes (positive) or is owed (negative). */
    PERSON,
    /** Fees that a payee earned. */
    FEES,
    /** Administrative costs that a payee kept. */
    COSTS,
    /** Money that came in for a payee and belongs to no charge yet. */
    UNALLOCATED
}
