package org.chessfed.selection.standing;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.pairing.StandingsPublished;
import org.chessfed.selection.sanction.Sanctions;
import org.chessfed.selection.season.SeasonMoved;
import org.chessfed.selection.season.Seasons;

/** Keeps the latest standings of each list; final ones lead to proposals of places and of sanctions. */
@ApplicationScoped
class KeepStandings implements FactHandler<StandingsPublished> {

    private final StandingsCopies standings;
    private final Seasons seasons;
    private final Sanctions sanctions;
    private final Event<SeasonMoved> moved;

    KeepStandings(StandingsCopies standings, Seasons seasons, Sanctions sanctions, Event<SeasonMoved> moved) {
        this.standings = standings;
        this.seasons = seasons;
        this.sanctions = sanctions;
        this.moved = moved;
    }

    @Override
    public Class<StandingsPublished> type() {
        return StandingsPublished.class;
    }

    @Override
    public void handle(StandingsPublished fact, Delivery delivery) {
        var card = fact.standings();
        var season = seasons.find(card.competition());
        if (season.isPresent()) {
            seasons.lock(card.competition());
        }
        standings.keep(card, fact.version());
        var list = standings.of(card.competition(), card.event(), card.section());
        if (season.isEmpty() || list.isEmpty() || !list.get().finished()) {
            return;
        }
        var rules = seasons.rules(season.get());
        rules.stage(card.stage())
                .flatMap(stage -> stage.tournamentOf(card.section()))
                .ifPresent(tournament -> sanctions.judge(rules, tournament.missed(), list.get(), delivery.time()));
        moved.fire(new SeasonMoved(card.competition(), delivery.time()));
    }
}
