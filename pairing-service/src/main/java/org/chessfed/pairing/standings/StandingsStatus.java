package org.chessfed.pairing.standings;

/** Whether standings can still change by play. */
public enum StandingsStatus {
    /** The tournament runs, or a playoff is due. */
    PROVISIONAL,
    /** The tournament is closed. */
    FINAL
}
