package org.chessfed.regulation.stage;

import org.jspecify.annotations.Nullable;

/**
 * Places that a section's ranking sends to another stage.
 *
 * @param section the section's list
 * @param places how many
 * @param per what has so many places
 * @param guaranteed places among them kept for a region; null: none
 * @param to stage that the places lead to
 * @param refill who takes a place given up after advancing
 * @param clause clause of the rule
 */
public record AdvanceRule(
        String section,
        int places,
        Per per,
        @Nullable Guarantee guaranteed,
        String to,
        Refill refill,
        @Nullable String clause) {

    /** What has so many places. */
    public enum Per {
        /** Each event. */
        EVENT
    }

    /** Who takes a place given up after advancing. */
    public enum Refill {
        /** The next of the same event, by the same rule. */
        NEXT_IN_EVENT,
        /** Nobody. */
        NONE
    }

    /**
     * Places kept for players of the event's region; an event without a region keeps none.
     *
     * @param places how many
     * @param region whose region
     * @param events which events keep them
     * @param unused what happens to those that no player of the region takes
     * @param clause clause of the rule
     * @param unusedClause clause that speaks of those not used; null: {@code clause}
     */
    public record Guarantee(
            int places,
            RegionOf region,
            Events events,
            Unused unused,
            @Nullable String clause,
            @Nullable String unusedClause) {
        /** Whose region. */
        public enum RegionOf {
            /** The event's. */
            EVENT
        }

        /** Which events keep places. */
        public enum Events {
            /** Those that have a region. */
            REGIONAL_EVENTS
        }

        /** What happens to guaranteed places that are not used. */
        public enum Unused {
            /** They go to the next by rank. */
            BY_RANK,
            /** They lapse. */
            LAPSE
        }
    }
}
