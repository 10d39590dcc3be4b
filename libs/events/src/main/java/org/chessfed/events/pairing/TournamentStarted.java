package org.chessfed.events.pairing;

import org.chessfed.events.Fact;

/**
 * Round 1 of a tournament has begun.
 *
 * @param tournament the tournament
 * @param version rising by every change of the tournament
 */
public record TournamentStarted(TournamentCard tournament, long version) implements Fact {
    @Override
    public String aggregateId() {
        return tournament.tournamentId();
    }

    @Override
    public String key() {
        return tournament.competition();
    }
}
