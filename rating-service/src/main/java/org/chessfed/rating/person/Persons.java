package org.chessfed.rating.person;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.registration.PersonCard;
import org.jspecify.annotations.Nullable;

/** The persons that registration has told of, and which ids stand for the same person. */
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
     * @param nameZh Chinese name, or the pseudonym of an erased person
     * @param passportName name in Latin letters
     * @param federation code of the chess federation
     * @param fideId FIDE identification number
     * @param title FIDE title
     * @param birthYear Gregorian year, absent where unknown; never shown
     * @param erased whether the person was erased
     */
    public record Person(
            String id,
            String nameZh,
            @Nullable String passportName,
            @Nullable String federation,
            @Nullable String fideId,
            @Nullable String title,
            @Nullable Integer birthYear,
            boolean erased) {

        /** Reads a row of the table {@code person}. */
        public static Person read(ResultSet row) throws SQLException {
            return new Person(
                    row.getString("id"),
                    row.getString("name_zh"),
                    row.getString("passport_name"),
                    row.getString("federation"),
                    row.getString("fide_id"),
                    row.getString("title"),
                    row.getObject("birth_year", Integer.class),
                    row.getBoolean("erased"));
        }
    }

    /** Takes over the public data of a person. */
    @Transactional(TxType.MANDATORY)
    void keep(PersonCard card, boolean erased) {
        database.update(
                """
                insert into person(id, name_zh, passport_name, fide_name, federation, fide_id, title, birth_year, erased)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?)
                on conflict (id) do update set name_zh = excluded.name_zh, passport_name = excluded.passport_name,
                    fide_name = excluded.fide_name, federation = excluded.federation, fide_id = excluded.fide_id,
                    title = excluded.title, birth_year = excluded.birth_year, erased = excluded.erased""",
                card.personId(),
                card.nameZh(),
                card.passportName(),
                card.fideName(),
                card.federation(),
                card.fideId(),
                card.title(),
                card.birthYear(),
                erased);
    }

    /** One id becomes an alias of another. */
    @Transactional(TxType.MANDATORY)
    public void merge(String personId, String mergedId) {
        database.update("""
                insert into person_merge(merged_id, person_id) values (?, ?)
                on conflict (merged_id) do update set person_id = excluded.person_id""", mergedId, personId);
    }

    /** An alias is a person of its own again. */
    @Transactional(TxType.MANDATORY)
    public void unmerge(String mergedId) {
        database.update("delete from person_merge where merged_id = ?", mergedId);
    }

    /** A person by id. */
    public Optional<Person> find(String id) {
        return database.first("select * from person where id = ?", Person::read, id);
    }

    /** The persons with these ids, by id. */
    public Map<String, Person> all(Collection<String> ids) {
        Map<String, Person> found = new HashMap<>();
        database.query("select * from person where id = any(?)", Person::read, (Object) ids.toArray(String[]::new))
                .forEach(person -> found.put(person.id(), person));
        return found;
    }

    /** The persons with a FIDE id: one, unless records of one person still have to be merged. */
    public List<Person> withFideId(String fideId) {
        return database.query(
                "select * from person where fide_id = ? and id not in (select merged_id from person_merge) order by id",
                Person::read,
                fideId);
    }

    /** Which ids are aliases now. */
    public Aliases aliases() {
        Map<String, String> merges = new HashMap<>();
        database.query(
                "select merged_id, person_id from person_merge",
                row -> merges.put(row.getString("merged_id"), row.getString("person_id")));
        return new Aliases(merges);
    }

    /**
     * Merges as they stand.
     *
     * @param merges the id that each alias points to, which may be an alias itself
     */
    public record Aliases(Map<String, String> merges) {

        public Aliases {
            merges = Map.copyOf(merges);
        }

        /** The id of the person that an id stands for. */
        public String personOf(String id) {
            Set<String> seen = new HashSet<>();
            String person = id;
            while (merges.containsKey(person) && seen.add(person)) {
                person = merges.get(person);
            }
            return person;
        }

        /** Every id that stands for a person, its own included. */
        public Set<String> idsOf(String person) {
            Set<String> ids = new HashSet<>(Set.of(person));
            for (String alias : merges.keySet()) {
                if (personOf(alias).equals(person)) {
                    ids.add(alias);
                }
            }
            return ids;
        }
    }
}
