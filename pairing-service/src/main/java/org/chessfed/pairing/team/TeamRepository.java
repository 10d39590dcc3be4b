package org.chessfed.pairing.team;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.round.RoundStatus;

/** Rows of teams, their rounds, matches and boards. */
@ApplicationScoped
class TeamRepository {

    private final Database database;

    TeamRepository(Database database) {
        this.database = database;
    }

    void insert(UUID tournament, Team team) {
        database.update(
                "insert into team(tournament_id, number, name_zh, filler) values (?, ?, ?, ?)",
                tournament,
                team.number(),
                team.nameZh(),
                team.filler());
        for (TeamPlayer player : team.players()) {
            database.update(
                    """
                    insert into team_player(tournament_id, team, board, name_zh, person_id, rating)
                    values (?, ?, ?, ?, ?, ?)""",
                    tournament,
                    team.number(),
                    player.board(),
                    player.nameZh(),
                    player.personId(),
                    player.rating());
        }
    }

    /** All teams in the order of their numbers. */
    List<Team> teams(UUID tournament) {
        Map<Integer, List<TeamPlayer>> players = database
                .query(
                        "select * from team_player where tournament_id = ? order by team, board",
                        row -> Map.entry(
                                row.getInt("team"),
                                new TeamPlayer(
                                        row.getInt("board"),
                                        row.getString("name_zh"),
                                        row.getString("person_id"),
                                        row.getInt("rating"))),
                        tournament)
                .stream()
                .collect(groupingBy(Map.Entry::getKey, mapping(Map.Entry::getValue, toList())));
        return database.query(
                "select * from team where tournament_id = ? order by number",
                row -> new Team(
                        row.getInt("number"),
                        row.getString("name_zh"),
                        row.getBoolean("filler"),
                        players.getOrDefault(row.getInt("number"), List.of())),
                tournament);
    }

    /** All rounds, in order. */
    List<TeamRound> rounds(UUID tournament) {
        Map<Integer, List<TeamMatch>> matches = matches(tournament);
        return database.query(
                "select * from team_round where tournament_id = ? order by number",
                row -> new TeamRound(
                        row.getInt("number"),
                        RoundStatus.valueOf(row.getString("status")),
                        Objects.requireNonNull(Database.instant(row, "starts_at")),
                        row.getObject("bye", Integer.class),
                        matches.getOrDefault(row.getInt("number"), List.of())),
                tournament);
    }

    /** Matches by round, in the order of their tables. */
    private Map<Integer, List<TeamMatch>> matches(UUID tournament) {
        Map<List<Integer>, List<BoardGame>> games = database
                .query(
                        "select * from team_game where tournament_id = ? order by round, table_number, board",
                        row -> Map.entry(
                                List.of(row.getInt("round"), row.getInt("table_number")),
                                new BoardGame(
                                        row.getInt("board"),
                                        Outcome.valueOf(row.getString("first_outcome")),
                                        Outcome.valueOf(row.getString("second_outcome")))),
                        tournament)
                .stream()
                .collect(groupingBy(Map.Entry::getKey, mapping(Map.Entry::getValue, toList())));
        return database
                .query(
                        "select * from team_match where tournament_id = ? order by round, table_number",
                        row -> Map.entry(
                                row.getInt("round"),
                                new TeamMatch(
                                        row.getInt("table_number"),
                                        row.getInt("first_team"),
                                        row.getInt("second_team"),
                                        games.getOrDefault(
                                                List.of(row.getInt("round"), row.getInt("table_number")), List.of()))),
                        tournament)
                .stream()
                .collect(groupingBy(Map.Entry::getKey, mapping(Map.Entry::getValue, toList())));
    }

    void insert(UUID tournament, TeamRound round) {
        database.update(
                "insert into team_round(tournament_id, number, status, starts_at, bye) values (?, ?, ?, ?, ?)",
                tournament,
                round.number(),
                round.status().name(),
                round.startsAt(),
                round.bye());
        for (TeamMatch match : round.matches()) {
            database.update("""
                    insert into team_match(tournament_id, round, table_number, first_team, second_team)
                    values (?, ?, ?, ?, ?)""", tournament, round.number(), match.table(), match.first(), match.second());
            match.games().forEach(game -> save(tournament, round.number(), match.table(), game));
        }
    }

    void status(UUID tournament, TeamRound round) {
        database.update(
                "update team_round set status = ? where tournament_id = ? and number = ?",
                round.status().name(),
                tournament,
                round.number());
    }

    void save(UUID tournament, int round, int table, BoardGame game) {
        database.update(
                """
                insert into team_game(tournament_id, round, table_number, board, first_outcome, second_outcome)
                values (?, ?, ?, ?, ?, ?)
                on conflict (tournament_id, round, table_number, board)
                do update set first_outcome = excluded.first_outcome, second_outcome = excluded.second_outcome""",
                tournament,
                round,
                table,
                game.board(),
                game.first().name(),
                game.second().name());
    }
}
