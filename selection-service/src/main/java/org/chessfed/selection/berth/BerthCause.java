package org.chessfed.selection.berth;

/** Why a berth ended. */
public enum BerthCause {
    /** The person declined the offer. */
    ANSWER,
    /** The person entered an earlier stage. */
    ENTERED_EARLIER_STAGE,
    /** The person did not answer in time. */
    DEADLINE,
    /** The standings were corrected. */
    CORRECTION,
    /** A sanction or disqualification. */
    SANCTION,
    /** The person has a place in a later stage. */
    MOVED_UP,
    /** The person gave a granted place up, or withdrew from its event. */
    GAVE_UP
}
