package org.chessfed.events.pairing;

import org.chessfed.events.Fact;

/**
 * Standings are public; a republication is the same fact with a higher version.
 *
 * @param standings the standings
 * @param version rising by every publication
 */
public record StandingsPublished(StandingsCard standings, long version) implements Fact {
    @Override
    public String aggregateId() {
        return standings.standingsId();
    }

    @Override
    public String key() {
        return standings.competition();
    }
}
