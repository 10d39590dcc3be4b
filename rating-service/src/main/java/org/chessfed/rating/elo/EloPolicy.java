package org.chessfed.rating.elo;

import java.util.List;
import org.chessfed.rating.elo.RatingPeriod.GameCalculation;
import org.chessfed.regulation.federation.NationalRatingRule;
import org.jspecify.annotations.Nullable;

/**
 * Computes a new rating out of the games of one tournament: FIDE Rating Regulations B.02, 8.3, with the federation's
 * coefficients, cap and floor. A tournament is a rating period.
 */
public final class EloPolicy {

    /** Games times coefficient that a period may reach (8.3.3). */
    private static final int MOST_WEIGHT = 700;

    private final NationalRatingRule rule;

    /** The policy of a federation. */
    public EloPolicy(NationalRatingRule rule) {
        this.rule = rule;
    }

    /** Where a player stands who has no rating yet. */
    public Standing unrated() {
        return new Standing(false, rule.initial(), 0);
    }

    /**
     * The calculation of a player's games.
     *
     * @param before where the player stands when the tournament begins; opponents are counted as they stood then
     * @param games the games that count, at least one
     * @param age age by calendar year, absent when unknown
     */
    public RatingPeriod rate(Standing before, List<RatedGame> games, @Nullable Integer age) {
        return rateWith(coefficient(before, games.size(), age), before, games);
    }

    /** The same with a given coefficient, such as that of an earlier calculation. */
    public RatingPeriod rateWith(int k, Standing before, List<RatedGame> games) {
        List<GameCalculation> calculations =
                games.stream().map(game -> calculate(before, game)).toList();
        int change =
                k * calculations.stream().mapToInt(GameCalculation::surplus).sum();
        int after = Math.max(rule.floor(), before.rating() + wholePoints(change));
        return new RatingPeriod(before, k, calculations, change, after);
    }

    private GameCalculation calculate(Standing before, RatedGame game) {
        int difference = before.rating() - game.opponentRating();
        int counted = Math.clamp(difference, -rule.maxDifference(), rule.maxDifference());
        return new GameCalculation(game, counted, ExpectationTable.expected(counted));
    }

    private int coefficient(Standing before, int games, @Nullable Integer age) {
        int k = rule.k(before.games(), before.rating(), age);
        return k * games > MOST_WEIGHT ? MOST_WEIGHT / games : k;
    }

    /** Hundredths to whole points, once per period, a half away from zero (8.3.4). */
    private static int wholePoints(int hundredths) {
        return Integer.signum(hundredths) * ((Math.abs(hundredths) + 50) / 100);
    }
}
