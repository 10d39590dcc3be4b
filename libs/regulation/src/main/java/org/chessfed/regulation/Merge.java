package org.chessfed.regulation;

import org.jspecify.annotations.Nullable;

/**
 * What becomes of a section with too few entries.
 *
 * @param policy where it goes
 * @param below fewer entries than this; null: the organiser decides
 * @param awardsBy whose awards its players compete for
 * @param clause clause of the rule
 */
public record Merge(
        Policy policy,
        @Nullable Integer below,
        AwardsBy awardsBy,
        @Nullable String clause) {

    /** Where a small section goes. */
    public enum Policy {
        /** As the organiser decides. */
        DISCRETIONARY,
        /** To the next section of the document that admits all of its players. */
        NEXT_ADMISSIBLE,
        /** To a neighbour in the document's order. */
        NEIGHBOUR
    }

    /** Whose awards a merged section's players compete for. */
    public enum AwardsBy {
        /** Those of the section entered. */
        ORIGINAL_SECTION,
        /** Those of the section played in. */
        PLAYED_SECTION
    }
}
