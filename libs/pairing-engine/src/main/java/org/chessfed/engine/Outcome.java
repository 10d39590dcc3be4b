package org.chessfed.engine;

/**
 * What one round brought one player, seen from that player's side; each constant is one result code of a tournament
 * file (TRF, record 001).
 */
public enum Outcome {
    /** Won over the board, rated. */
    WIN('1', true, true),
    /** Drawn over the board, rated. */
    DRAW('=', true, true),
    /** Lost over the board, rated. */
    LOSS('0', true, true),
    /** Won over the board, ended before each side had moved, not rated. */
    UNRATED_WIN('W', true, true),
    /** Drawn over the board, ended before each side had moved, not rated. */
    UNRATED_DRAW('D', true, true),
    /** Lost over the board, ended before each side had moved, not rated. */
    UNRATED_LOSS('L', true, true),
    /** Paired; the opponent did not appear or was late. */
    FORFEIT_WIN('+', false, true),
    /** Paired; this player did not appear or was late. Stands on both sides of a game that both lost. */
    FORFEIT_LOSS('-', false, true),
    /** Half-point bye, requested. */
    HALF_POINT_BYE('H', false, false),
    /** Full-point bye, granted by the organiser. */
    FULL_POINT_BYE('F', false, false),
    /** Pairing-allocated bye. */
    PAIRING_BYE('U', false, false),
    /** Zero-point bye, or a known absence. */
    ZERO_POINT_BYE('Z', false, false),
    /** Paired, and the result is not known yet; only in the round that is being played. */
    UNKNOWN(' ', false, true);

    private final char code;
    private final boolean played;
    private final boolean paired;

    Outcome(char code, boolean played, boolean paired) {
        this.code = code;
        this.played = played;
        this.paired = paired;
    }

    /** The code in a tournament file. */
    public char code() {
        return code;
    }

    /** Whether the game took place over the board, so that it counts for colours and forbids a rematch. */
    public boolean played() {
        return played;
    }

    /** Whether there was a scheduled opponent. */
    public boolean paired() {
        return paired;
    }
}
