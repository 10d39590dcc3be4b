package org.chessfed.regulation.federation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the national rating is computed: FIDE's expectation table with the federation's own development coefficients.
 *
 * @param initial rating with which an unrated player is counted in his first games
 * @param floor least rating that is published
 * @param maxDifference rating difference beyond which the difference counts as this
 * @param k development coefficient, read from the top; the first row that fits holds
 */
public record NationalRatingRule(int initial, int floor, int maxDifference, List<K> k) {
    public NationalRatingRule {
        k = List.copyOf(k);
    }

    /** The coefficient of a player. */
    public int k(int gamesBefore, int rating, @Nullable Integer age) {
        return k.stream()
                .filter(row -> row.fits(gamesBefore, rating, age))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("no development coefficient fits"))
                .k();
    }

    /**
     * A row of coefficients; every bound that is given must hold.
     *
     * @param gamesBelow fewer rated games before than this
     * @param ratingBelow rating below this
     * @param ratingAtLeast rating of this or more
     * @param ageAtMost age by calendar year of this or less; an unknown age does not fit
     * @param k the coefficient
     */
    public record K(
            @Nullable Integer gamesBelow,
            @Nullable Integer ratingBelow,
            @Nullable Integer ratingAtLeast,
            @Nullable Integer ageAtMost,
            int k) {

        boolean fits(int gamesBefore, int rating, @Nullable Integer age) {
            return (gamesBelow == null || gamesBefore < gamesBelow)
                    && (ratingBelow == null || rating < ratingBelow)
                    && (ratingAtLeast == null || rating >= ratingAtLeast)
                    && (ageAtMost == null || (age != null && age <= ageAtMost));
        }
    }
}
