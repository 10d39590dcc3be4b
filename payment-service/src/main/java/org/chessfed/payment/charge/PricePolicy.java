package org.chessfed.payment.charge;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.chessfed.payment.PaymentReason;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.money.FeeRule;
import org.chessfed.regulation.money.Fees;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryRule;
import org.chessfed.regulation.stage.EntryWindow;
import org.chessfed.regulation.stage.Moments;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** What an entry costs, and until when it may be paid. */
final class PricePolicy {

    private PricePolicy() {}

    /**
     * What is asked for an entry.
     *
     * @param amount price at the moment of the entry, in the minor unit
     * @param steps every price that may still be paid, the earliest first; never empty
     * @param dueBy last instant, inclusive, for which a payment counts
     * @param clause clause of the price
     */
    record Price(
            long amount, List<PriceStep> steps, @Nullable Instant dueBy, String clause) {
        Price {
            steps = List.copyOf(steps);
        }
    }

    /**
     * The price of an entry, line by line.
     *
     * @param facts what is known about the entry
     * @param submittedAt when it was made
     */
    static Decision<Price> price(
            Regulation regulation,
            Stage stage,
            CompetitionEvent event,
            Facts facts,
            PayMethod method,
            Instant submittedAt) {
        Decision<Long> now = Fees.priceOf(regulation, stage, facts, submittedAt);
        Reason first = now.reasons().getFirst();
        String clause = Objects.requireNonNullElse(first.clause(), "");
        List<PriceStep> steps = new ArrayList<>();
        List<Reason> reasons = new ArrayList<>();
        if (pricedByPayment(regulation, stage)) {
            Decision<List<Fees.PriceWindow>> windows = Fees.windowsOf(regulation, stage, facts);
            for (int i = 0; i < windows.value().size(); i++) {
                Fees.PriceWindow window = windows.value().get(i);
                if (window.until() != null && window.until().isBefore(submittedAt)) {
                    continue;
                }
                Reason reason = windows.reasons().get(i);
                steps.add(new PriceStep(
                        window.until(), window.amount(), Objects.requireNonNullElse(reason.clause(), clause)));
                reasons.add(reason);
            }
        }
        if (steps.isEmpty()) {
            steps.add(new PriceStep(null, now.value(), clause));
            reasons.add(first);
        }
        Due due = dueBy(regulation, stage, event, method);
        if (due.at() != null) {
            reasons.add(Reason.of(due.clause(), PaymentReason.DUE_BY, due.at()));
        }
        return new Decision<>(new Price(now.value(), steps, due.at(), clause), reasons);
    }

    private record Due(@Nullable Instant at, @Nullable String clause) {}

    /**
     * On site until the last moment of payment at the venue; by transfer until entry closes, because an entry counts only
     * when it is paid; where entry has no deadline, until the event starts.
     */
    private static Due dueBy(Regulation regulation, Stage stage, CompetitionEvent event, PayMethod method) {
        EntryRule entry = stage.entry();
        Instant start = event.start().atZone(regulation.identity().zone()).toInstant();
        EntryRule.OnSite onSite = entry.onSite();
        if (method == PayMethod.ON_SITE && onSite != null) {
            return new Due(
                    onSite.payBy()
                            .resolve(regulation.identity().zone(), Moments.of(regulation, stage, event))
                            .orElse(start),
                    onSite.clause());
        }
        Optional<Instant> closes =
                method == PayMethod.ON_SITE ? Optional.empty() : EntryWindow.closes(regulation, stage, event);
        String counts = entry.countsClause() == null ? entry.clause() : entry.countsClause();
        return new Due(closes.orElse(start), closes.isPresent() ? entry.clause() : counts);
    }

    private static boolean pricedByPayment(Regulation regulation, Stage stage) {
        return regulation.fees().stream()
                .filter(rule -> rule.what() == FeeRule.What.ENTRY
                        && (rule.stage() == null || rule.stage().equals(stage.id())))
                .allMatch(rule -> rule.dateBasis() == FeeRule.DateBasis.COMPLETION);
    }
}
