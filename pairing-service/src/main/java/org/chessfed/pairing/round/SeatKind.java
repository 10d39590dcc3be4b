package org.chessfed.pairing.round;

import org.chessfed.engine.Outcome;

/** Where a player is in a round. The names of all but {@link #GAME} go into facts. */
public enum SeatKind {
    /** On a board. */
    GAME(Outcome.UNKNOWN),
    /** Pairing-allocated bye. */
    PAIRING_BYE(Outcome.PAIRING_BYE),
    /** Half-point bye, granted. */
    HALF_POINT_BYE(Outcome.HALF_POINT_BYE),
    /** Full-point bye, granted. */
    FULL_POINT_BYE(Outcome.FULL_POINT_BYE),
    /** Bye without points, granted; also the rest of an odd round robin. */
    ZERO_POINT_BYE(Outcome.ZERO_POINT_BYE),
    /** Absent after notice in time. */
    ANNOUNCED_ABSENCE(Outcome.ZERO_POINT_BYE),
    /** Absent, the notice came late or not at all. */
    UNEXCUSED_ABSENCE(Outcome.ZERO_POINT_BYE),
    /** Withdrew from the tournament before this round. */
    WITHDRAWN(Outcome.ZERO_POINT_BYE);

    private final Outcome outcome;

    SeatKind(Outcome outcome) {
        this.outcome = outcome;
    }

    /** What the round brings; for a game it is told by the game. */
    public Outcome outcome() {
        return outcome;
    }
}
