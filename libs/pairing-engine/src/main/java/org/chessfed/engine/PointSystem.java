package org.chessfed.engine;

/**
 * What each outcome is worth, in tenths of a point.
 *
 * @param win a win over the board
 * @param draw a draw over the board
 * @param loss a loss over the board
 * @param forfeitWin a win by forfeit
 * @param forfeitLoss a loss by forfeit
 * @param pairingBye the pairing-allocated bye
 * @param fullPointBye a full-point bye
 * @param halfPointBye a half-point bye
 * @param zeroPointBye a zero-point bye
 */
public record PointSystem(
        int win,
        int draw,
        int loss,
        int forfeitWin,
        int forfeitLoss,
        int pairingBye,
        int fullPointBye,
        int halfPointBye,
        int zeroPointBye) {

    /** One point for a win, half a point for a draw; a bye counts as its name says, the pairing-allocated one as a win. */
    public static final PointSystem STANDARD = of(10, 5, 0);

    /** The system in which everything unplayed follows from the three values of a played game. */
    public static PointSystem of(int win, int draw, int loss) {
        return new PointSystem(win, draw, loss, win, loss, win, win, draw, loss);
    }

    /** The same system with another value of the pairing-allocated bye. */
    public PointSystem withPairingBye(int tenths) {
        return new PointSystem(
                win, draw, loss, forfeitWin, forfeitLoss, tenths, fullPointBye, halfPointBye, zeroPointBye);
    }

    /** Points for one outcome, in tenths; an unknown result counts nothing. */
    public int points(Outcome outcome) {
        return switch (outcome) {
            case WIN, UNRATED_WIN -> win;
            case DRAW, UNRATED_DRAW -> draw;
            case LOSS, UNRATED_LOSS -> loss;
            case FORFEIT_WIN -> forfeitWin;
            case FORFEIT_LOSS -> forfeitLoss;
            case PAIRING_BYE -> pairingBye;
            case FULL_POINT_BYE -> fullPointBye;
            case HALF_POINT_BYE -> halfPointBye;
            case ZERO_POINT_BYE -> zeroPointBye;
            case UNKNOWN -> 0;
        };
    }

    /** Points as people write them, such as {@code 4.5}; not for negative ones. */
    public static String text(int tenths) {
        return tenths / 10 + "." + tenths % 10;
    }
}
