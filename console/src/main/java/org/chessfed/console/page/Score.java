package org.chessfed.console.page;

import org.jspecify.annotations.Nullable;

/** How a result is written between the names. */
public final class Score {

    private Score() {}

    /** {@code 1–0}, {@code ½–½}, {@code +/−} for a forfeit; empty while the game is not over. */
    public static String of(@Nullable String white, @Nullable String black) {
        String left = half(white);
        String right = half(black);
        return left.isEmpty() || right.isEmpty() ? "" : left + (forfeit(white) || forfeit(black) ? "/" : "–") + right;
    }

    /** What one of the two did: WON, LOST or DREW, {@code _BY_FORFEIT} without play; empty while the game is not over. */
    public static String played(@Nullable String outcome) {
        return switch (outcome == null ? "" : outcome) {
            case "WIN", "UNRATED_WIN" -> "WON";
            case "DRAW", "UNRATED_DRAW" -> "DREW";
            case "LOSS", "UNRATED_LOSS" -> "LOST";
            case "FORFEIT_WIN" -> "WON_BY_FORFEIT";
            case "FORFEIT_LOSS" -> "LOST_BY_FORFEIT";
            default -> "";
        };
    }

    private static boolean forfeit(@Nullable String outcome) {
        return outcome != null && outcome.startsWith("FORFEIT_");
    }

    private static String half(@Nullable String outcome) {
        return switch (outcome == null ? "" : outcome) {
            case "WIN", "UNRATED_WIN" -> "1";
            case "DRAW", "UNRATED_DRAW" -> "½";
            case "LOSS", "UNRATED_LOSS" -> "0";
            case "FORFEIT_WIN" -> "+";
            case "FORFEIT_LOSS" -> "−";
            default -> "";
        };
    }
}
