package org.chessfed.demo.people;

/** How games end: by strength, colour and lot. */
public final class Strength {

    private static final int WHITE_IS_WORTH = 30;

    private Strength() {}

    /** The end of a game. */
    public enum End {
        /** White has won. */
        WHITE_WINS,
        /** Nobody has won. */
        DRAW,
        /** Black has won. */
        BLACK_WINS
    }

    /**
     * Draws the end of a game.
     *
     * @param white rating of White
     * @param black rating of Black
     * @param matter what the lot is drawn for
     */
    public static End play(Draw draw, int white, int black, Object... matter) {
        int expected = expectedPerMille(white + WHITE_IS_WORTH - black);
        // The nearer the players, the likelier the draw; one in five between equals.
        int drawn = Math.min(expected, 1000 - expected) * 2 / 5;
        int lot = draw.below(1000, matter);
        if (lot < expected - drawn / 2) {
            return End.WHITE_WINS;
        }
        return lot < expected + drawn - drawn / 2 ? End.DRAW : End.BLACK_WINS;
    }

    /** What the stronger by so many points expects, in thousandths: the table of the rating rules, in steps of 50. */
    private static int expectedPerMille(int difference) {
        int[] steps = {500, 570, 640, 700, 760, 810, 850, 880, 910, 930, 950, 965, 975, 985, 990};
        int step = Math.min(Math.abs(difference) / 50, steps.length - 1);
        int next = Math.min(step + 1, steps.length - 1);
        int value = steps[step] + (steps[next] - steps[step]) * (Math.abs(difference) % 50) / 50;
        return difference >= 0 ? value : 1000 - value;
    }
}
