package org.chessfed.regulation.delegation;

import com.fasterxml.jackson.annotation.JsonProperty;
import org.chessfed.regulation.Text;
import org.chessfed.regulation.grammar.Condition;
import org.jspecify.annotations.Nullable;

/**
 * What a chosen player owes.
 *
 * @param id such as {@code PLAY}
 * @param title shown wording
 * @param kind kind of duty
 * @param condition whom it binds; null: every chosen player; {@code if} in the document
 * @param form form by which it is accepted; null: none
 * @param ageRule for COMPANION: how age is counted
 * @param breach what breaking it leads to; null: nothing
 * @param clause clause of the rule
 */
public record DutyRule(
        String id,
        Text title,
        Kind kind,
        @JsonProperty("if") @Nullable Condition condition,
        @Nullable String form,
        @Nullable CompanionAge ageRule,
        @Nullable Breach breach,
        @Nullable String clause) {

    /** Kind of duty. */
    public enum Kind {
        /** To play in the events that are assigned. */
        PLAY,
        /** To sign consent and follow the team's arrangements. */
        CONSENT,
        /** To bring an accompanying person. */
        COMPANION,
        /** To know the rules of an outside authority. */
        ACKNOWLEDGE
    }

    /** How the age of one who needs a companion is counted. */
    public enum CompanionAge {
        /** Year of the event less year of birth. */
        YEAR,
        /** Completed years on the day of departure. */
        ON_DEPARTURE
    }

    /**
     * What breaking a duty leads to.
     *
     * @param referTo body that the case goes to; null: none
     * @param banMonths months for which entries are refused from the decision on; null: no ban
     */
    public record Breach(@Nullable String referTo, @Nullable Integer banMonths) {}
}
