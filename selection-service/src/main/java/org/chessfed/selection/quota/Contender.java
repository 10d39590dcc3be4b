package org.chessfed.selection.quota;

import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One row of a list from which persons advance.
 *
 * @param person the person's id
 * @param rank 1 is first; equal ranks are joint ranks, and the rank after a joint one is skipped as usual
 * @param region the person's guarantee region; null where none was declared
 * @param claim whether the person can take a place
 */
public record Contender(UUID person, int rank, @Nullable String region, Claim claim) {

    /** Whether a person of the list can take a place. */
    public enum Claim {
        /** Takes a place when the rank gives one. */
        OPEN,
        /** Won and gave up a place; the rule's refill says who follows. */
        GAVE_UP,
        /** Never had a claim: results void, sanctioned, or already placed in the target stage. */
        NONE
    }

    /** Refuses a rank below 1. */
    public Contender {
        if (rank < 1) {
            throw new IllegalArgumentException("a rank starts at 1, not at " + rank);
        }
    }
}
