package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.chessfed.chassis.database.Database;
import org.chessfed.rating.national.FinishedTournament.Position;

/** Closed tournaments and their games, as they stand. */
@ApplicationScoped
class Tournaments {

    private final Database database;

    Tournaments(Database database) {
        this.database = database;
    }

    Optional<FinishedTournament> find(String id) {
        return database.first("select * from finished_tournament where id = ?", FinishedTournament::read, id);
    }

    /** All from a position on, in the order in which they count. */
    List<FinishedTournament> from(Position position) {
        return database.query(
                "select * from finished_tournament where (finished_at, id) >= (?, ?) order by finished_at, id",
                FinishedTournament::read,
                position.finishedAt(),
                position.id());
    }

    /** The first one in which any of these persons has a game. */
    Optional<FinishedTournament> firstOf(Collection<String> persons) {
        String[] ids = persons.toArray(String[]::new);
        return database.first("""
                select t.* from finished_tournament t where exists (
                    select 1 from game g where g.tournament_id = t.id and (g.white_id = any(?) or g.black_id = any(?)))
                order by finished_at, id limit 1""", FinishedTournament::read, ids, ids);
    }

    List<Game> games(String tournamentId) {
        return database.query(
                "select * from game where tournament_id = ? order by round, id", Game::read, tournamentId);
    }

    /** Keeps a tournament with exactly these games. */
    void keep(FinishedTournament tournament, List<Game> games) {
        database.update(
                """
                insert into finished_tournament(id, competition, stage, event, finished_at, calendar_year, rated)
                values (?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set finished_at = excluded.finished_at, calendar_year = excluded.calendar_year,
                    rated = excluded.rated""",
                tournament.id(),
                tournament.competition(),
                tournament.stage(),
                tournament.event(),
                tournament.finishedAt(),
                tournament.calendarYear(),
                tournament.rated());
        database.update("delete from game where tournament_id = ?", tournament.id());
        games.forEach(this::keep);
    }

    /** Keeps a game as it stands now. */
    void keep(Game game) {
        database.update(
                """
                insert into game(id, tournament_id, round, white_id, black_id, white_outcome, black_outcome)
                values (?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set white_id = excluded.white_id, black_id = excluded.black_id,
                    white_outcome = excluded.white_outcome, black_outcome = excluded.black_outcome""",
                game.id(),
                game.tournamentId(),
                game.round(),
                game.whiteId(),
                game.blackId(),
                game.whiteOutcome(),
                game.blackOutcome());
    }
}
