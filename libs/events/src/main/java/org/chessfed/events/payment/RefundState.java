package org.chessfed.events.payment;

import org.chessfed.events.Money;

/**
 * Money that goes back.
 *
 * @param refundId its id
 * @param competition competition code
 * @param event event id
 * @param entryId the entry
 * @param personId the person
 * @param paid what had been paid
 * @param cost what the organiser keeps
 * @param amount what goes back: paid less cost
 * @param cause cause of the cancellation
 * @param clause clause that it rests on
 */
public record RefundState(
        String refundId,
        String competition,
        String event,
        String entryId,
        String personId,
        Money paid,
        Money cost,
        Money amount,
        String cause,
        String clause) {}
