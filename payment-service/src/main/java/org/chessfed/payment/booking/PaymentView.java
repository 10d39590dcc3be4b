package org.chessfed.payment.booking;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.etag.Versioned;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.problem.ProblemView.ReasonView;
import org.jspecify.annotations.Nullable;

/**
 * Money that came in, on the wire.
 *
 * @param id its id
 * @param competition competition code
 * @param payee payee code
 * @param method {@code TRANSFER} or {@code CASH}
 * @param amount what came in
 * @param valueAt value date and time
 * @param valueOn value date in the regulation's zone
 * @param bank the payer's bank
 * @param lastFive last five digits of the payer's account
 * @param reference the bank's own number of the line
 * @param status where it stands
 * @param parts how it is shared out; empty while it is not
 * @param proposal what is proposed while it waits
 * @param version rising by every change
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
record PaymentView(
        UUID id,
        String competition,
        String payee,
        String method,
        MoneyView amount,
        Instant valueAt,
        LocalDate valueOn,
        @Nullable String bank,
        @Nullable String lastFive,
        @Nullable String reference,
        PaymentStatus status,
        List<PartView> parts,
        @Nullable ProposalView proposal,
        long version)
        implements Versioned {

    /**
     * A share.
     *
     * @param chargeId charge that it pays
     * @param amount the share
     */
    record PartView(UUID chargeId, MoneyView amount) {}

    /**
     * What is proposed.
     *
     * @param kind how the payment fits
     * @param candidates ways to book it
     * @param reasons why
     */
    record ProposalView(MatchPolicy.Kind kind, List<CandidateView> candidates, List<ReasonView> reasons) {}

    /**
     * One way to book it.
     *
     * @param reportId the reported transfer that it follows
     * @param kind how it fits
     * @param parts shares that sum to the payment; empty where the sum does not say how to share it out
     */
    record CandidateView(UUID reportId, MatchPolicy.Kind kind, List<PartView> parts) {}

    @Override
    public long etagVersion() {
        return version;
    }
}
