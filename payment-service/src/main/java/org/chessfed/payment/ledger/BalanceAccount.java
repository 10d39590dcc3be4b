package org.chessfed.payment.ledger;

/** Kinds of accounts as balances show them: the accounts of single persons are summed up for the payee. */
enum BalanceAccount {
    /** Money at the bank of a payee. */
    BANK,
    /** Money in the cash box of a payee. */
    CASH,
    /** What persons still owe a payee. */
    RECEIVABLE,
    /** What a payee owes back to persons: paid, and no longer owed by them. */
    PAYABLE,
    /** Fees that a payee earned. */
    FEES,
    /** Administrative costs that a payee kept. */
    COSTS,
    /** Money that came in for a payee and belongs to no charge yet. */
    UNALLOCATED
}
