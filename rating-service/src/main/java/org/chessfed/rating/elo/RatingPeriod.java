package org.chessfed.rating.elo;

import java.util.List;

/**
 * The calculation of one player's games of one tournament.
 *
 * @param before where the player stood
 * @param k development coefficient that was used
 * @param games each game
 * @param change hundredths of a rating point, before rounding
 * @param after the new rating
 */
public record RatingPeriod(Standing before, int k, List<GameCalculation> games, int change, int after) {

    public RatingPeriod {
        games = List.copyOf(games);
    }

    /** Where the player stands afterwards. */
    public Standing standingAfter() {
        return new Standing(true, after, before.games() + games.size());
    }

    /**
     * One game's part.
     *
     * @param game the game
     * @param difference own rating minus the opponent's, as it counts, in rating points
     * @param expected expected score in hundredths of a point
     */
    public record GameCalculation(RatedGame game, int difference, int expected) {

        /** Score minus expected score, in hundredths of a point. */
        public int surplus() {
            return game.score() - expected;
        }
    }
}
