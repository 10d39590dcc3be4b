package org.chessfed.pairing.standings;

import com.fasterxml.jackson.core.type.TypeReference;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
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

    /** Whether somebody waits for a playoff in a tournament. */
    boolean due(UUID tournament) {
        return database.number(
                        "select count(*) from playoff where tournament_id = ? and status = 'REQUESTED'", tournament)
                > 0;
    }
}
