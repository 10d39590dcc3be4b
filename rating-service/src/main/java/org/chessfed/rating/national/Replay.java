package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.chessfed.chassis.request.CurrentRequest;
import org.chessfed.rating.elo.EloPolicy;
import org.chessfed.rating.elo.GameResult;
import org.chessfed.rating.elo.RatedGame;
import org.chessfed.rating.elo.RatingPeriod;
import org.chessfed.rating.elo.Standing;
import org.chessfed.rating.national.FinishedTournament.Position;
import org.chessfed.rating.national.RatingChanges.Stored;
import org.chessfed.rating.person.Persons;
import org.chessfed.rating.person.Persons.Aliases;
import org.chessfed.rating.person.Persons.Person;
import org.jspecify.annotations.Nullable;

/**
 * Computes ratings again from a tournament on. Ratings are a function of the initial ratings and of the closed tournaments
 * in their order, so a tournament that is the last one, one that came late, and one with a corrected game are treated alike:
 * what comes out differently replaces what stood.
 */
@ApplicationScoped
class Replay {

    private final Tournaments tournaments;
    private final RatingChanges changes;
    private final InitialStandings initial;
    private final Persons persons;
    private final EloPolicy policy;
    private final CurrentRequest request;

    Replay(
            Tournaments tournaments,
            RatingChanges changes,
            InitialStandings initial,
            Persons persons,
            EloPolicy policy,
            CurrentRequest request) {
        this.tournaments = tournaments;
        this.changes = changes;
        this.initial = initial;
        this.persons = persons;
        this.policy = policy;
        this.request = request;
    }

    /**
     * Computes everything from a position on; the caller holds the lock of {@link NationalRatings}.
     *
     * @param at business time that the calculations bear
     * @return persons whose calculations came out differently
     */
    @Transactional(TxType.MANDATORY)
    Set<String> from(Position position, Instant at) {
        Aliases aliases = persons.aliases();
        Set<String> touched = new HashSet<>();
        Map<String, Standing> standings = new HashMap<>();
        for (FinishedTournament tournament : tournaments.from(position)) {
            SortedMap<String, List<RatedGame>> games = new TreeMap<>();
            List<Game> counted = tournament.rated() ? tournaments.games(tournament.id()) : List.of();
            load(standings, counted, aliases, position);
            for (Game game : counted) {
                add(games, game, aliases, standings);
            }
            Map<String, Person> known = persons.all(games.keySet());
            Map<String, Stored> stored = changes.current(tournament.id());
            Map<String, RatingPeriod> periods = new TreeMap<>();
            games.forEach((person, played) -> periods.put(
                    person, rate(standings, person, played, known.get(person), tournament, stored.get(person))));
            store(tournament, stored, periods, at, touched);
            periods.forEach((person, period) -> standings.put(person, period.standingAfter()));
        }
        return touched;
    }

    /** Standings before the replay of persons who have not been met in it yet. */
    private void load(Map<String, Standing> standings, List<Game> games, Aliases aliases, Position position) {
        Set<String> missing = new HashSet<>();
        for (Game game : games) {
            missing.add(aliases.personOf(game.whiteId()));
            missing.add(aliases.personOf(game.blackId()));
        }
        missing.removeAll(standings.keySet());
        if (missing.isEmpty()) {
            return;
        }
        missing.forEach(person -> standings.put(person, policy.unrated()));
        standings.putAll(initial.of(missing, aliases));
        standings.putAll(changes.before(position, missing));
    }

    private static void add(
            Map<String, List<RatedGame>> games, Game game, Aliases aliases, Map<String, Standing> standings) {
        String white = aliases.personOf(game.whiteId());
        String black = aliases.personOf(game.blackId());
        OptionalInt whiteScore = GameResult.score(game.whiteOutcome());
        OptionalInt blackScore = GameResult.score(game.blackOutcome());
        if (white.equals(black) || whiteScore.isEmpty() || blackScore.isEmpty()) {
            return;
        }
        games.computeIfAbsent(white, id -> new ArrayList<>()).add(rated(game, black, whiteScore.getAsInt(), standings));
        games.computeIfAbsent(black, id -> new ArrayList<>()).add(rated(game, white, blackScore.getAsInt(), standings));
    }

    private static RatedGame rated(Game game, String opponent, int score, Map<String, Standing> standings) {
        return new RatedGame(
                game.id(), game.round(), opponent, standing(standings, opponent).rating(), score);
    }

    /** An erased person's year of birth is gone, so a replay keeps the coefficient that was used when it was known. */
    private RatingPeriod rate(
            Map<String, Standing> standings,
            String id,
            List<RatedGame> games,
            @Nullable Person person,
            FinishedTournament tournament,
            @Nullable Stored stored) {
        Standing before = standing(standings, id);
        if (person != null && person.erased() && stored != null) {
            return policy.rateWith(stored.period().k(), before, games);
        }
        Integer birthYear = person == null ? null : person.birthYear();
        return policy.rate(before, games, birthYear == null ? null : tournament.calendarYear() - birthYear);
    }

    private static Standing standing(Map<String, Standing> standings, String person) {
        return Objects.requireNonNull(standings.get(person), "every player's standing was loaded before");
    }

    private void store(
            FinishedTournament tournament,
            Map<String, Stored> stored,
            Map<String, RatingPeriod> periods,
            Instant at,
            Set<String> touched) {
        stored.forEach((person, old) -> {
            if (!old.period().equals(periods.get(person))) {
                changes.supersede(old.id(), request.cause(), at);
                touched.add(person);
            }
        });
        periods.forEach((person, period) -> {
            Stored old = stored.get(person);
            if (old == null || !old.period().equals(period)) {
                changes.add(person, tournament, period, request.cause(), at);
                touched.add(person);
            }
        });
    }
}
