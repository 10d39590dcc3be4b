package org.chessfed.events.pairing;

import org.chessfed.events.Fact;

/**
 * A result that stood was changed.
 *
 * @param result the result after the correction
 * @param version rising by every change of the game
 * @param afterFinish whether the tournament had been closed, so that ratings are computed again
 */
public record ResultCorrected(ResultCard result, long version, boolean afterFinish) implements Fact {
    @Override
    public String aggregateId() {
        return result.gameId();
    }

    @Override
    public String key() {
        return result.competition();
    }
}
