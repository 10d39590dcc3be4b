package org.chessfed.engine.roundrobin;

/** What becomes of the games of a player who withdraws from a round robin (C.05, 6.6). */
public enum Withdrawal {
    /** Played games stay in the cross-table and are rated, but count for nobody's standing. */
    RESULTS_DO_NOT_COUNT,
    /** Played games count; the remaining ones are lost by forfeit. */
    REMAINING_GAMES_FORFEITED;

    /**
     * The consequence: results count if at least half of the scheduled games were played.
     *
     * @param played games that the player has played, not forfeited
     * @param scheduled games that the schedule has for the player in the whole tournament, without rests
     */
    public static Withdrawal of(int played, int scheduled) {
        if (played < 0 || scheduled < played) {
            throw new IllegalArgumentException(played + " games played of " + scheduled);
        }
        return 2 * played < scheduled ? RESULTS_DO_NOT_COUNT : REMAINING_GAMES_FORFEITED;
    }
}
