package org.chessfed.rating.national;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import org.chessfed.chassis.database.Database;
import org.chessfed.rating.elo.Standing;
import org.chessfed.rating.person.Persons.Aliases;

/** The ratings with which persons began, from imported lists. */
@ApplicationScoped
public class InitialStandings {

    private final Database database;

    InitialStandings(Database database) {
        this.database = database;
    }

    /**
     * The initial standing of each of these persons; those without one are left out. Where records were merged, that of the
     * record that stays goes before that of an alias.
     */
    Map<String, Standing> of(Collection<String> persons, Aliases aliases) {
        Map<String, Standing> byId = new HashMap<>();
        String[] ids = persons.stream()
                .flatMap(person -> aliases.idsOf(person).stream())
                .toArray(String[]::new);
        database.query(
                "select person_id, rating, games from initial_rating where person_id = any(?)",
                row -> byId.put(
                        row.getString("person_id"), new Standing(true, row.getInt("rating"), row.getInt("games"))),
                (Object) ids);
        Map<String, Standing> found = new HashMap<>();
        for (String person : persons) {
            aliases.idsOf(person).stream()
                    .filter(byId::containsKey)
                    .sorted()
                    .findFirst()
                    .ifPresent(id -> found.put(person, byId.getOrDefault(person, byId.get(id))));
        }
        return found;
    }

    /**
     * Keeps an initial rating.
     *
     * @param rating rating points, 0 to 3000
     * @param games rated games before, at least 0
     * @param source the list that it was taken from
     * @param importedBy name of the user
     */
    @Transactional(TxType.MANDATORY)
    public void add(String personId, int rating, int games, String source, String importedBy, Instant at) {
        database.update(
                "insert into initial_rating(person_id, rating, games, source, imported_by, imported_at) values (?, ?, ?, ?, ?, ?)",
                personId,
                rating,
                games,
                source,
                importedBy,
                at);
    }
}
