package org.chessfed.regulation.money;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.RegulationMessage;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Anchors;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.Moments;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** What an entry costs. Amounts are in the minor unit of the regulation's currency. */
public final class Fees {

    private Fees() {}

    /**
     * A span of time with one price.
     *
     * @param until last moment, inclusive; null: no end
     * @param amount in the minor unit
     */
    public record PriceWindow(@Nullable Instant until, long amount) {}

    /**
     * The price of an entry to a stage.
     *
     * @param facts what is known about the entrant; a row whose condition is not certain does not fit
     * @param at the date that the rule's basis names: of completed payment, or of submission
     * @return 0 with a reason where the regulation asks nothing
     */
    public static Decision<Long> priceOf(Regulation regulation, Stage stage, Facts facts, Instant at) {
        for (FeeRule rule : entryFees(regulation, stage)) {
            for (FeeRule.Row row : rule.rows()) {
                if (applies(row, facts) && inside(regulation, stage, row, at)) {
                    return Decision.of(row.amount(), reason(regulation, stage, rule, row));
                }
            }
        }
        return Decision.of(0L, Reason.of(stage.entry().clause(), RegulationMessage.NO_FEE));
    }

    /**
     * Every price that an entrant may still pay, one per window, the earliest first: what a charge holds whose price
     * depends on the date of payment.
     */
    public static Decision<List<PriceWindow>> windowsOf(Regulation regulation, Stage stage, Facts facts) {
        List<PriceWindow> windows = new ArrayList<>();
        List<Reason> reasons = new ArrayList<>();
        for (FeeRule rule : entryFees(regulation, stage)) {
            for (FeeRule.Row row : rule.rows()) {
                if (applies(row, facts)) {
                    Optional<Instant> until = resolve(regulation, stage, row.until());
                    windows.add(new PriceWindow(until.orElse(null), row.amount()));
                    reasons.add(reason(regulation, stage, rule, row));
                    if (until.isEmpty()) {
                        return new Decision<>(List.copyOf(windows), reasons);
                    }
                }
            }
        }
        return new Decision<>(List.copyOf(windows), reasons);
    }

    private static List<FeeRule> entryFees(Regulation regulation, Stage stage) {
        return regulation.fees().stream()
                .filter(rule -> rule.what() == FeeRule.What.ENTRY
                        && (rule.stage() == null || rule.stage().equals(stage.id())))
                .toList();
    }

    private static boolean applies(FeeRule.Row row, Facts facts) {
        Condition condition = row.condition();
        return condition == null || condition.holds(facts);
    }

    private static boolean inside(Regulation regulation, Stage stage, FeeRule.Row row, Instant at) {
        boolean opened = resolve(regulation, stage, row.from())
                .map(from -> !at.isBefore(from))
                .orElse(true);
        return opened
                && resolve(regulation, stage, row.until())
                        .map(until -> InstantRule.met(at, until))
                        .orElse(true);
    }

    private static Optional<Instant> resolve(Regulation regulation, Stage stage, @Nullable InstantRule rule) {
        ZoneId zone = regulation.identity().zone();
        Anchors anchors = Moments.of(regulation, stage);
        return Optional.ofNullable(rule)
                .map(one -> one.resolve(zone, anchors)
                        .orElseThrow(() ->
                                new IllegalStateException("a price window counts from what is not known: " + one)));
    }

    private static Reason reason(Regulation regulation, Stage stage, FeeRule rule, FeeRule.Row row) {
        String clause = row.clause() == null ? rule.clause() : row.clause();
        String currency = regulation.identity().currency();
        return resolve(regulation, stage, row.until())
                .map(until -> Reason.of(clause, RegulationMessage.FEE_UNTIL, row.amount(), currency, until))
                .orElseGet(() -> Reason.of(clause, RegulationMessage.FEE, row.amount(), currency));
    }
}
