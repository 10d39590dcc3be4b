package org.chessfed.engine.tiebreak;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * One line of the working of a value: what one round, or one outside fact, gave.
 *
 * @param round the round, from 1; {@code 0} where the line belongs to no round
 * @param opponent pairing number of the opponent that the line comes from; {@code 0} without one
 * @param basis where the value comes from
 * @param value what the line gives to the sum, mean or place
 * @param opponentScore the score of the opponent, or of the dummy, that a product was made of; empty where there is no
 *     product
 * @param points own points of the round as the tie-break sees them, in tenths; empty where they play no part
 * @param cut whether a cut modifier left the line out
 */
public record Contribution(
        int round,
        int opponent,
        Basis basis,
        TieBreakValue value,
        Optional<TieBreakValue> opponentScore,
        OptionalInt points,
        boolean cut) {

    /** Where a line of the working comes from. */
    public enum Basis {
        /** Own result of the round. */
        OWN_RESULT,
        /** Own score after the round. */
        RUNNING_SCORE,
        /** The opponent's score as it counts for others (C.07, 16.3). */
        OPPONENT_SCORE,
        /** An unplayed round: the own score stands in for the opponent (C.07, 16.4). */
        DUMMY,
        /** An unplayed round: the dummy's score was lowered to the cap of the 2026 edition (C.07, 16.4). */
        DUMMY_CAPPED,
        /** An unplayed round: the virtual opponent of the rule before 2023-09. */
        VIRTUAL_OPPONENT,
        /** The opponent's value of another tie-break, such as his Buchholz or performance. */
        OPPONENT_VALUE,
        /** The opponent's rating. */
        OPPONENT_RATING,
        /** A game, or the mean of several, between players who are tied. */
        ENCOUNTER,
        /** Result of one board of a team match. */
        BOARD,
        /** The player's place in another stage. */
        STAGE_RANK,
        /** The place in a playoff or draw of lots. */
        DECIDED_ORDER
    }

    Contribution asCut() {
        return new Contribution(round, opponent, basis, value, opponentScore, points, true);
    }
}
