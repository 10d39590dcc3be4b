package org.chessfed.selection.sanction;

/** What a sanction is for. */
public enum SanctionCause {
    /** Too many rounds missed in one event. */
    MISSED_ROUNDS,
    /** A duty of a chosen player was broken. */
    BREACH_OF_DUTY,
    /** Playing under another's name. */
    IMPERSONATION,
    /** Playing without being eligible. */
    INELIGIBLE
}
