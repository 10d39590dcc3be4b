package org.chessfed.payment.refund;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.problem.ProblemView.ReasonView;
import org.jspecify.annotations.Nullable;

/**
 * A refund on the wire.
 *
 * @param id its id
 * @param chargeId the charge
 * @param entryId the entry
 * @param personId the person
 * @param personName Chinese name; absent for somebody who was erased
 * @param competition competition code
 * @param event event id
 * @param payee payee code
 * @param kind {@code CANCELLED} or {@code OVERPAID}
 * @param cause cause of the cancellation, or {@code OVERPAID}
 * @param clause clause that it rests on
 * @param paid what had been paid
 * @param leastCost least that may be kept
 * @param mostCost most that may be kept
 * @param cost what is kept; absent while it is not decided
 * @param amount what goes back; absent while it is not decided
 * @param status where it stands
 * @param proposedAt when it was proposed
 * @param paidAt when it was paid
 * @param reasons why
 * @param version rising by every change
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record RefundView(
        UUID id,
        UUID chargeId,
        UUID entryId,
        UUID personId,
        @Nullable String personName,
        String competition,
        String event,
        String payee,
        String kind,
        String cause,
        String clause,
        MoneyView paid,
        MoneyView leastCost,
        MoneyView mostCost,
        @Nullable MoneyView cost,
        @Nullable MoneyView amount,
        RefundStatus status,
        Instant proposedAt,
        @Nullable Instant paidAt,
        List<ReasonView> reasons,
        long version)
        implements Versioned {
    @Override
    public long etagVersion() {
        return version;
    }
}
