package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of a section with too few entries.
 *
 * @param policy where it goes
 * @param below fewer entries than this; null: the organiser decides
 * @param order sections that merge among each other, weakest first; empty: all, in the document's order
 * @param awardsBy whose awards its players compete for
 * @param clause clause of the rule
 */
public record Merge(
        Policy policy,
        @Nullable Integer below,
        List<String> order,
        AwardsBy awardsBy,
        @Nullable String clause) {

    public Merge {
        order = List.copyOf(order);
    }

    /** Where a small section goes. */
    public enum Policy {
        /** As the organiser decides. */
        DISCRETIONARY,
        /** To the next section of the document that admits all of its players. */
        NEXT_ADMISSIBLE,
        /** To the next section of the document, whoever it admits. */
        LITERAL,
        /** To a neighbour in the document's order. */
        NEIGHBOUR,
        /** To the next stronger section of the order; the strongest to the next weaker. */
        STRONGER,
        /** To the next weaker section of the order; the weakest to the next stronger. */
        WEAKER
    }

    /** Whose awards a merged section's players compete for. */
    public enum AwardsBy {
        /** Those of the section entered. */
        ORIGINAL_SECTION,
        /** Those of the section played in. */
        PLAYED_SECTION
    }
}
