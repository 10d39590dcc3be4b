package org.chessfed.regulation.money;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.time.LocalDate;
import java.util.List;
import org.chessfed.regulation.grammar.Condition;
import org.jspecify.annotations.Nullable;

/**
 * Money that players may claim against receipts.
 *
 * @param id such as {@code LODGING}
 * @param stages stages in which it may be claimed
 * @param amount per unit, in the minor unit
 * @param per what is paid for
 * @param nights dates of the nights that count
 * @param maxPerStage most units per stage
 * @param area what "outside the hosting area" means
 * @param condition who may claim; {@code if} in the document
 * @param receipt what the receipt must show
 * @param clause clause of the rule
 */
public record SubsidyRule(
        String id,
        List<String> stages,
        long amount,
        Per per,
        List<LocalDate> nights,
        int maxPerStage,
        Area area,
        @JsonProperty("if") @Nullable Condition condition,
        @Nullable Receipt receipt,
        @Nullable String clause) {
    public SubsidyRule {
        stages = List.copyOf(stages);
        nights = List.copyOf(nights);
    }

    /** What one amount is paid for. */
    public enum Per {
        /** Each Saturday night with a receipt. */
        SATURDAY,
        /** A stage. */
        STAGE
    }

    /** What the hosting area is. */
    public enum Area {
        /** The region of the event's city. */
        REGION,
        /** The event's city. */
        CITY
    }

    /**
     * What a receipt must show.
     *
     * @param invoiceTitle organisation that it must be made out to
     * @param taxNumber its tax number, a placeholder until configured
     * @param clause clause of the rule
     */
    public record Receipt(
            String invoiceTitle,
            @Nullable String taxNumber,
            @Nullable String clause) {}
}
