package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.pairing.ResultCorrected;

/** Replays from a game that was corrected after its tournament had been closed; earlier ones come with the tournament. */
@ApplicationScoped
class RateCorrectedGame implements FactHandler<ResultCorrected> {

    private final NationalRatings ratings;
    private final Tournaments tournaments;

    RateCorrectedGame(NationalRatings ratings, Tournaments tournaments) {
        this.ratings = ratings;
        this.tournaments = tournaments;
    }

    @Override
    public Class<ResultCorrected> type() {
        return ResultCorrected.class;
    }

    @Override
    public void handle(ResultCorrected fact, Delivery delivery) {
        if (!fact.afterFinish()) {
            return;
        }
        String tournamentId = fact.result().tournamentId();
        FinishedTournament tournament =
                tournaments.find(tournamentId).orElseThrow(() -> new ParkUntil("tournament", tournamentId));
        ratings.correct(tournament, Game.of(fact.result()), delivery.time());
    }
}
