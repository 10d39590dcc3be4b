package org.chessfed.pairing.standings;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.chessfed.chassis.database.Database;
import org.chessfed.engine.tiebreak.DecidedOrder;
import org.chessfed.pairing.page.Pages;
import org.chessfed.pairing.tournament.Tournament;

/** The orders that playoffs or lots have brought about, for the ranking. */
@ApplicationScoped
class DecidedOrders {

    private final Database database;
    private final Pages pages;

    DecidedOrders(Database database, Pages pages) {
        this.database = database;
        this.pages = pages;
    }

    /** Orders of a section, in pairing numbers, the last decided one first. */
    List<DecidedOrder> of(Tournament tournament, String section) {
        return database.query(
                """
                select decided_order, note from playoff
                where tournament_id = ? and section = ? and status = 'DECIDED' order by decided_at desc, id""",
                row -> new DecidedOrder(numbers(tournament, row.getString(1)), row.getString(2)),
                tournament.id(),
                section);
    }

    private List<Set<Integer>> numbers(Tournament tournament, String order) {
        return pages.read(order, new TypeReference<List<List<String>>>() {}).stream()
                .map(shared -> shared.stream()
                        .map(person -> tournament.playerOf(person).orElseThrow().number())
                        .collect(Collectors.toSet()))
                .toList();
    }

    /** The ties of a section that people decided, as the page shows them, the first one first. */
    List<StandingsPage.DecidedTie> shown(Tournament tournament, String section) {
        return database.query(
                """
                select p.kind, p.decided_order, p.note, p.decided_at, l.witness from playoff p
                left join lot l on l.playoff_id = p.id
                where p.tournament_id = ? and p.section = ? and p.status = 'DECIDED' order by p.decided_at, p.id""",
                row -> new StandingsPage.DecidedTie(
                        row.getString("kind"),
                        pages.read(row.getString("decided_order"), new TypeReference<List<List<String>>>() {}).stream()
                                .map(shared -> shared.stream()
                                        .map(person -> tournament
                                                .playerOf(person)
                                                .orElseThrow()
                                                .nameZh())
                                        .toList())
                                .toList(),
                        row.getString("note"),
                        row.getString("witness"),
                        Objects.requireNonNull(Database.instant(row, "decided_at"))),
                tournament.id(),
                section);
    }

    /** Whether somebody waits for a playoff in a tournament. */
    boolean due(UUID tournament) {
        return database.number(
                        "select count(*) from playoff where tournament_id = ? and status = 'REQUESTED'", tournament)
                > 0;
    }
}
