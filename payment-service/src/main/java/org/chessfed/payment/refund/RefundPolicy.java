package org.chessfed.payment.refund;

import java.time.Instant;
import java.util.Objects;
import java.util.Optional;
import org.chessfed.payment.PaymentReason;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.money.RefundRule;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Moments;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** What goes back when a paid entry is cancelled, by whose doing it is. */
final class RefundPolicy {

    private RefundPolicy() {}

    /**
     * What may be kept.
     *
     * @param give how the amount is found
     * @param leastCost least that may be kept, in the minor unit
     * @param mostCost most that may be kept; the same as the least where nothing is left to decide
     * @param clause clause of the rule; empty where the regulation is silent
     */
    record Terms(String give, long leastCost, long mostCost, String clause) {}

    /** Whose doing a cancellation is, from the cause that the entry states. */
    static RefundRule.Cause cause(@Nullable String entryCause) {
        return switch (entryCause == null ? "" : entryCause) {
            case "BY_ORGANISER", "BERTH_LOST" -> RefundRule.Cause.BY_ORGANISER;
            case "BERTH" -> RefundRule.Cause.BERTH;
            default -> RefundRule.Cause.BY_ENTRANT;
        };
    }

    /**
     * What may be kept of a sum that was paid.
     *
     * @param paid what was paid, in the minor unit
     * @param at when the entry was cancelled
     */
    static Decision<Terms> terms(
            Regulation regulation, Stage stage, CompetitionEvent event, RefundRule.Cause cause, long paid, Instant at) {
        String currency = regulation.identity().currency();
        Optional<RefundRule> found = regulation.refunds().stream()
                .filter(rule -> rule.cause() == cause && inTime(regulation, stage, event, rule, at))
                .findFirst();
        if (found.isEmpty()) {
            return Decision.of(new Terms("SILENT", 0, paid, ""), Reason.of(null, PaymentReason.REFUND_SILENT));
        }
        RefundRule rule = found.get();
        String clause = Objects.requireNonNullElse(rule.clause(), "");
        String give = rule.give().name();
        return switch (rule.give()) {
            case PAID_MINUS_COST -> {
                boolean fixed = rule.cost() == RefundRule.Cost.FIXED;
                long cost = Math.min(paid, Objects.requireNonNullElse(rule.fixedCost(), 0L));
                yield Decision.of(
                        fixed ? new Terms(give, cost, cost, clause) : new Terms(give, 0, paid, clause),
                        fixed
                                ? Reason.of(rule.clause(), PaymentReason.REFUND_LESS_FIXED, paid, cost, currency)
                                : Reason.of(rule.clause(), PaymentReason.REFUND_LESS_COST, paid, currency));
            }
            case PAID_MINUS_FIXED -> {
                long cost = Math.min(paid, Objects.requireNonNullElse(rule.fixed(), 0L));
                yield Decision.of(
                        new Terms(give, cost, cost, clause),
                        Reason.of(rule.clause(), PaymentReason.REFUND_LESS_FIXED, paid, cost, currency));
            }
            case PERCENT -> {
                int percent = Objects.requireNonNullElse(rule.percent(), 0);
                long cost = paid - Math.multiplyExact(paid, percent) / 100;
                yield Decision.of(
                        new Terms(give, cost, cost, clause),
                        Reason.of(rule.clause(), PaymentReason.REFUND_PERCENT, paid, percent, currency));
            }
            case NOTHING ->
                Decision.of(
                        new Terms(give, paid, paid, clause),
                        Reason.of(rule.clause(), PaymentReason.REFUND_NOTHING, paid, currency));
        };
    }

    /**
     * What goes back for a cost.
     *
     * @return the amount; empty with the reason if the cost lies outside what may be kept
     */
    static Decision<Optional<Long>> amount(Terms terms, long paid, long cost) {
        String clause = terms.clause().isEmpty() ? null : terms.clause();
        if (cost < terms.leastCost() || cost > terms.mostCost()) {
            return Decision.of(
                    Optional.empty(),
                    Reason.of(clause, PaymentReason.REFUND_COST_OUTSIDE, cost, terms.leastCost(), terms.mostCost()));
        }
        return Decision.of(
                Optional.of(paid - cost), Reason.of(clause, PaymentReason.REFUND_APPROVED, paid, cost, paid - cost));
    }

    private static boolean inTime(
            Regulation regulation, Stage stage, CompetitionEvent event, RefundRule rule, Instant at) {
        InstantRule until = rule.until();
        if (until == null) {
            return true;
        }
        return until.resolve(regulation.identity().zone(), Moments.of(regulation, stage, event))
                .map(last -> InstantRule.met(at, last))
                .orElse(false);
    }
}
