package org.chessfed.pairing.round;

import org.chessfed.engine.Outcome;

/**
 * The result of a game as it is entered, by the colours that the pairing assigned.
 *
 * @param white outcome of the player to whom White was assigned
 * @param black outcome of the player to whom Black was assigned
 * @param whiteLate whether the first lost by coming late
 * @param blackLate whether the second lost by coming late
 * @param coloursSwapped whether the two sat the wrong way round
 */
public record EnteredResult(
        Outcome white, Outcome black, boolean whiteLate, boolean blackLate, boolean coloursSwapped) {}
