package org.chessfed.selection.person;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.rating.RatingChanged;
import org.chessfed.events.registration.PersonCard;
import org.jspecify.annotations.Nullable;

/** Copies of persons' public data and ratings. */
@ApplicationScoped
public class Persons {

    private final Database database;

    Persons(Database database) {
        this.database = database;
    }

    /**
     * What this service knows of a person.
     *
     * @param id the person's id
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     * @param sex {@code M} or {@code F}
     * @param birthYear Gregorian year; null if not known
     * @param title FIDE title
     * @param minor whether the year of birth must not be shown
     */
    public record Person(
            UUID id,
            String nameZh,
            @Nullable String passportName,
            String sex,
            @Nullable Integer birthYear,
            @Nullable String title,
            boolean minor) {}

    /** A person; empty if no fact about the person has arrived. */
    public Optional<Person> find(UUID id) {
        return database.first("select * from person_copy where id = ?", Persons::read, id);
    }

    /** Those of these persons who are known, by id. */
    public Map<UUID, Person> find(Collection<UUID> ids) {
        var found = new HashMap<UUID, Person>();
        database.query("select * from person_copy where id = any(?)", Persons::read, (Object) ids.toArray(UUID[]::new))
                .forEach(person -> found.put(person.id(), person));
        return found;
    }

    /** A person's rating on a list, such as {@code FIDE_STANDARD}; empty for an unrated one. */
    public Optional<Integer> rating(UUID person, String list) {
        return database.first(
                "select rating from rating_copy where person_id = ? and list = ?", row -> row.getInt(1), person, list);
    }

    void keep(PersonCard card) {
        database.update(
                """
                insert into person_copy(id, name_zh, passport_name, sex, birth_year, title, minor) values (?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set name_zh = excluded.name_zh, passport_name = excluded.passport_name,
                    sex = excluded.sex, birth_year = excluded.birth_year, title = excluded.title, minor = excluded.minor""",
                UUID.fromString(card.personId()),
                card.nameZh(),
                card.passportName(),
                card.sex(),
                card.birthYear(),
                card.title(),
                card.minor());
    }

    void keep(RatingChanged rating) {
        database.update("""
                insert into rating_copy(person_id, list, rating) values (?, ?, ?)
                on conflict (person_id, list) do update set rating = excluded.rating""", UUID.fromString(rating.personId()), rating.list(), rating.rating());
    }

    void alias(UUID mergedId, @Nullable UUID into) {
        database.update("update person_copy set alias_of = ? where id = ?", into, mergedId);
    }

    private static Person read(java.sql.ResultSet row) throws java.sql.SQLException {
        var birthYear = row.getObject("birth_year", Integer.class);
        return new Person(
                row.getObject("id", UUID.class),
                row.getString("name_zh"),
                row.getString("passport_name"),
                row.getString("sex"),
                birthYear,
                row.getString("title"),
                row.getBoolean("minor"));
    }
}
