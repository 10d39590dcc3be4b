package org.chessfed.regulation.money;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import org.chessfed.regulation.grammar.Condition;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * What something costs. Amounts are integers of the currency's minor unit (TWD has none, so 700 is NT$700).
 *
 * @param what what the fee is for; {@code for} in the document
 * @param stage stage that it belongs to; null: the competition
 * @param dateBasis which date chooses the row where rows have windows
 * @param rows read from the top; the first that fits prices it
 * @param includes what the fee includes, such as LUNCH
 * @param clause clause of the rule
 */
public record FeeRule(
        @JsonProperty("for") What what,
        @Nullable String stage,
        DateBasis dateBasis,
        List<Row> rows,
        List<String> includes,
        @Nullable String clause) {
    public FeeRule {
        rows = List.copyOf(rows);
        includes = List.copyOf(includes);
    }

    /** What a fee is for. */
    public enum What {
        /** Entry of a stage or event. */
        ENTRY,
        /** Registration of a person. */
        REGISTRATION,
        /** An item that is ordered. */
        ITEM,
        /** A change after entry. */
        CHANGE
    }

    /** Which date chooses the row. */
    public enum DateBasis {
        /** The value date of the payment that completes the amount. */
        COMPLETION,
        /** The submission of the entry. */
        SUBMISSION
    }

    /**
     * One row of the price list.
     *
     * @param condition who it is for; null: everybody; {@code if} in the document
     * @param from first moment, inclusive; null: open
     * @param until last moment, inclusive; null: open
     * @param amount price in the minor unit
     * @param clause clause of the row; null: the rule's
     */
    public record Row(
            @JsonProperty("if") @Nullable Condition condition,
            @Nullable InstantRule from,
            @Nullable InstantRule until,
            long amount,
            @Nullable String clause) {}
}
