package org.chessfed.engine.swiss.team;

/** One of the two scores of a team (C.04.6, 1.2.1). */
public enum TeamScore {
    /** Points for won, drawn and lost matches. */
    MATCH_POINTS,
    /** Points for the games of all boards. */
    GAME_POINTS
}
