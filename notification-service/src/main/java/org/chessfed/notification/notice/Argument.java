package org.chessfed.notification.notice;

/**
 * What a letter needs to know besides the person: ids, numbers and instants (ISO 8601, UTC) that are public or known to
 * the person, as text. Names and titles are looked up when the letter is written.
 */
public enum Argument {
    /** Stage id. */
    STAGE,
    /** Event id. */
    EVENT,
    /** Section id. */
    SECTION,
    /** Clause ids that it rests on, separated by commas, each once. */
    CLAUSES,
    /** State of the entry. */
    STATUS,
    /** Amount in the minor unit. */
    AMOUNT,
    /** What had been paid, in the minor unit. */
    PAID,
    /** What the organiser keeps of it, in the minor unit; absent where nothing is kept. */
    COST,
    /** ISO 4217 code. */
    CURRENCY,
    /** Payee code. */
    PAYEE,
    /** How the fee is paid. */
    PAY_METHOD,
    /** Last instant, inclusive, for which a payment counts. */
    DUE_BY,
    /** Round number, from 1. */
    ROUND,
    /** When the round starts. */
    STARTS_AT,
    /** Board number. */
    BOARD,
    /** {@code WHITE} or {@code BLACK}. */
    COLOUR,
    /** Person id of the opponent. */
    OPPONENT,
    /** Kind of bye; absent on a board. */
    BYE,
    /** Stage in which a place was won. */
    FROM_STAGE,
    /** Event in which it was won. */
    FROM_EVENT,
    /** Rank by which it was won. */
    RANK,
    /** Last instant, inclusive, at which the person may answer. */
    ANSWER_BY,
    /** Why: a cause of the fact. */
    CAUSE,
    /** Stage that a sanction bars; {@code ALL} for every one. */
    SCOPE,
    /** Gregorian year of the season that is barred. */
    SEASON_YEAR,
    /** First day, inclusive. */
    FROM,
    /** Last day, inclusive. */
    TO
}
