package org.chessfed.regulation.money;

import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * What is given back when a paid entry is cancelled. Amounts are rounded down to the minor unit (CV-4).
 *
 * @param cause whose doing the cancellation is
 * @param until for applications up to this moment, inclusive; null: always
 * @param give how the amount is found
 * @param percent for PERCENT: of all that was paid
 * @param fixed for PAID_MINUS_FIXED: sum kept, in the minor unit
 * @param cost for PAID_MINUS_COST: how the administrative cost is set
 * @param fixedCost for a cost that is FIXED: the cost, in the minor unit
 * @param clause clause of the rule
 */
public record RefundRule(
        Cause cause,
        @Nullable InstantRule until,
        Give give,
        @Nullable Integer percent,
        @Nullable Long fixed,
        @Nullable Cost cost,
        @Nullable Long fixedCost,
        @Nullable String clause) {

    /** Whose doing a cancellation is. */
    public enum Cause {
        /** The entrant withdraws. */
        BY_ENTRANT,
        /** The organiser cancels, or cannot keep what he promised. */
        BY_ORGANISER,
        /** The entrant has advanced and needs the entry no more. */
        BERTH
    }

    /** How the amount is found. */
    public enum Give {
        /** What was paid, less the administrative cost of the case, which lies from 0 to what was paid. */
        PAID_MINUS_COST,
        /** What was paid, less a fixed sum, not below 0. */
        PAID_MINUS_FIXED,
        /** A percentage of what was paid. */
        PERCENT,
        /** Nothing. */
        NOTHING
    }

    /** How the administrative cost is set. */
    public enum Cost {
        /** The treasurer enters it per case, with a reason. */
        PER_CASE,
        /** The regulation fixes it. */
        FIXED
    }
}
