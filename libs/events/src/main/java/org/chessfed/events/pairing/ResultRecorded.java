package org.chessfed.events.pairing;

import org.chessfed.events.Fact;

/**
 * A result was entered.
 *
 * @param result the result
 * @param version rising by every change of the game
 */
public record ResultRecorded(ResultCard result, long version) implements Fact {
    @Override
    public String aggregateId() {
        return result.gameId();
    }

    @Override
    public String key() {
        return result.competition();
    }
}
