package org.chessfed.rating.national;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.chessfed.chassis.database.Database;
import org.chessfed.rating.elo.EloPolicy;
import org.chessfed.rating.elo.GameResult;
import org.chessfed.rating.elo.RatedGame;
import org.chessfed.rating.elo.Standing;
import org.chessfed.testkit.InfraResource;
import org.chessfed.testkit.Quietness;
import org.chessfed.testkit.Tables;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(InfraResource.class)
class ReplayTest {

    private static final int PERSONS = 12;
    private static final int TOURNAMENTS = 8;
    private static final Instant START = Instant.parse("2025-03-01T00:00:00Z");
    private static final List<String> RESULTS =
            List.of("WIN-LOSS", "LOSS-WIN", "DRAW-DRAW", "FORFEIT_WIN-FORFEIT_LOSS", "FORFEIT_LOSS-FORFEIT_LOSS");

    @Inject
    NationalRatings ratings;

    @Inject
    InitialStandings initial;

    @Inject
    EloPolicy policy;

    @Inject
    Database database;

    private final Map<String, Integer> birthYears = new TreeMap<>();
    private final Map<String, Standing> begun = new HashMap<>();
    private final List<FinishedTournament> tournaments = new ArrayList<>();
    private final Map<String, Game> games = new TreeMap<>();

    @BeforeEach
    void empty() {
        Quietness.await();
        Tables.empty();
    }

    @Test
    @DisplayName(
            "Whatever the order of arrival and whichever games are corrected, the list is that of one reckoning in order")
    void equalsOneReckoningInOrder() {
        long seed = System.nanoTime();
        System.out.println("ratings, replays with seed " + seed);
        Random random = new Random(seed);
        register(random);
        draw(random);
        List<FinishedTournament> arriving = new ArrayList<>(tournaments);
        Collections.shuffle(arriving, random);
        for (FinishedTournament tournament : arriving) {
            QuarkusTransaction.requiringNew()
                    .run(() -> ratings.finish(tournament, gamesOf(tournament), tournament.finishedAt()));
        }
        assertThat(held()).as("seed %d, after all have arrived", seed).isEqualTo(reckoned());
        for (int correction = 0; correction < 6; correction++) {
            correct(random);
            assertThat(held()).as("seed %d, correction %d", seed, correction).isEqualTo(reckoned());
        }
        assertThat(database.number("""
                select count(*) from (
                    select rating_before, lag(rating_after) over (partition by person_id order by t.finished_at, t.id) as last
                    from rating_change c join finished_tournament t on t.id = c.tournament_id where superseded_at is null) chain
                where last is not null and last <> rating_before"""))
                .as("seed %d: each calculation begins where the one before ended", seed)
                .isZero();
    }

    private void register(Random random) {
        for (int i = 0; i < PERSONS; i++) {
            String person = "person" + i;
            birthYears.put(person, 1960 + random.nextInt(60));
            database.update(
                    "insert into person(id, name_zh, birth_year, erased) values (?, ?, ?, false)",
                    person,
                    "棋手" + i,
                    birthYears.get(person));
            if (i % 2 == 0) {
                Standing standing = new Standing(true, 1000 + random.nextInt(1500), random.nextInt(60));
                begun.put(person, standing);
                QuarkusTransaction.requiringNew().run(() -> {
                    initial.add(person, standing.rating(), standing.games(), "list", "staff", START);
                    ratings.begin(List.of(person), START);
                });
            }
        }
    }

    private void draw(Random random) {
        for (int t = 0; t < TOURNAMENTS; t++) {
            Instant at = START.plusSeconds(86_400L * random.nextInt(4));
            tournaments.add(
                    new FinishedTournament("tournament" + t, "SEL", "PRELIM", "P1N", at, 2025, random.nextInt(6) > 0));
            for (int g = 0; g < 15; g++) {
                int white = random.nextInt(PERSONS);
                int black = (white + 1 + random.nextInt(PERSONS - 1)) % PERSONS;
                String id = "game-%d-%02d".formatted(t, g);
                games.put(id, game(id, "tournament" + t, g / 3 + 1, "person" + white, "person" + black, random));
            }
        }
    }

    private void correct(Random random) {
        List<Game> all = List.copyOf(games.values());
        Game old = all.get(random.nextInt(all.size()));
        Game corrected = game(old.id(), old.tournamentId(), old.round(), old.whiteId(), old.blackId(), random);
        games.put(old.id(), corrected);
        FinishedTournament tournament = tournaments.stream()
                .filter(candidate -> candidate.id().equals(old.tournamentId()))
                .findFirst()
                .orElseThrow();
        QuarkusTransaction.requiringNew().run(() -> ratings.correct(tournament, corrected, START));
    }

    private static Game game(String id, String tournament, int round, String white, String black, Random random) {
        List<String> outcomes =
                List.of(RESULTS.get(random.nextInt(RESULTS.size())).split("-", -1));
        return new Game(id, tournament, round, white, black, outcomes.get(0), outcomes.get(1));
    }

    private List<Game> gamesOf(FinishedTournament tournament) {
        return games.values().stream()
                .filter(game -> game.tournamentId().equals(tournament.id()))
                .toList();
    }

    /** Rating and games of each person, from the games as they stand, tournament after tournament. */
    private Map<String, String> reckoned() {
        Map<String, Standing> standings = new TreeMap<>(begun);
        tournaments.stream()
                .filter(FinishedTournament::rated)
                .sorted((one, two) -> one.position().compareTo(two.position()))
                .forEach(tournament -> {
                    Map<String, Standing> after = new HashMap<>();
                    for (String person : birthYears.keySet()) {
                        List<RatedGame> played = new ArrayList<>();
                        for (Game game : gamesOf(tournament)) {
                            boolean white = game.whiteId().equals(person);
                            if (!white && !game.blackId().equals(person)
                                    || GameResult.score(game.whiteOutcome()).isEmpty()) {
                                continue;
                            }
                            String opponent = white ? game.blackId() : game.whiteId();
                            played.add(new RatedGame(
                                    game.id(),
                                    game.round(),
                                    opponent,
                                    standings
                                            .getOrDefault(opponent, policy.unrated())
                                            .rating(),
                                    GameResult.score(white ? game.whiteOutcome() : game.blackOutcome())
                                            .orElseThrow()));
                        }
                        if (!played.isEmpty()) {
                            Standing before = standings.getOrDefault(person, policy.unrated());
                            after.put(
                                    person,
                                    policy.rate(before, played, 2025 - birthYears.get(person))
                                            .standingAfter());
                        }
                    }
                    standings.putAll(after);
                });
        Map<String, String> list = new TreeMap<>();
        standings.forEach((person, standing) -> list.put(person, standing.rating() + " of " + standing.games()));
        return list;
    }

    private Map<String, String> held() {
        Map<String, String> list = new TreeMap<>();
        database.query(
                "select * from national_rating where rating is not null",
                row -> list.put(row.getString("person_id"), row.getInt("rating") + " of " + row.getInt("games")));
        return list;
    }
}
