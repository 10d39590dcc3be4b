package org.chessfed.engine.tiebreak;

/** The kind of tournament, as far as unplayed games are concerned (C.07, 15.2). */
public enum TournamentFormat {
    /** Forfeited games are unplayed rounds. */
    SWISS,
    /** Forfeited games count as games, except in tie-breaks that use ratings. */
    ROUND_ROBIN
}
