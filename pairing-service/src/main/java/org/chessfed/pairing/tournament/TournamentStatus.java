package org.chessfed.pairing.tournament;

/** Where a tournament stands. */
public enum TournamentStatus {
    /** Made from the roster; round 1 is not published. */
    CREATED,
    /** Round 1 is published. */
    RUNNING,
    /** Closed by the chief arbiter. */
    FINISHED,
    /** Its players play in another tournament, with which it was merged. */
    MERGED;

    /** Whether nothing is played here any more. */
    public boolean ended() {
        return this == FINISHED || this == MERGED;
    }
}
