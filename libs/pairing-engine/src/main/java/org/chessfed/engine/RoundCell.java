package org.chessfed.engine;

import java.util.Optional;

/**
 * One round of one player: one cell of the cross-table.
 *
 * @param opponent pairing number of the scheduled opponent; {@code 0} without one
 * @param colour colour assigned by the pairing; empty for a bye, and where a file does not tell
 * @param outcome what the round brought
 */
public record RoundCell(int opponent, Optional<Colour> colour, Outcome outcome) {

    public RoundCell {
        if (opponent < 0) {
            throw new IllegalArgumentException("opponent " + opponent + " is negative");
        }
        if (outcome.paired() != (opponent > 0)) {
            throw new IllegalArgumentException("outcome " + outcome + " does not go with opponent " + opponent);
        }
    }

    /** A game against {@code opponent}. */
    public static RoundCell game(int opponent, Colour colour, Outcome outcome) {
        return new RoundCell(opponent, Optional.of(colour), outcome);
    }

    /** A round without an opponent. */
    public static RoundCell bye(Outcome outcome) {
        return new RoundCell(0, Optional.empty(), outcome);
    }
}
