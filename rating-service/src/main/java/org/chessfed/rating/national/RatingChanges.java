package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.rating.elo.RatedGame;
import org.chessfed.rating.elo.RatingPeriod;
import org.chessfed.rating.elo.RatingPeriod.GameCalculation;
import org.chessfed.rating.elo.Standing;
import org.chessfed.rating.national.FinishedTournament.Position;

/** What each tournament did to each rating: a ledger to which rows are added, and in which a replay supersedes them. */
@ApplicationScoped
class RatingChanges {

    private final Database database;

    RatingChanges(Database database) {
        this.database = database;
    }

    /** A calculation as it was stored. */
    record Stored(UUID id, RatingPeriod period) {}

    /** The calculations of a tournament that hold now, by person. */
    Map<String, Stored> current(String tournamentId) {
        Map<UUID, List<GameCalculation>> games = new HashMap<>();
        database.query(
                """
                select g.* from rating_change_game g join rating_change c on c.id = g.change_id
                where c.tournament_id = ? and c.superseded_at is null order by g.round, g.game_id""",
                row -> games.computeIfAbsent(row.getObject("change_id", UUID.class), id -> new ArrayList<>())
                        .add(game(row)),
                tournamentId);
        Map<String, Stored> stored = new HashMap<>();
        database.query(
                "select * from rating_change where tournament_id = ? and superseded_at is null",
                row -> {
                    UUID id = row.getObject("id", UUID.class);
                    return stored.put(
                            row.getString("person_id"), new Stored(id, period(row, games.getOrDefault(id, List.of()))));
                },
                tournamentId);
        return stored;
    }

    /** Where these persons stood before a tournament, by the latest calculation before it; those without one are left out. */
    Map<String, Standing> before(Position position, Collection<String> persons) {
        Map<String, Standing> standings = new HashMap<>();
        database.query(
                """
                select distinct on (c.person_id) c.* from rating_change c join finished_tournament t on t.id = c.tournament_id
                where c.superseded_at is null and (t.finished_at, t.id) < (?, ?) and c.person_id = any(?)
                order by c.person_id, t.finished_at desc, t.id desc""",
                row -> standings.put(row.getString("person_id"), after(row)),
                position.finishedAt(),
                position.id(),
                persons.toArray(String[]::new));
        return standings;
    }

    /** Where these persons stand after all tournaments; those without a calculation are left out. */
    Map<String, Standing> latest(Collection<String> persons) {
        Map<String, Standing> standings = new HashMap<>();
        database.query("""
                select distinct on (c.person_id) c.* from rating_change c join finished_tournament t on t.id = c.tournament_id
                where c.superseded_at is null and c.person_id = any(?)
                order by c.person_id, t.finished_at desc, t.id desc""", row -> standings.put(row.getString("person_id"), after(row)), (Object)
                persons.toArray(String[]::new));
        return standings;
    }

    void supersede(UUID id, String cause, Instant at) {
        database.update(
                "update rating_change set superseded_at = ?, superseded_cause = ? where id = ? and superseded_at is null",
                at,
                cause,
                id);
    }

    void add(String personId, FinishedTournament tournament, RatingPeriod period, String cause, Instant at) {
        UUID id = Ids.next();
        database.update(
                """
                insert into rating_change(id, person_id, tournament_id, rated_before, rating_before, games_before, k, games,
                    change_hundredths, rating_after, cause, calculated_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                id,
                personId,
                tournament.id(),
                period.before().rated(),
                period.before().rating(),
                period.before().games(),
                period.k(),
                period.games().size(),
                period.change(),
                period.after(),
                cause,
                at);
        for (GameCalculation calculation : period.games()) {
            database.update(
                    """
                    insert into rating_change_game(change_id, game_id, round, opponent_id, opponent_rating, difference,
                        expected_hundredths, score_hundredths)
                    values (?, ?, ?, ?, ?, ?, ?, ?)""",
                    id,
                    calculation.game().gameId(),
                    calculation.game().round(),
                    calculation.game().opponentId(),
                    calculation.game().opponentRating(),
                    calculation.difference(),
                    calculation.expected(),
                    calculation.game().score());
        }
    }

    private static Standing after(ResultSet row) throws SQLException {
        return new Standing(true, row.getInt("rating_after"), row.getInt("games_before") + row.getInt("games"));
    }

    static RatingPeriod period(ResultSet row, List<GameCalculation> games) throws SQLException {
        return new RatingPeriod(
                new Standing(row.getBoolean("rated_before"), row.getInt("rating_before"), row.getInt("games_before")),
                row.getInt("k"),
                games,
                row.getInt("change_hundredths"),
                row.getInt("rating_after"));
    }

    static GameCalculation game(ResultSet row) throws SQLException {
        return new GameCalculation(
                new RatedGame(
                        row.getString("game_id"),
                        row.getInt("round"),
                        row.getString("opponent_id"),
                        row.getInt("opponent_rating"),
                        row.getInt("score_hundredths")),
                row.getInt("difference"),
                row.getInt("expected_hundredths"));
    }
}
