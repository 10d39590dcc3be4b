package org.chessfed.pairing.absence;

/** Why a player is not paired in a round. */
public enum AnnouncementKind {
    /** The player will be absent. */
    ABSENCE,
    /** The player has left the tournament. */
    WITHDRAWAL,
    /** A half-point bye is granted. */
    HALF_POINT_BYE,
    /** A full-point bye is granted. */
    FULL_POINT_BYE,
    /** A bye without points is granted. */
    ZERO_POINT_BYE;

    /** Whether the player misses the round; byes are granted and never count as missed. */
    public boolean missed() {
        return this == ABSENCE || this == WITHDRAWAL;
    }
}
