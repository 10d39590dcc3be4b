package org.chessfed.engine.tiebreak;

/** The score that a tie-break of a team tournament is built on. */
public enum ScoreBase {
    /** The score that the chain ranks by first; in an individual tournament the points. */
    PRIMARY,
    /** Match points. */
    MP,
    /** Game points. */
    GP
}
