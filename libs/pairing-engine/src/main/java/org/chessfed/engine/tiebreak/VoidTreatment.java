package org.chessfed.engine.tiebreak;

/** What becomes of the games of a player whose result is void, in the tie-breaks of the others; their points stay. */
public enum VoidTreatment {
    /** The games stay in the opponents' tie-breaks. */
    KEEP,
    /**
     * The games leave the opponents' tie-breaks: the round counts there as if the opponent had had no game, with the
     * points that it brought.
     */
    REMOVE
}
