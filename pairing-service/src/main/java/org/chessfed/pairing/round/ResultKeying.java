package org.chessfed.pairing.round;

import java.time.Instant;
import org.chessfed.engine.Outcome;

/**
 * What one person has keyed for a game, by the colours that the pairing assigned.
 *
 * @param keyedBy who
 * @param whiteOutcome outcome of the player to whom White was assigned
 * @param blackOutcome outcome of the player to whom Black was assigned
 * @param coloursSwapped whether the two sat the wrong way round
 * @param keyedAt when
 */
public record ResultKeying(
        String keyedBy, Outcome whiteOutcome, Outcome blackOutcome, boolean coloursSwapped, Instant keyedAt) {}
