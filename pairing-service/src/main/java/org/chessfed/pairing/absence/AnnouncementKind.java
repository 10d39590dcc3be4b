package org.chessfed.pairing.absence;

import java.util.Optional;
import org.chessfed.regulation.stage.Conduct.ByeRule;

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

    /** The regulation's kind of bye; empty for what is none. */
    public Optional<ByeRule.Kind> bye() {
        return switch (this) {
            case HALF_POINT_BYE -> Optional.of(ByeRule.Kind.HALF_POINT);
            case FULL_POINT_BYE -> Optional.of(ByeRule.Kind.FULL_POINT);
            case ZERO_POINT_BYE -> Optional.of(ByeRule.Kind.ZERO_POINT);
            case ABSENCE, WITHDRAWAL -> Optional.empty();
        };
    }
}
