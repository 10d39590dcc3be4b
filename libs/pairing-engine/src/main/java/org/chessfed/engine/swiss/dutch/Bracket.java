package org.chessfed.engine.swiss.dutch;

import java.util.Arrays;

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

    /** The bracket after this one, with the players whom a pairing of this one leaves; there must be one. */
    Bracket following(Field field, int[] downfloaters) {
        int end = 0;
        while (end < rest.length && field.score(rest[end]) == field.score(rest[0])) {
            end++;
        }
        return new Bracket(
                field.score(next[0]),
                downfloaters,
                next,
                Arrays.copyOf(rest, end),
                Arrays.copyOfRange(rest, end, rest.length),
                byePending,
                byeScore);
    }
}
