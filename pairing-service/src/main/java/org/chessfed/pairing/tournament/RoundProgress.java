package org.chessfed.pairing.tournament;

/**
 * How far the rounds of a tournament are, as everybody may know.
 *
 * @param published rounds whose pairings are public, those that are over among them
 * @param completed rounds that are over
 */
record RoundProgress(int published, int completed) {

    /** Before round 1 is published. */
    static final RoundProgress NONE = new RoundProgress(0, 0);
}
