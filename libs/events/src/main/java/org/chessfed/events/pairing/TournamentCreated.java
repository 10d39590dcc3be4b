package org.chessfed.events.pairing;

import org.chessfed.events.Fact;

/**
 * A tournament was made from a roster.
 *
 * @param tournament the tournament
 * @param version rising by every change of the tournament
 */
public record TournamentCreated(TournamentCard tournament, long version) implements Fact {
    @Override
    public String aggregateId() {
        return tournament.tournamentId();
    }

    @Override
    public String key() {
        return tournament.competition();
    }
}
