package org.chessfed.pairing.team;

import org.chessfed.engine.Outcome;

/**
 * The game of one board of a match. The first team has White on odd boards, the second on even ones.
 *
 * @param board board, from 1
 * @param first outcome of the first team's player; {@link Outcome#UNKNOWN} until a result is entered
 * @param second outcome of the second team's player
 */
record BoardGame(int board, Outcome first, Outcome second) {

    /** A game without a result. */
    static BoardGame open(int board) {
        return new BoardGame(board, Outcome.UNKNOWN, Outcome.UNKNOWN);
    }

    /** Whether a result stands. */
    boolean decided() {
        return first != Outcome.UNKNOWN;
    }

    /** Whether the first team has White here. */
    boolean firstHasWhite() {
        return board % 2 == 1;
    }

    /** The game with the outcomes of its two colours. */
    BoardGame with(Outcome white, Outcome black) {
        return firstHasWhite() ? new BoardGame(board, white, black) : new BoardGame(board, black, white);
    }
}
