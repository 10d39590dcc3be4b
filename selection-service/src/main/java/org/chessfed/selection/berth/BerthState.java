package org.chessfed.selection.berth;

import java.util.EnumSet;
import java.util.Set;

/** The life of a berth, and its legal moves. */
public enum BerthState {
    /** Computed, seen by staff only. */
    PROPOSED,
    /** The person is asked and has not answered. */
    OFFERED,
    /** The person has the place. */
    GRANTED,
    /** The person gave the place up; irreversible. */
    WAIVED,
    /** The person did not answer in time, which counts as giving up. */
    LAPSED,
    /** Taken back by a decision: a correction, a sanction, or because the person moved up to a later stage. */
    REVOKED;

    /**
     * The states that may follow.
     *
     * @return possibly none
     */
    public Set<BerthState> next() {
        return switch (this) {
            case PROPOSED -> EnumSet.of(OFFERED, GRANTED, REVOKED);
            case OFFERED -> EnumSet.of(GRANTED, WAIVED, LAPSED, REVOKED);
            case GRANTED -> EnumSet.of(WAIVED, REVOKED);
            case WAIVED, LAPSED, REVOKED -> EnumSet.noneOf(BerthState.class);
        };
    }

    /**
     * Whether a move is legal.
     *
     * @param to the state to move to
     * @return true if {@code to} may follow this state
     */
    public boolean mayBecome(BerthState to) {
        return next().contains(to);
    }

    /**
     * Whether the berth holds a place: one person has at most one live berth in a stage.
     *
     * @return true unless the berth has ended
     */
    public boolean live() {
        return !next().isEmpty();
    }

    /**
     * Whether the place is taken or kept for the person's answer.
     *
     * @return true while offered or granted
     */
    public boolean holdsPlace() {
        return this == OFFERED || this == GRANTED;
    }
}
