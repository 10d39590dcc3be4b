package org.chessfed.selection.season;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.selection.vacancy.Chain.Ranked;

/** What was imported from the season before: final orders, titles, qualifiers of other competitions. */
@ApplicationScoped
public class PreviousOrders {

    private final Database database;

    PreviousOrders(Database database) {
        this.database = database;
    }

    /** A qualifier of another competition, in the order of the import. */
    public record Qualifier(String code, String section, UUID person) {}

    /** The order of a section in a stage of an earlier season, first rank first. */
    public List<Ranked> order(UUID seasonId, String label, String stage, String section) {
        return database.query(
                """
                select rank, person_id from previous_rank
                where season_id = ? and label = ? and stage = ? and section = ? order by rank""", row -> new Ranked(row.getInt(1), row.getObject(2, UUID.class)), seasonId, label, stage, section);
    }

    /** Years in which a person won a section. */
    public List<Integer> titles(UUID seasonId, String section, UUID person) {
        return database.query(
                "select year from title_won where season_id = ? and section = ? and person_id = ? order by year",
                row -> row.getInt(1),
                seasonId,
                section,
                person);
    }

    /** Qualifiers of one list. */
    public List<Qualifier> qualifiers(UUID seasonId, String code, String section) {
        return database.query(
                "select code, section, person_id from qualifier where season_id = ? and code = ? and section = ? order by person_id",
                row -> new Qualifier(row.getString(1), row.getString(2), row.getObject(3, UUID.class)),
                seasonId,
                code,
                section);
    }
}
