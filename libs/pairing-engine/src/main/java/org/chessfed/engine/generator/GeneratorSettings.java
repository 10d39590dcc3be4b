package org.chessfed.engine.generator;

import org.chessfed.engine.Outcome;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfPlayer;

/**
 * What a random tournament is like. Frequencies are in parts per million.
 *
 * @param players number of players, 1 to 9999
 * @param rounds number of rounds, from 1
 * @param highestRating highest rating drawn, inclusive
 * @param lowestRating lowest rating drawn, inclusive
 * @param drawPercent percent of drawn games among those played, 0 to 100
 * @param forfeits games that are forfeited by at least one side
 * @param withdrawals players who leave before the end
 * @param halfPointByes players who ask for half-point byes, never for the last round
 * @param zeroPointByes players who are absent from single rounds
 * @param fullPointByes players who are granted a full-point bye
 * @param lateEntries players who enter after round 1
 * @param unusualResults games that end as none usually does: unrated, lost by both, drawn by one side only
 * @param baku whether Baku acceleration is used
 * @param points what outcomes are worth
 */
public record GeneratorSettings(
        int players,
        int rounds,
        int highestRating,
        int lowestRating,
        int drawPercent,
        int forfeits,
        int withdrawals,
        int halfPointByes,
        int zeroPointByes,
        int fullPointByes,
        int lateEntries,
        int unusualResults,
        boolean baku,
        PointSystem points) {

    /** All of a kind, in parts per million. */
    public static final int ALL = 1_000_000;

    public GeneratorSettings {
        inRange("number of players", players, 1, 9999);
        inRange("number of rounds", rounds, 1, 999);
        inRange("lowest rating", lowestRating, 0, 9999);
        inRange("highest rating", highestRating, lowestRating, 9999);
        inRange("draw percentage", drawPercent, 0, 100);
        inRange("forfeits", forfeits, 0, ALL);
        inRange("withdrawals", withdrawals, 0, ALL);
        inRange("half-point byes", halfPointByes, 0, ALL);
        inRange("zero-point byes", zeroPointByes, 0, ALL);
        inRange("full-point byes", fullPointByes, 0, ALL);
        inRange("late entries", lateEntries, 0, ALL);
        inRange("unusual results", unusualResults, 0, ALL);
        if (baku && (points.win() != 2 * points.draw() || points.loss() != 0)) {
            throw new IllegalArgumentException(
                    "Baku acceleration needs a win that is worth two draws and a loss that is worth nothing");
        }
    }

    private static void inRange(String what, int value, int least, int most) {
        if (value < least || value > most) {
            throw new IllegalArgumentException(what + " must be from " + least + " to " + most + ", found " + value);
        }
    }

    /** An ordinary open tournament of a size. */
    public static GeneratorSettings of(int players, int rounds) {
        return new GeneratorSettings(
                players,
                rounds,
                2600,
                1400,
                30,
                20_000,
                40_000,
                60_000,
                30_000,
                5_000,
                30_000,
                0,
                false,
                PointSystem.STANDARD);
    }

    /** Size and frequencies of a tournament that was played. */
    public static GeneratorSettings like(TrfFile model) {
        int highest = 0;
        int lowest = 9999;
        int scheduled = 0;
        int forfeited = 0;
        int played = 0;
        int drawn = 0;
        int halves = 0;
        int zeros = 0;
        for (TrfPlayer player : model.players()) {
            highest = Math.max(highest, player.rating());
            lowest = Math.min(lowest, player.rating());
            boolean half = false;
            boolean zero = false;
            for (RoundCell cell : player.cells()) {
                scheduled += cell.opponent() > 0 ? 1 : 0;
                forfeited += cell.opponent() > 0 && !cell.outcome().played() ? 1 : 0;
                played += cell.outcome().played() ? 1 : 0;
                drawn += cell.outcome() == Outcome.DRAW ? 1 : 0;
                half |= cell.outcome() == Outcome.HALF_POINT_BYE;
                zero |= cell.outcome() == Outcome.ZERO_POINT_BYE;
            }
            halves += half ? 1 : 0;
            zeros += zero ? 1 : 0;
        }
        int field = model.players().size();
        return new GeneratorSettings(
                field,
                Math.max(1, model.totalRounds()),
                Math.min(9999, highest),
                Math.min(lowest, highest),
                played == 0 ? 30 : (int) (100L * drawn / played),
                scheduled == 0 ? 0 : (int) ((long) ALL * forfeited / scheduled),
                0,
                (int) ((long) ALL * halves / field),
                (int) ((long) ALL * zeros / field),
                0,
                0,
                0,
                model.header().baku(),
                model.points());
    }
}
