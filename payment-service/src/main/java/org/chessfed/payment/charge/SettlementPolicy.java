package org.chessfed.payment.charge;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.chessfed.payment.PaymentReason;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/** When a charge is paid: payments valued inside a window reach that window's price. */
final class SettlementPolicy {

    private SettlementPolicy() {}

    /**
     * A charge that is paid.
     *
     * @param amount price that was reached, in the minor unit
     * @param at value date and time of the payment that reached it
     * @param clause clause of the price
     */
    record Settled(long amount, Instant at, String clause) {}

    /** The price for a payment valued at {@code valueAt}; the last one where every window has passed. */
    static PriceStep stepAt(List<PriceStep> steps, Instant valueAt) {
        return steps.stream()
                .filter(step -> step.until() == null || InstantRule.met(valueAt, step.until()))
                .findFirst()
                .orElseGet(steps::getLast);
    }

    /**
     * Whether the receipts pay the charge.
     *
     * @param steps prices, the earliest first
     * @param dueBy last instant, inclusive, for which a payment counts by itself; null: none
     * @return the moment of payment, or empty with what is missing
     */
    static Decision<Optional<Settled>> settle(List<PriceStep> steps, @Nullable Instant dueBy, List<Receipt> receipts) {
        List<Reason> reasons = new ArrayList<>();
        List<Receipt> byDate =
                receipts.stream().sorted(Comparator.comparing(Receipt::valueAt)).toList();
        long sum = 0;
        PriceStep step = steps.getFirst();
        for (Receipt receipt : byDate) {
            step = stepAt(steps, receipt.valueAt());
            if (late(receipt.valueAt(), dueBy)) {
                PaymentReason said = receipt.admitted() ? PaymentReason.LATE_ADMITTED : PaymentReason.LATE;
                reasons.add(Reason.of(step.clause(), said, receipt.valueAt(), String.valueOf(dueBy)));
                if (!receipt.admitted()) {
                    continue;
                }
            }
            sum = Math.addExact(sum, receipt.amount());
            if (sum >= step.amount()) {
                reasons.add(Reason.of(step.clause(), PaymentReason.PAID_IN_FULL, step.amount(), receipt.valueAt()));
                return new Decision<>(
                        Optional.of(new Settled(step.amount(), receipt.valueAt(), step.clause())), reasons);
            }
        }
        reasons.add(Reason.of(step.clause(), PaymentReason.STILL_OWED, sum, step.amount() - sum));
        return new Decision<>(Optional.empty(), reasons);
    }

    /** Whether a payment valued at {@code valueAt} is too late. */
    static boolean late(Instant valueAt, @Nullable Instant dueBy) {
        return dueBy != null && !InstantRule.met(valueAt, dueBy);
    }
}
