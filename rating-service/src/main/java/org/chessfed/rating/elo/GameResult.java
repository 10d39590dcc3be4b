package org.chessfed.rating.elo;

import java.util.OptionalInt;

/** Which outcomes of a game count for ratings (B.02, 5.1): those played over the board with a rated result. */
public final class GameResult {

    private GameResult() {}

    /**
     * Score of an outcome.
     *
     * @param outcome constant of the engine's outcomes
     * @return hundredths of a point; empty when the game is not rated
     */
    public static OptionalInt score(String outcome) {
        return switch (outcome) {
            case "WIN" -> OptionalInt.of(100);
            case "DRAW" -> OptionalInt.of(50);
            case "LOSS" -> OptionalInt.of(0);
            default -> OptionalInt.empty();
        };
    }
}
