package org.chessfed.payment.booking;

import java.time.Instant;
import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A line of a bank statement that brings money.
 *
 * @param amount in the minor unit of the statement's currency
 * @param valueAt value date and time; the beginning of the day where no time is shown
 * @param valueOn value date in the regulation's zone
 * @param bank the payer's bank; null: not shown
 * @param lastFive last five digits of the payer's account; null: not shown
 * @param reference the bank's own number of the line; null: not shown
 * @param hash what the line is known by, so that it is taken in once
 */
public record IncomingLine(
        long amount,
        Instant valueAt,
        LocalDate valueOn,
        @Nullable String bank,
        @Nullable String lastFive,
        @Nullable String reference,
        String hash) {}
