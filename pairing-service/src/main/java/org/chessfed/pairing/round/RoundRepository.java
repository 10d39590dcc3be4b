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
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Remark;
import org.chessfed.pairing.absence.Announcement;
import org.chessfed.pairing.absence.AnnouncementKind;
import org.chessfed.pairing.page.Pages;
import org.jspecify.annotations.Nullable;

/** Rows of rounds, games and seats. */
@ApplicationScoped
class RoundRepository {

    private final Database database;
    private final Pages pages;

    RoundRepository(Database database, Pages pages) {
        this.database = database;
        this.pages = pages;
    }

    Optional<Round> find(UUID tournament, int number) {
        return database.first(
                "select * from round where tournament_id = ? and number = ?", this::readRound, tournament, number);
    }

    /** The round with the highest number; empty before round 1. */
    Optional<Round> last(UUID tournament) {
        return database.first(
                "select * from round where tournament_id = ? order by number desc limit 1",
                this::readRound,
                tournament);
    }

    /** Number of rounds of which every result stands. */
    int completed(UUID tournament) {
        return (int) database.number(
                "select count(*) from round where tournament_id = ? and status = 'COMPLETED'", tournament);
    }

    /** Number of rounds that are public. */
    int published(UUID tournament) {
        return (int) database.number(
                "select count(*) from round where tournament_id = ? and status in ('PUBLISHED', 'COMPLETED')",
                tournament);
    }

    /** When a round starts; empty before it is paired. */
    Optional<Instant> start(UUID tournament, int number) {
        return database.first(
                "select starts_at from round where tournament_id = ? and number = ?",
                row -> Objects.requireNonNull(Database.instant(row, "starts_at")),
                tournament,
                number);
    }

    PlayHistory history(UUID tournament) {
        return new PlayHistory(
                database.query(
                        "select * from game where tournament_id = ? order by round, board",
                        RoundRepository::readGame,
                        tournament),
                database.query(
                        "select * from seat where tournament_id = ? and kind <> 'GAME' order by round, number",
                        RoundRepository::readSeat,
                        tournament),
                database.query(
                        "select * from announcement where tournament_id = ? order by round, number",
                        row -> new Announcement(
                                row.getInt("number"),
                                row.getInt("round"),
                                AnnouncementKind.valueOf(row.getString("kind")),
                                row.getBoolean("excused"),
                                Objects.requireNonNull(Database.instant(row, "announced_at"))),
                        tournament));
    }

    /** Whether it is not settled yet who is absent because of a check-in that was missed. */
    boolean checkInOpen(UUID tournament) {
        return database.number(
                        "select count(*) from check_in_question where tournament_id = ? and answered_at is null",
                        tournament)
                > 0;
    }

    /** Whether a manual change of a round is open. */
    boolean manualChangeOpen(Round round) {
        return database.number(
                        "select count(*) from manual_change where tournament_id = ? and round = ? and ended_at is null",
                        round.tournamentId(),
                        round.number())
                > 0;
    }

    /** What the engine was asked for a round; empty where the round came from a file. */
    Optional<PairedFrom> pairedFrom(Round round) {
        return database.first(
                "select paired_from from round where id = ? and paired_from is not null",
                row -> pages.read(row.getString(1), PairedFrom.class),
                round.id());
    }

