package org.chessfed.selection.sanction;

import java.util.EnumSet;
import java.util.Set;

/** The life of a sanction, and its legal moves. */
public enum SanctionState {
    /** Found by rule or filed by staff; not in force. */
    PROPOSED,
    /** Imposed. */
    IN_FORCE,
    /** Imposed, and the person has appealed. */
    APPEALED,
    /** The appeal was rejected: the sanction stands. */
    UPHELD,
    /** The sanction is void. */
    LIFTED;

    /**
     * The states that may follow.
     *
     * @return possibly none
     */
    public Set<SanctionState> next() {
        return switch (this) {
            case PROPOSED -> EnumSet.of(IN_FORCE, LIFTED);
            case IN_FORCE -> EnumSet.of(APPEALED, LIFTED);
            case APPEALED -> EnumSet.of(UPHELD, LIFTED);
            case UPHELD, LIFTED -> EnumSet.noneOf(SanctionState.class);
        };
    }

    /**
     * Whether a move is legal.
     *
     * @param to the state to move to
     * @return true if {@code to} may follow this state
     */
    public boolean mayBecome(SanctionState to) {
        return next().contains(to);
    }

    /**
     * Whether the sanction refuses entries.
     *
     * @param stayOnAppeal whether the regulation lets an appeal suspend it
     * @return true while in force or upheld, and during an appeal that does not suspend it
     */
    public boolean bars(boolean stayOnAppeal) {
        return switch (this) {
            case PROPOSED, LIFTED -> false;
            case IN_FORCE, UPHELD -> true;
            case APPEALED -> !stayOnAppeal;
        };
    }
}
