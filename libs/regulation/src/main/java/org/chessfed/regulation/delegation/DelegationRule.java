package org.chessfed.regulation.delegation;

import java.util.List;
import java.util.Map;
import org.chessfed.regulation.Text;
import org.jspecify.annotations.Nullable;

/**
 * An event to which players are sent, and how they are chosen.
 *
 * @param id such as {@code ASIAN_YOUTH}
 * @param title shown name
 * @param groups age groups; null: none
 * @param eligible who may be chosen; null: no rule
 * @param order in which order they are listed
 * @param committee true: the list is a proposal that the selection committee decides with a reason
 * @param sectionTitles the event's name for each section of the competition, such as open and girls
 * @param approvedBy body that approves the plan
 * @param clause clause of the rule
 */
public record DelegationRule(
        String id,
        Text title,
        @Nullable Groups groups,
        @Nullable Eligible eligible,
        List<Order> order,
        boolean committee,
        Map<String, Text> sectionTitles,
        @Nullable String approvedBy,
        @Nullable String clause) {
    public DelegationRule {
        order = List.copyOf(order);
        sectionTitles = Map.copyOf(sectionTitles);
    }

    /**
     * Age groups.
     *
     * @param maxAge highest age of each, by the regulation's age rule; 18 is U18
     */
    public record Groups(List<Integer> maxAge) {
        public Groups {
            maxAge = List.copyOf(maxAge);
        }
    }

    /**
     * Who may be chosen.
     *
     * @param reached stage that he must have reached
     * @param directFinalists whether those who went straight to a later stage have reached it too
     * @param maxAge highest age, by the regulation's age rule
     * @param clause clause of the rule
     */
    public record Eligible(
            String reached,
            boolean directFinalists,
            @Nullable Integer maxAge,
            @Nullable String clause) {}

    /** A criterion of the order. */
    public enum Order {
        /** Rank in the final, then all who did not play it. */
        FINAL_RANK,
        /** Rank in the stage before the final. */
        SEMI_RANK
    }
}
