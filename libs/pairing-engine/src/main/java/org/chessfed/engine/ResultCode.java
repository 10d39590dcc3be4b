package org.chessfed.engine;

/** The result of a game as an arbiter enters it; each stands for one pair of result codes of a tournament file. */
public enum ResultCode {
    /** 1-0. */
    WHITE_WINS(Outcome.WIN, Outcome.LOSS),
    /** Half a point each. */
    DRAW(Outcome.DRAW, Outcome.DRAW),
    /** 0-1. */
    BLACK_WINS(Outcome.LOSS, Outcome.WIN),
    /** White has half a point, Black none. */
    WHITE_DRAWS_BLACK_LOSES(Outcome.DRAW, Outcome.LOSS),
    /** Black has half a point, White none. */
    WHITE_LOSES_BLACK_DRAWS(Outcome.LOSS, Outcome.DRAW),
    /** Played, lost by both. */
    BOTH_LOSE(Outcome.LOSS, Outcome.LOSS),
    /** 1-0 before each side had moved; not rated. */
    UNRATED_WHITE_WINS(Outcome.UNRATED_WIN, Outcome.UNRATED_LOSS),
    /** Drawn before each side had moved; not rated. */
    UNRATED_DRAW(Outcome.UNRATED_DRAW, Outcome.UNRATED_DRAW),
    /** 0-1 before each side had moved; not rated. */
    UNRATED_BLACK_WINS(Outcome.UNRATED_LOSS, Outcome.UNRATED_WIN),
    /** +/-: Black did not appear, or came late. */
    WHITE_WINS_BY_FORFEIT(Outcome.FORFEIT_WIN, Outcome.FORFEIT_LOSS),
    /** -/+: White did not appear, or came late. */
    BLACK_WINS_BY_FORFEIT(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN),
    /** -/-: neither appeared in time. */
    BOTH_FORFEIT(Outcome.FORFEIT_LOSS, Outcome.FORFEIT_LOSS);

    private final Outcome white;
    private final Outcome black;

    ResultCode(Outcome white, Outcome black) {
        this.white = white;
        this.black = black;
    }

    /** Outcome of White. */
    public Outcome white() {
        return white;
    }

    /** Outcome of Black. */
    public Outcome black() {
        return black;
    }

    /** Whether it is neither a plain result of a game nor a forfeit, so that a regulation may not allow it. */
    public boolean unusual() {
        return switch (this) {
            case WHITE_DRAWS_BLACK_LOSES,
                    WHITE_LOSES_BLACK_DRAWS,
                    BOTH_LOSE,
                    UNRATED_WHITE_WINS,
                    UNRATED_DRAW,
                    UNRATED_BLACK_WINS -> true;
            case WHITE_WINS, DRAW, BLACK_WINS, WHITE_WINS_BY_FORFEIT, BLACK_WINS_BY_FORFEIT, BOTH_FORFEIT -> false;
        };
    }
}
