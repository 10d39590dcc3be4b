package org.chessfed.engine.tiebreak;

/**
 * What a forfeited game is worth in tie-breaks. Points are never touched by it, and byes always follow the FIDE text,
 * except under {@link #VIRTUAL_OPPONENT}.
 */
public enum UnplayedPolicy {
    /** C.07, articles 15 and 16, in the edition of the ranking. */
    FIDE,
    /**
     * A game won by forfeit counts as a draw of both against the scheduled opponent. A game that both lost was won by
     * nobody: it stays 0-0 and follows {@link #FIDE}.
     */
    DRAW_BOTH,
    /** A game won by forfeit counts as a draw for the winner and as a loss for the loser, both against the scheduled opponent. */
    DRAW_WINNER_ONLY,
    /** A forfeited game counts as if it had been played with the result that stands. */
    AS_SCORED,
    /**
     * The rule before 2023-09: an own unplayed round counts as a game against a virtual opponent with the points before
     * the round, the complement of the own result, and half a win for each later round; the unplayed rounds of
     * opponents count as draws.
     */
    VIRTUAL_OPPONENT
}
