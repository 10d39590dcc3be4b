package org.chessfed.events.payment;

import java.time.Instant;
import java.util.List;
import org.chessfed.events.Money;
import org.jspecify.annotations.Nullable;

/**
 * What is owed for an entry.
 *
 * @param chargeId its id
 * @param entryId the entry
 * @param personId the person
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param payee payee code
 * @param payMethod {@code TRANSFER} or {@code ON_SITE}
 * @param amount what is owed
 * @param paid what has come in for it
 * @param lines how the amount is made up
 * @param status {@code RAISED}, {@code SETTLED}, {@code OVERDUE} or {@code WAIVED}
 * @param dueBy last instant, inclusive, for which a payment counts
 * @param settledAt value date and time of the payment that reached the amount
 */
public record ChargeState(
        String chargeId,
        String entryId,
        String personId,
        String competition,
        String stage,
        String event,
        String payee,
        String payMethod,
        Money amount,
        Money paid,
        List<Line> lines,
        String status,
        @Nullable Instant dueBy,
        @Nullable Instant settledAt) {

    /**
     * A line of the charge.
     *
     * @param clause clause that sets the price
     * @param item what it is for, id of the regulation such as {@code ENTRY}
     * @param amount what it costs
     */
    public record Line(String clause, String item, Money amount) {}
}
