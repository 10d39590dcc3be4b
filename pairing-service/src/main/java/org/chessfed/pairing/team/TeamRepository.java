package org.chessfed.pairing.team;

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
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.page.Pages;
import org.chessfed.pairing.round.RoundStatus;
import org.chessfed.pairing.tournament.TournamentStatus;

/** Rows of tournaments of teams, their rounds, matches and boards. */
@ApplicationScoped
class TeamRepository {

    private final Database database;
    private final Pages pages;

    TeamRepository(Database database, Pages pages) {
        this.database = database;
        this.pages = pages;
    }

    Optional<TeamTournament> find(UUID id) {
        return database.first("select * from team_tournament where id = ?", this::read, id);
    }

    /** As {@link #find}; nobody else changes the tournament, its rounds or results until the transaction ends. */
    Optional<TeamTournament> lock(UUID id) {
        return database.first("select * from team_tournament where id = ? for update", this::read, id);
    }

    List<TeamTournament> list(String competition, String event) {
        return database.query(
                "select * from team_tournament where competition = ? and (? = '' or event = ?) order by event, rule",
                this::read,
                competition,
                event,
                event);
    }

    /** Inserts; false if teams of this section play at the event already. */
    boolean insert(TeamTournament tournament, Instant createdAt) {
        boolean inserted = database.update(
                        """
                        insert into team_tournament(id, version, competition, competition_version, stage, event, rule, rounds, status,
                            created_at)
                        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (competition, event, rule) do nothing""",
                        tournament.id(),
                        tournament.version(),
                        tournament.competition(),
                        tournament.competitionVersion(),
                        tournament.stage(),
                        tournament.event(),
                        tournament.rule(),
                        tournament.rounds(),
                        tournament.status().name(),
                        createdAt)
                == 1;
        if (inserted) {
            tournament.teams().forEach(team -> insert(tournament.id(), team));
        }
        return inserted;
    }

    private void insert(UUID id, Team team) {
        database.update(
                "insert into team(tournament_id, number, name_zh, filler) values (?, ?, ?, ?)",
                id,
                team.number(),
                team.nameZh(),
                team.filler());
        for (TeamPlayer player : team.players()) {
            database.update(
                    """
                    insert into team_player(tournament_id, team, board, name_zh, person_id, rating)
                    values (?, ?, ?, ?, ?, ?)""", id, team.number(), player.board(), player.nameZh(), player.personId(), player.rating());
        }
    }

    void update(TeamTournament tournament) {
        database.update(
                """
                update team_tournament set version = ?, status = ?, initial_colour = ?, chain = ?::jsonb, late_after_minutes = ?
                where id = ?""",
                tournament.version(),
                tournament.status().name(),
                tournament.initialColour().map(Colour::name).orElse(null),
                pages.write(tournament.chain()),
                tournament.lateAfterMinutes(),
                tournament.id());
    }

    /** All rounds, in order. */
    List<TeamRound> rounds(UUID id) {
        return database.query(
                "select * from team_round where tournament_id = ? order by number",
                row -> new TeamRound(
                        row.getInt("number"),
                        RoundStatus.valueOf(row.getString("status")),
                        Objects.requireNonNull(Database.instant(row, "starts_at")),
                        row.getObject("bye", Integer.class),
                        matches(id, row.getInt("number"))),
                id);
    }

    private List<TeamMatch> matches(UUID id, int round) {
        return database.query(
                "select * from team_match where tournament_id = ? and round = ? order by table_number",
                row -> new TeamMatch(
                        row.getInt("table_number"),
                        row.getInt("first_team"),
                        row.getInt("second_team"),
                        games(id, round, row.getInt("table_number"))),
                id,
                round);
    }

    private List<BoardGame> games(UUID id, int round, int table) {
        return database.query(
                "select * from team_game where tournament_id = ? and round = ? and table_number = ? order by board",
                row -> new BoardGame(
                        row.getInt("board"),
                        Outcome.valueOf(row.getString("first_outcome")),
                        Outcome.valueOf(row.getString("second_outcome"))),
                id,
                round,
                table);
    }

    void insert(UUID id, TeamRound round) {
        database.update(
                "insert into team_round(tournament_id, number, status, starts_at, bye) values (?, ?, ?, ?, ?)",
                id,
                round.number(),
                round.status().name(),
                round.startsAt(),
                round.bye());
        for (TeamMatch match : round.matches()) {
            database.update("""
                    insert into team_match(tournament_id, round, table_number, first_team, second_team)
                    values (?, ?, ?, ?, ?)""", id, round.number(), match.table(), match.first(), match.second());
            match.games().forEach(game -> save(id, round.number(), match.table(), game));
        }
    }

    void status(UUID id, TeamRound round) {
        database.update(
                "update team_round set status = ? where tournament_id = ? and number = ?",
                round.status().name(),
                id,
                round.number());
    }

    void save(UUID id, int round, int table, BoardGame game) {
        database.update(
                """
                insert into team_game(tournament_id, round, table_number, board, first_outcome, second_outcome)
                values (?, ?, ?, ?, ?, ?)
                on conflict (tournament_id, round, table_number, board)
                do update set first_outcome = excluded.first_outcome, second_outcome = excluded.second_outcome""",
                id,
                round,
                table,
                game.board(),
                game.first().name(),
                game.second().name());
    }

    private TeamTournament read(ResultSet row) throws SQLException {
        UUID id = row.getObject("id", UUID.class);
        return new TeamTournament(
                id,
                row.getLong("version"),
                row.getString("competition"),
                row.getLong("competition_version"),
                row.getString("stage"),
                row.getString("event"),
                row.getString("rule"),
                row.getInt("rounds"),
                TournamentStatus.valueOf(row.getString("status")),
                Optional.ofNullable(row.getString("initial_colour")).map(Colour::valueOf),
                pages.read(row.getString("chain"), new TypeReference<List<String>>() {}),
                row.getObject("late_after_minutes", Integer.class),
                teams(id));
    }

    private List<Team> teams(UUID id) {
        return database.query(
                "select * from team where tournament_id = ? order by number",
                row -> new Team(
                        row.getInt("number"),
                        row.getString("name_zh"),
                        row.getBoolean("filler"),
                        players(id, row.getInt("number"))),
                id);
    }

    private List<TeamPlayer> players(UUID id, int team) {
        return database.query(
                "select * from team_player where tournament_id = ? and team = ? order by board",
                row -> new TeamPlayer(
                        row.getInt("board"),
                        row.getString("name_zh"),
                        row.getString("person_id"),
                        row.getInt("rating")),
                id,
                team);
    }
}
