package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.ZoneId;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.events.pairing.TournamentCard;
import org.chessfed.events.pairing.TournamentFinished;
import org.chessfed.rating.person.Persons;

/** Counts the games of a tournament that the chief arbiter has closed. */
@ApplicationScoped
class RateTournament implements FactHandler<TournamentFinished> {

    private final NationalRatings ratings;
    private final Persons persons;
    private final Competitions competitions;

    RateTournament(NationalRatings ratings, Persons persons, Competitions competitions) {
        this.ratings = ratings;
        this.persons = persons;
        this.competitions = competitions;
    }

    @Override
    public Class<TournamentFinished> type() {
        return TournamentFinished.class;
    }

    @Override
    public void handle(TournamentFinished fact, Delivery delivery) {
        TournamentCard card = fact.tournament();
        List<Game> games = fact.games().stream().map(Game::of).toList();
        requirePersons(games);
        FinishedTournament tournament = new FinishedTournament(
                card.tournamentId(),
                card.competition(),
                card.stage(),
                card.event(),
                fact.finishedAt(),
                fact.finishedAt().atZone(zone(card)).getYear(),
                fact.ratedStage());
        ratings.finish(tournament, games, delivery.time());
    }

    private void requirePersons(List<Game> games) {
        Set<String> ids = new TreeSet<>();
        games.forEach(game -> ids.addAll(List.of(game.whiteId(), game.blackId())));
        ids.removeAll(persons.all(ids).keySet());
        if (!ids.isEmpty()) {
            throw new ParkUntil("person", ids.iterator().next());
        }
    }

    private ZoneId zone(TournamentCard card) {
        return competitions
                .regulation(card.competition(), card.competitionVersion())
                .orElseThrow(() -> new ParkUntil("competition", card.competition()))
                .identity()
                .zone();
    }
}
