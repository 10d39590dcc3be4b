package org.chessfed.pairing.round;

/** Where a round stands; it moves down this list only, or is discarded before it is published. */
public enum RoundStatus {
    /** Paired, seen by arbiters only. */
    DRAFT,
    /** Looked over. */
    CHECKED,
    /** Public; results are entered. */
    PUBLISHED,
    /** Every result stands. */
    COMPLETED;

    /** Whether the pairings are public. */
    public boolean isPublic() {
        return this == PUBLISHED || this == COMPLETED;
    }
}
