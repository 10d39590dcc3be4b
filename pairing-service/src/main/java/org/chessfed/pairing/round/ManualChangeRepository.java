package org.chessfed.pairing.round;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.pairing.page.Pages;

/** Rows of manual changes, and the moves of games and seats that they consist of. */
@ApplicationScoped
class ManualChangeRepository {

    private final Database database;
    private final Pages pages;

    ManualChangeRepository(Database database, Pages pages) {
        this.database = database;
        this.pages = pages;
    }

    void insert(UUID tournament, ManualChange change) {
        database.update(
                """
                insert into manual_change(id, tournament_id, round, reason, begun_by, begun_at) values (?, ?, ?, ?, ?, ?)""", change.id(), tournament, change.round(), change.reason(), change.begunBy(), change.begunAt());
    }

    /** Notes what the change breaks so far. */
    void compare(ManualChange change) {
        database.update(
                "update manual_change set broken = ?::jsonb, difference = ?::jsonb where id = ? and ended_at is null",
                pages.write(change.broken()),
                pages.write(change.difference()),
                change.id());
    }

    void end(UUID id, String by, Instant at) {
        database.update(
                "update manual_change set ended_by = ?, ended_at = ? where id = ? and ended_at is null", by, at, id);
    }

    Optional<ManualChange> open(UUID tournament, int round) {
        return database.first(
                "select * from manual_change where tournament_id = ? and round = ? and ended_at is null",
                this::read,
                tournament,
                round);
    }

    Optional<ManualChange> find(UUID tournament, UUID id) {
        return database.first(
                "select * from manual_change where tournament_id = ? and id = ?", this::read, tournament, id);
    }

    List<ManualChange> list(UUID tournament, int round) {
        return database.query(
                "select * from manual_change where tournament_id = ? and round = ? order by begun_at, id",
                this::read,
                tournament,
                round);
    }

    /** Takes a player from his board or bye; the opponent of a game is without a place, too. */
    void unseat(UUID tournament, int round, int number) {
        database.update("""
                delete from game where id in (
                    select game_id from seat where tournament_id = ? and round = ? and number = ? and game_id is not null)""", tournament, round, number);
        database.update(
                "delete from seat where tournament_id = ? and round = ? and number = ?", tournament, round, number);
    }

    void seat(UUID tournament, Game game) {
        database.update("""
                insert into game(id, version, tournament_id, round, board, white, black, white_outcome, black_outcome)
                values (?, 0, ?, ?, ?, ?, ?, 'UNKNOWN', 'UNKNOWN')""", game.id(), tournament, game.round(), game.board(), game.white(), game.black());
        for (int number : new int[] {game.white(), game.black()}) {
            database.update(
                    "insert into seat(tournament_id, round, number, kind, game_id) values (?, ?, ?, 'GAME', ?)",
                    tournament,
                    game.round(),
                    number,
                    game.id());
        }
    }

    /** A player who sits at a board after all has no announced absence of that round. */
    void present(UUID tournament, int round, int number) {
        database.update(
                "delete from announcement where tournament_id = ? and round = ? and number = ?",
                tournament,
                round,
                number);
    }

    private ManualChange read(ResultSet row) throws SQLException {
        return new ManualChange(
                row.getObject("id", UUID.class),
                row.getInt("round"),
                row.getString("reason"),
                row.getString("begun_by"),
                Objects.requireNonNull(Database.instant(row, "begun_at")),
                row.getString("ended_by"),
                Database.instant(row, "ended_at"),
                pages.read(row.getString("broken"), new TypeReference<List<ManualChange.Broken>>() {}),
                pages.read(row.getString("difference"), ManualChange.Difference.class));
    }
}
