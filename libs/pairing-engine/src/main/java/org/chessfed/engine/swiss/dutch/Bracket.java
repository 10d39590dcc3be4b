package org.chessfed.engine.swiss.dutch;

/**
 * A bracket about to be paired, with everybody below it; all arrays hold indices of the {@link Field}, ascending.
 *
 * @param score score of the residents, in tenths
 * @param movedDown moved-down players
 * @param residents the scoregroup
 * @param next the following scoregroup, empty for the last bracket
 * @param rest everybody below the following scoregroup
 * @param byePending whether somebody of the players not yet paired gets the pairing-allocated bye
 * @param byeScore score of that player (C5); meaningless without a bye
 */
record Bracket(int score, int[] movedDown, int[] residents, int[] next, int[] rest, boolean byePending, int byeScore) {

    /** Whether the player with the bye is in this bracket. */
    boolean holdsBye() {
        return byePending && score <= byeScore;
    }

    int size() {
        return movedDown.length + residents.length;
    }
}
