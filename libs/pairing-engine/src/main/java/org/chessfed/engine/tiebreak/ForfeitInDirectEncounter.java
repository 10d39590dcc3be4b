package org.chessfed.engine.tiebreak;

/** Whether a game won by forfeit is used in direct encounter. */
public enum ForfeitInDirectEncounter {
    /**
     * As the {@link UnplayedPolicy} sees the game, where that makes a game of it; left out of a Swiss under
     * {@link UnplayedPolicy#FIDE} (C.07, 6.1.1), a game in a round robin (15.2).
     */
    BY_POLICY,
    /** A draw, whatever the policy is. */
    DRAW,
    /** Left out, as if the two had not met. */
    IGNORE
}
