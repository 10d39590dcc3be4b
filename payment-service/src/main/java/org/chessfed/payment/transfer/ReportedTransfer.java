package org.chessfed.payment.transfer;

import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A transfer as its payer reported it (FORM-S3), without his name.
 *
 * @param id its id
 * @param chargeIds the charges that it pays
 * @param bank code or name of the payer's bank
 * @param lastFive last five digits of the payer's account
 * @param paidOn day of the transfer
 * @param amount in the minor unit
 */
public record ReportedTransfer(
        UUID id, List<UUID> chargeIds, @Nullable String bank, String lastFive, LocalDate paidOn, long amount) {

    /** No payment is older than this platform could know of: an earlier day is a slip. */
    public static final LocalDate EARLIEST_DAY = LocalDate.of(2000, 1, 1);

    /** Text on one line, without control characters and marks that turn its direction; a regular expression. */
    public static final String PLAIN_TEXT = "[^\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}]*";

    public ReportedTransfer {
        chargeIds = List.copyOf(chargeIds);
    }
}
