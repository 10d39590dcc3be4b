package org.chessfed.regulation.money;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Awards of a section's final order.
 *
 * @param stage stage whose order counts
 * @param section the section
 * @param places from the first
 * @param reduce cut of the cash when few took part; null: none
 * @param share how equal places share; null: each takes his own place's
 * @param clause clause of the rule
 */
public record AwardRule(
        String stage,
        String section,
        List<Place> places,
        @Nullable Reduce reduce,
        @Nullable Share share,
        @Nullable String clause) {
    public AwardRule {
        places = List.copyOf(places);
    }

    /** What is given beside cash. */
    public enum Give {
        /** A trophy. */
        TROPHY,
        /** A medal. */
        MEDAL,
        /** A certificate. */
        CERTIFICATE,
        /** A prize in goods. */
        GOODS
    }

    /**
     * One place.
     *
     * @param place from 1
     * @param cash in the minor unit, 0 for none
     * @param give what else
     */
    public record Place(int place, long cash, List<Give> give) {
        public Place {
            give = List.copyOf(give);
        }
    }

    /**
     * Cash in proportion to the number that took part.
     *
     * @param below with fewer than this, each sum is multiplied by number / below and rounded down
     */
    public record Reduce(int below) {}

    /**
     * How equal places share.
     *
     * @param tiedOn what makes places equal
     */
    public record Share(TiedOn tiedOn) {
        /** What makes places equal. */
        public enum TiedOn {
            /** The final rank, after all tie-breaks. */
            RANK,
            /** The points. */
            POINTS
        }
    }
}
