package org.chessfed.payment.charge;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.problem.ProblemView.ReasonView;
import org.jspecify.annotations.Nullable;

/**
 * A charge on the wire.
 *
 * @param id its id
 * @param entryId the entry
 * @param personId the person
 * @param personName Chinese name; absent for somebody who was erased
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param payee payee code
 * @param payMethod how it is to be paid
 * @param amount price; that of the moment of payment once it is settled
 * @param paid what came in for it
 * @param refunded what went back
 * @param lines every price that may be paid, with clause and last moment; the first that is still open holds
 * @param status where it stands
 * @param dueBy last instant, inclusive, for which a payment counts
 * @param settledAt value date of the payment that reached the amount
 * @param reasons why it costs this, and what became of it
 * @param version rising by every change
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record ChargeView(
        UUID id,
        UUID entryId,
        UUID personId,
        @Nullable String personName,
        String competition,
        String stage,
        String event,
        String payee,
        String payMethod,
        MoneyView amount,
        MoneyView paid,
        MoneyView refunded,
        List<LineView> lines,
        ChargeStatus status,
        @Nullable Instant dueBy,
        @Nullable Instant settledAt,
        List<ReasonView> reasons,
        long version)
        implements Versioned {

    /**
     * A price.
     *
     * @param clause clause that sets it
     * @param item what it is for
     * @param amount the price
     * @param until last moment, inclusive, by value date
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record LineView(
            String clause,
            String item,
            MoneyView amount,
            @Nullable Instant until) {}

    @Override
    public long etagVersion() {
        return version;
    }
}
