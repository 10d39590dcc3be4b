package org.chessfed.pairing.tournament;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.engine.Colour;
import org.chessfed.pairing.page.Pages;
import org.chessfed.pairing.page.Snapshots;
import org.chessfed.regulation.stage.Play;

/** Rows of tournaments and their players. */
@ApplicationScoped
class TournamentRepository {

    private final Database database;
    private final Pages pages;
    private final Snapshots snapshots;

    TournamentRepository(Database database, Pages pages, Snapshots snapshots) {
        this.database = database;
        this.pages = pages;
        this.snapshots = snapshots;
    }

    Optional<Tournament> find(UUID id) {
        return database.first("select * from tournament where id = ?", this::read, id);
    }

    /** As {@link #find}; nobody else changes the tournament, its rounds or results until the transaction ends. */
    Optional<Tournament> lock(UUID id) {
        snapshots.dropAfterChange(id);
        return database.first("select * from tournament where id = ? for update", this::read, id);
    }

    List<Tournament> ofEvent(String competition, String event) {
        return query("where competition = ? and event = ? order by id", competition, event);
    }

    /** How far the rounds of the tournaments of a competition are. */
    Map<UUID, RoundProgress> progress(String competition) {
        return progress("t.competition = ?", competition);
    }

    /** How far the rounds of a tournament are. */
    RoundProgress progress(UUID id) {
        return progress("t.id = ?", id).getOrDefault(id, RoundProgress.NONE);
    }

    private Map<UUID, RoundProgress> progress(String where, Object... args) {
        Map<UUID, RoundProgress> found = new HashMap<>();
        database.query(
                        """
                        select r.tournament_id, count(*) as published,
                            sum(case when r.status = 'COMPLETED' then 1 else 0 end) as completed
                        from round r join tournament t on t.id = r.tournament_id
                        where r.page is not null and\s""" + where + " group by r.tournament_id",
                        row -> Map.entry(
                                row.getObject("tournament_id", UUID.class),
                                new RoundProgress(row.getInt("published"), row.getInt("completed"))),
                        args)
                .forEach(entry -> found.put(entry.getKey(), entry.getValue()));
        return found;
    }

    List<Tournament> ofStage(String competition, String stage) {
        return query("where competition = ? and stage = ? order by event, id", competition, stage);
    }

    List<Tournament> ofCompetition(String competition) {
        return query("where competition = ? order by event, id", competition);
    }

    List<Tournament> all() {
        return query("order by id");
    }

    private List<Tournament> query(String rest, Object... arguments) {
        return database.query("select * from tournament " + rest, this::read, arguments);
    }

    /** Inserts; false if the roster, or the list of teams, has its tournament by this rule already. */
    boolean insert(Tournament tournament, Instant createdAt) {
        boolean inserted = database.update(
                        """
                        insert into tournament(id, version, competition, competition_version, stage, event, rule, system, rounds,
                            roster_id, status, created_at)
                        values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing""",
                        tournament.id(),
                        tournament.version(),
                        tournament.competition(),
                        tournament.competitionVersion(),
                        tournament.stage(),
                        tournament.event(),
                        tournament.rule(),
                        tournament.system().name(),
                        tournament.rounds(),
                        tournament.rosterId(),
                        tournament.status().name(),
                        createdAt)
                == 1;
        if (inserted) {
            tournament.players().forEach(player -> insert(tournament, player));
        }
        return inserted;
    }

