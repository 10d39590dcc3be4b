package org.chessfed.notification.notice;

import java.util.Locale;

/** What a notice tells; each has a letter in both languages. */
public enum NoticeKind {
    /** An entry has arrived. */
    ENTRY_RECEIVED,
    /** A fee is to be paid. */
    PAYMENT_ASKED,
    /** Everything is there, the fee included: the entry counts. */
    PAYMENT_RECEIVED,
    /** Money went back. */
    REFUND_PAID,
    /** An entry no longer stands. */
    ENTRY_CANCELLED,
    /** Board, colour and opponent of a round, or a bye. */
    PAIRING,
    /** A place in a later stage was won. */
    QUALIFIED,
    /** A place waits for an answer. */
    BERTH_OFFERED,
    /** A place was given in another way than by play. */
    BERTH_GRANTED,
    /** A place was given up. */
    BERTH_WAIVED,
    /** The answer for a place did not come in time. */
    BERTH_LAPSED,
    /** A place was taken back. */
    BERTH_REVOKED,
    /** A ban or disqualification is in force. */
    SANCTION_IMPOSED;

    /** Name in facts and of the letter's file, such as {@code berth-offered}. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