    void insert(Round round, String draftedBy, @Nullable PairedFrom from) {
        database.update(
                """
                insert into round(id, version, tournament_id, number, status, starts_at, remarks, drafted_by, paired_from)
                values (?, ?, ?, ?, ?, ?, ?::jsonb, ?, ?::jsonb)""",
                round.id(),
                round.version(),
                round.tournamentId(),
                round.number(),
                round.status().name(),
                round.startsAt(),
                pages.write(round.remarks()),
                draftedBy,
                from == null ? null : pages.write(from));
        for (Game game : round.games()) {
            database.update(
                    """
                    insert into game(id, version, tournament_id, round, board, white, black, white_outcome, black_outcome)
                    values (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                    game.id(),
                    game.version(),
                    round.tournamentId(),
                    game.round(),
                    game.board(),
                    game.white(),
                    game.black(),
                    game.whiteOutcome().name(),
                    game.blackOutcome().name());
            seat(round, game.white(), SeatKind.GAME, game.id());
            seat(round, game.black(), SeatKind.GAME, game.id());
        }
        round.seats().forEach(seat -> seat(round, seat.number(), seat.kind(), null));
    }

    private void seat(Round round, int number, SeatKind kind, @Nullable UUID game) {
        database.update(
                "insert into seat(tournament_id, round, number, kind, game_id) values (?, ?, ?, ?, ?)",
                round.tournamentId(),
                round.number(),
                number,
                kind.name(),
                game);
    }

    /** A player is on no board in a round. */
    void rest(UUID tournament, Seat seat) {
        database.update(
                "insert into seat(tournament_id, round, number, kind) values (?, ?, ?, ?)",
                tournament,
                seat.round(),
                seat.number(),
                seat.kind().name());
    }

    void announce(UUID tournament, int number, int round, SeatKind kind, String by, Instant at) {
        database.update(
                """
                insert into announcement(tournament_id, number, round, kind, excused, reason, announced_at, announced_by)
                values (?, ?, ?, ?, true, 'from the tournament file', ?, ?) on conflict do nothing""", tournament, number, round, kind == SeatKind.ANNOUNCED_ABSENCE ? "ABSENCE" : kind.name(), at, by);
    }

    void check(Round round, String by) {
        database.update(
                "update round set version = ?, status = ?, checked_by = ? where id = ?",
                round.version(),
                round.status().name(),
                by,
                round.id());
    }

    void publish(Round round, PairingsPage page, Instant at) {
        database.update(
                "update round set version = ?, status = ?, published_at = ?, page = ?::jsonb where id = ?",
                round.version(),
                round.status().name(),
                at,
                pages.write(page),
                round.id());
    }

    void start(Round round, PairingsPage page) {
        database.update(
                "update round set version = ?, started_at = ?, page = ?::jsonb where id = ?",
                round.version(),
                round.startedAt(),
                pages.write(page),
                round.id());
    }

    /** Shows another version of a published round. */
    void show(Round round, PairingsPage page) {
        database.update(
                "update round set version = ?, page = ?::jsonb where id = ?",
                round.version(),
                pages.write(page),
                round.id());
    }

    /** When a round was published. */
    Instant publishedAt(Round round) {
        return database.first(
                        "select published_at from round where id = ?",
                        row -> Objects.requireNonNull(Database.instant(row, "published_at")),
                        round.id())
                .orElseThrow();
    }

    void complete(Round round, Instant at) {
        database.update(
                "update round set version = ?, status = ?, completed_at = ? where id = ?",
                round.version(),
                round.status().name(),
                at,
                round.id());
    }

    void delete(Round round) {
        database.update("delete from round where id = ?", round.id());
    }

    /** The page of a published round; number 0 stands for the last one. */
    Optional<PairingsPage> page(UUID tournament, int number) {
        return number == 0
                ? page("order by number desc limit 1", tournament)
                : page("and number = ?", tournament, number);
    }

    private Optional<PairingsPage> page(String rest, Object... arguments) {
        return database.first(
                "select page from round where tournament_id = ? and page is not null " + rest,
                row -> pages.read(row.getString(1), PairingsPage.class),
                arguments);
    }

    /** Stores a result; the arrivals only where they are told. */
    void save(Game game, @Nullable Instant whiteArrivedAt, @Nullable Instant blackArrivedAt, String by) {
        EnteredResult kept = game.kept();
        database.update(
                """
                update game set version = ?, white_outcome = ?, black_outcome = ?, white_late = ?, black_late = ?,
                    colours_swapped = ?, adjourned = ?, kept_white_outcome = ?, kept_black_outcome = ?,
                    kept_white_late = ?, kept_black_late = ?, kept_colours_swapped = ?, entered_by = ?,
                    white_arrived_at = coalesce(?, white_arrived_at), black_arrived_at = coalesce(?, black_arrived_at)
                where id = ?""",
                game.version(),
                game.whiteOutcome().name(),
                game.blackOutcome().name(),
                game.whiteLate(),
                game.blackLate(),
                game.coloursSwapped(),
                game.adjourned(),
                kept == null ? null : kept.white().name(),
                kept == null ? null : kept.black().name(),
                kept == null ? null : kept.whiteLate(),
                kept == null ? null : kept.blackLate(),
                kept == null ? null : kept.coloursSwapped(),
                by,
                whiteArrivedAt,
                blackArrivedAt,
                game.id());
    }

    void note(UUID tournament, Game before, Game after, String reason, String by, Instant at) {
        database.update(
                """
                insert into game_change(game_id, version, tournament_id, round, board, white_before, black_before, white_after,
                    black_after, rating_only, reason, changed_by, changed_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                after.id(),
                after.version(),
                tournament,
                after.round(),
                after.board(),
                before.whiteOutcome().name(),
                before.blackOutcome().name(),
                after.whiteOutcome().name(),
                after.blackOutcome().name(),
                after.kept() != null,
                reason,
                by,
                at);
    }

    List<GameChange> changes(UUID tournament) {
        return database.query(
                "select * from game_change where tournament_id = ? order by changed_at, game_id, version",
                row -> new GameChange(
                        row.getInt("round"),
                        row.getInt("board"),
                        Outcome.valueOf(row.getString("white_before")),
                        Outcome.valueOf(row.getString("black_before")),
                        Outcome.valueOf(row.getString("white_after")),
                        Outcome.valueOf(row.getString("black_after")),
                        row.getBoolean("rating_only"),
                        Objects.requireNonNull(Database.instant(row, "changed_at"))),
                tournament);
    }

    /** All public rounds. */
    List<Round> published() {
        return published("");
    }

    /** The public rounds of a competition. */
    List<Round> publishedOf(String competition) {
        return published("and t.competition = ?", competition);
    }

    private List<Round> published(String condition, Object... arguments) {
        return database.query("""
                select r.* from round r join tournament t on t.id = r.tournament_id
                where r.page is not null\s""" + condition + " order by r.tournament_id, r.number", this::readRound, arguments);
    }

    private Round readRound(ResultSet row) throws SQLException {
        UUID tournament = row.getObject("tournament_id", UUID.class);
        int number = row.getInt("number");
        return new Round(
                row.getObject("id", UUID.class),
                row.getLong("version"),
                tournament,
                number,
                RoundStatus.valueOf(row.getString("status")),
                Objects.requireNonNull(Database.instant(row, "starts_at")),
                Database.instant(row, "started_at"),
                pages.read(row.getString("remarks"), new TypeReference<List<Remark>>() {}),
                database.query(
                        "select * from game where tournament_id = ? and round = ? order by board",
                        RoundRepository::readGame,
                        tournament,
                        number),
                database.query(
                        "select * from seat where tournament_id = ? and round = ? and kind <> 'GAME' order by number",
                        RoundRepository::readSeat,
                        tournament,
                        number));
    }

    private static Game readGame(ResultSet row) throws SQLException {
        return new Game(
                row.getObject("id", UUID.class),
                row.getLong("version"),
                row.getInt("round"),
                row.getInt("board"),
                row.getInt("white"),
                row.getInt("black"),
                Outcome.valueOf(row.getString("white_outcome")),
                Outcome.valueOf(row.getString("black_outcome")),
                row.getBoolean("white_late"),
                row.getBoolean("black_late"),
                row.getBoolean("colours_swapped"),
                row.getBoolean("adjourned"),
                readKept(row));
    }

    private static @Nullable EnteredResult readKept(ResultSet row) throws SQLException {
        String white = row.getString("kept_white_outcome");
        return white == null
                ? null
                : new EnteredResult(
                        Outcome.valueOf(white),
                        Outcome.valueOf(row.getString("kept_black_outcome")),
                        row.getBoolean("kept_white_late"),
                        row.getBoolean("kept_black_late"),
                        row.getBoolean("kept_colours_swapped"));
    }

    private static Seat readSeat(ResultSet row) throws SQLException {
        return new Seat(row.getInt("round"), row.getInt("number"), SeatKind.valueOf(row.getString("kind")));
    }
}