    private void insert(Tournament tournament, Entrant player) {
        database.update(
                """
                insert into tournament_player(tournament_id, number, person_id, entry_id, name_zh, passport_name, title,
                    section, guarantee_region, rating, filler)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                tournament.id(),
                player.number(),
                player.personId(),
                player.entryId(),
                player.nameZh(),
                player.passportName(),
                player.title(),
                player.section(),
                player.guaranteeRegion(),
                player.rating(),
                player.filler());
    }

    /** Moves the players of one tournament behind those of another; the first one is merged. */
    void merge(Tournament merged, Tournament into, int behind) {
        database.update(
                "update tournament_player set tournament_id = ?, number = number + ? where tournament_id = ?",
                into.id(),
                behind,
                merged.id());
        database.update(
                "update tournament set status = 'MERGED', merged_into = ?, version = ? where id = ?",
                into.id(),
                merged.version(),
                merged.id());
    }

    /** Gives all players the numbers that they have in a list. */
    void renumber(Tournament tournament, List<Entrant> players) {
        int aside = players.size();
        for (Entrant player : players) {
            database.update(
                    "update tournament_player set number = ? where tournament_id = ? and person_id = ?",
                    player.number() + aside,
                    tournament.id(),
                    player.personId());
        }
        for (Entrant player : players) {
            database.update(
                    "update tournament_player set number = ? where tournament_id = ? and person_id = ?",
                    player.number(),
                    tournament.id(),
                    player.personId());
        }
    }

    /** Inserts a player; the numbers from his on move down. */
    void enter(Tournament tournament, Entrant player) {
        for (int number = tournament.players().size(); number >= player.number(); number--) {
            database.update(
                    "update tournament_player set number = ? where tournament_id = ? and number = ?",
                    number + 1,
                    tournament.id(),
                    number);
        }
        insert(tournament, player);
    }

    void update(Tournament tournament) {
        database.update(
                """
                update tournament set version = ?, rounds = ?, status = ?, initial_colour = ?, chain = ?::jsonb,
                    late_after_minutes = ?, setup = ?::jsonb, started_at = ?, finished_at = ? where id = ?""",
                tournament.version(),
                tournament.rounds(),
                tournament.status().name(),
                tournament.initialColour().map(Colour::name).orElse(null),
                pages.write(tournament.chain()),
                tournament.lateAfterMinutes(),
                pages.write(tournament.setup()),
                tournament.startedAt(),
                tournament.finishedAt(),
                tournament.id());
    }

    /** Tournaments that an entry plays in; at most one, as an entry has one section. */
    Optional<UUID> ofEntry(String entryId) {
        return database.first(
                "select tournament_id from tournament_player where entry_id = ?",
                row -> row.getObject(1, UUID.class),
                entryId);
    }

    /** Takes a player out before anything was published: drafts go, the numbers behind move up. */
    void remove(Tournament tournament, int number) {
        database.update("delete from round where tournament_id = ?", tournament.id());
        database.update(
                "delete from tournament_player where tournament_id = ? and number = ?", tournament.id(), number);
        for (int next = number + 1; next <= tournament.players().size(); next++) {
            database.update(
                    "update tournament_player set number = ? where tournament_id = ? and number = ?",
                    next - 1,
                    tournament.id(),
                    next);
        }
    }

    private Tournament read(ResultSet row) throws SQLException {
        UUID id = row.getObject("id", UUID.class);
        return new Tournament(
                id,
                row.getLong("version"),
                row.getString("competition"),
                row.getLong("competition_version"),
                row.getString("stage"),
                row.getString("event"),
                row.getString("rule"),
                Play.System.valueOf(row.getString("system")),
                row.getInt("rounds"),
                row.getString("roster_id"),
                TournamentStatus.valueOf(row.getString("status")),
                Optional.ofNullable(row.getString("initial_colour")).map(Colour::valueOf),
                pages.read(row.getString("chain"), new TypeReference<List<String>>() {}),
                row.getObject("late_after_minutes", Integer.class),
                pages.read(row.getString("setup"), Setup.class),
                Database.instant(row, "started_at"),
                Database.instant(row, "finished_at"),
                players(id));
    }

    private List<Entrant> players(UUID id) {
        return database.query(
                "select * from tournament_player where tournament_id = ? order by number",
                row -> new Entrant(
                        row.getInt("number"),
                        row.getString("person_id"),
                        row.getString("entry_id"),
                        row.getString("name_zh"),
                        row.getString("passport_name"),
                        row.getString("title"),
                        row.getString("section"),
                        row.getString("guarantee_region"),
                        row.getInt("rating"),
                        row.getBoolean("filler")),
                id);
    }
}
