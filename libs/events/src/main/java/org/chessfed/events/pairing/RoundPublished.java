package org.chessfed.events.pairing;

import org.chessfed.events.Fact;

/**
 * The pairings of a round are public.
 *
 * @param round the round
 * @param version rising by every change of the round
 */
public record RoundPublished(RoundCard round, long version) implements Fact {
    @Override
    public String aggregateId() {
        return round.roundId();
    }

    @Override
    public String key() {
        return round.competition();
    }
}
