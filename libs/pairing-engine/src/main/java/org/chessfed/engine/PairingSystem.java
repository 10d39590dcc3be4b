package org.chessfed.engine;

/** A system that pairs the next round of a tournament. */
public interface PairingSystem {

    /**
     * Pairs {@link TournamentState#nextRound()}. Players who have a cell for that round already are not paired. The same
     * state always gives the same answer.
     */
    PairingAnswer pair(TournamentState state);
}
