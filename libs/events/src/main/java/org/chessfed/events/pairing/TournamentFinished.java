package org.chessfed.events.pairing;

import java.time.Instant;
import java.util.List;
import org.chessfed.events.Fact;

/**
 * The chief arbiter has closed a tournament; the fact carries its games, for rating.
 *
 * @param tournament the tournament
 * @param version rising by every change of the tournament
 * @param finishedAt when it was closed
 * @param ratedStage whether the regulation rates this stage nationally
 * @param games every game that was paired
 */
public record TournamentFinished(
        TournamentCard tournament, long version, Instant finishedAt, boolean ratedStage, List<ResultCard> games)
        implements Fact {
    @Override
    public String aggregateId() {
        return tournament.tournamentId();
    }

    @Override
    public String key() {
        return tournament.competition();
    }
}
