package org.chessfed.engine;

import java.util.Optional;

/**
 * One round of one player or team: one cell of the cross-table.
 *
 * @param opponent pairing number of the scheduled opponent; {@code 0} without one
 * @param colour colour assigned by the pairing, for a team that of its first board; empty for a bye, and where a file
 *     does not tell
 * @param outcome what the round brought; for a team the outcome of the match, which was played when at least one of
 *     its games was
 * @param gamePoints game points that a team made in the round, in tenths, those of a bye included; {@code 0} for an
 *     individual player
 */
public record RoundCell(int opponent, Optional<Colour> colour, Outcome outcome, int gamePoints) {

    public RoundCell {
        if (opponent < 0) {
            throw new IllegalArgumentException("opponent " + opponent + " is negative");
        }
        if (outcome.paired() != (opponent > 0)) {
            throw new IllegalArgumentException("outcome " + outcome + " does not go with opponent " + opponent);
        }
    }

    /** One round of an individual player. */
    public RoundCell(int opponent, Optional<Colour> colour, Outcome outcome) {
        this(opponent, colour, outcome, 0);
    }

    /** A game against {@code opponent}. */
    public static RoundCell game(int opponent, Colour colour, Outcome outcome) {
        return new RoundCell(opponent, Optional.of(colour), outcome);
    }

    /** A round without an opponent. */
    public static RoundCell bye(Outcome outcome) {
        return new RoundCell(0, Optional.empty(), outcome);
    }

    /** The same cell with the game points (tenths) that a team made in it. */
    public RoundCell withGamePoints(int tenths) {
        return new RoundCell(opponent, colour, outcome, tenths);
    }
}
