package org.chessfed.pairing.round;

import java.time.Instant;
import org.chessfed.engine.Outcome;

/**
 * A correction of a result, as the public note below the standings tells it.
 *
 * @param round round number
 * @param board board number
 * @param whiteBefore outcome of White before
 * @param blackBefore outcome of Black before
 * @param whiteAfter outcome of White now
 * @param blackAfter outcome of Black now
 * @param ratingOnly whether it came after the end of the following round, too late for standings and pairings, so that
 *     only rating goes by it
 * @param changedAt when it was corrected
 */
public record GameChange(
        int round,
        int board,
        Outcome whiteBefore,
        Outcome blackBefore,
        Outcome whiteAfter,
        Outcome blackAfter,
        boolean ratingOnly,
        Instant changedAt) {}
