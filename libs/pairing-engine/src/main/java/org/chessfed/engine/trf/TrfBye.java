package org.chessfed.engine.trf;

import org.chessfed.engine.Outcome;

/**
 * A bye or absence announced for a round (record 240, XXZ, or the column of a round that is not yet paired).
 *
 * @param round the round, from 1
 * @param player number of the player, or of the team in a team tournament
 * @param kind full-, half- or zero-point bye
 */
public record TrfBye(int round, int player, Outcome kind) {
    public TrfBye {
        if (kind != Outcome.FULL_POINT_BYE && kind != Outcome.HALF_POINT_BYE && kind != Outcome.ZERO_POINT_BYE) {
            throw new IllegalArgumentException(kind + " cannot be announced");
        }
    }
}
