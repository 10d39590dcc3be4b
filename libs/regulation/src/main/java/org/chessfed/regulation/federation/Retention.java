package org.chessfed.regulation.federation;

import org.chessfed.regulation.Text;

/**
 * How long personal data are kept.
 *
 * @param purpose what they serve
 * @param title the purpose in words
 * @param months months that they are kept
 * @param after what the months are counted from
 */
public record Retention(Purpose purpose, Text title, int months, After after) {

    /** What personal data serve. */
    public enum Purpose {
        /** Identity and contact for entries. */
        ENTRY,
        /** Scans of identity documents. */
        IDENTITY_SCAN,
        /** Accounts that refunds and awards are paid to. */
        PAYOUT,
        /** Ledger and receipts, as the tax law asks. */
        LEDGER,
        /** Appeals and cases of discipline. */
        APPEAL,
        /** Results and rankings, with names. */
        RESULT,
        /** Mails that were sent. */
        NOTICE
    }

    /** What the months are counted from. */
    public enum After {
        /** End of the competition. */
        COMPETITION_END,
        /** End of the season. */
        SEASON_END,
        /** The event itself. */
        OCCURRENCE
    }
}
