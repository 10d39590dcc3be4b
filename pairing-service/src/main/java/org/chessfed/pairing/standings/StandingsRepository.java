package org.chessfed.pairing.standings;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.events.pairing.StandingsCard;
import org.chessfed.events.pairing.StandingsPublished;
import org.chessfed.pairing.page.Pages;

/** Rows of standings, every published version of them, and of void results. */
@ApplicationScoped
class StandingsRepository {

    private static final String LAST = """
            select p.* from standings_publication p join standings s on s.id = p.standings_id
            where s.tournament_id = ? and s.section = ? order by p.version desc limit 1""";

    private final Database database;
    private final Pages pages;

    StandingsRepository(Database database, Pages pages) {
        this.database = database;
        this.pages = pages;
    }

    /** The id of the standings of a section, made when first asked for. */
    UUID id(UUID tournament, String section) {
        database.update(
                "insert into standings(id, tournament_id, section) values (?, ?, ?) on conflict do nothing",
                Ids.next(),
                tournament,
                section);
        return database.first(
                        "select id from standings where tournament_id = ? and section = ?",
                        row -> row.getObject(1, UUID.class),
                        tournament,
                        section)
                .orElseThrow();
    }

    Optional<StandingsPublished> last(UUID tournament, String section) {
        return database.first(
                LAST, row -> pages.read(row.getString("fact"), StandingsPublished.class), tournament, section);
    }

    Optional<StandingsPage> page(UUID tournament, String section) {
        return database.first(LAST, row -> pages.read(row.getString("page"), StandingsPage.class), tournament, section);
    }

    Optional<StandingsPage> jointPage(UUID tournament) {
        return database.first(
                "select page from joint_standings where tournament_id = ?",
                row -> pages.read(row.getString(1), StandingsPage.class),
                tournament);
    }

    void saveJoint(UUID tournament, StandingsPage page) {
        database.update("""
                insert into joint_standings(tournament_id, page) values (?, ?::jsonb)
                on conflict (tournament_id) do update set page = excluded.page""", tournament, pages.write(page));
    }

    void insert(UUID standings, StandingsPublished fact, StandingsPage page) {
        StandingsCard card = fact.standings();
        database.update(
                """
                insert into standings_publication(standings_id, version, status, after_round, published_at, fact, page)
                values (?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)""",
                standings,
                fact.version(),
                card.status(),
                card.afterRound(),
                card.publishedAt(),
                pages.write(fact),
                pages.write(page));
    }

    /** The last publication of all standings. */
    List<StandingsPublished> last() {
        return last("");
    }

    /** The last publication of the standings of a competition. */
    List<StandingsPublished> lastOf(String competition) {
        return last("where t.competition = ?", competition);
    }

    private List<StandingsPublished> last(String condition, Object... arguments) {
        return database.query(
                """
                select distinct on (p.standings_id) p.fact from standings_publication p
                join standings s on s.id = p.standings_id join tournament t on t.id = s.tournament_id
                """ + condition + " order by p.standings_id, p.version desc",
                row -> pages.read(row.getString(1), StandingsPublished.class),
                arguments);
    }

    /** Rounds missed by the players whose results are void, by pairing number. */
    Map<Integer, Integer> voided(UUID tournament) {
        Map<Integer, Integer> missed = new HashMap<>();
        database.query(
                        "select number, missed from player_void where tournament_id = ?",
                        row -> Map.entry(row.getInt(1), row.getInt(2)),
                        tournament)
                .forEach(entry -> missed.put(entry.getKey(), entry.getValue()));
        return missed;
    }

    void markVoid(UUID tournament, int number, int missed) {
        database.update("""
                insert into player_void(tournament_id, number, missed) values (?, ?, ?)
                on conflict (tournament_id, number) do update set missed = excluded.missed""", tournament, number, missed);
    }

    void unmarkVoid(UUID tournament, int number) {
        database.update("delete from player_void where tournament_id = ? and number = ?", tournament, number);
    }
}
