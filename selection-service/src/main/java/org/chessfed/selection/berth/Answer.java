package org.chessfed.selection.berth;

/** What a person answers to an offer, or says about a granted berth. */
public enum Answer {
    /** Takes the place. */
    ACCEPT,
    /** Gives the place up, for good. */
    WAIVE
}
