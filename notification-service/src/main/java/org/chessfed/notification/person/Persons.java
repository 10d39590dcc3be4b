package org.chessfed.notification.person;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.registration.PersonCard;
import org.jspecify.annotations.Nullable;

/** This service's copy of public names. */
@ApplicationScoped
public class Persons {

    private final Database database;

    Persons(Database database) {
        this.database = database;
    }

    /**
     * A person's names.
     *
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     */
    public record Names(String nameZh, @Nullable String passportName) {

        /** The name for a reader: in Chinese, or in Latin letters where there are any. */
        public String in(boolean chinese) {
            return chinese || passportName == null ? nameZh : passportName;
        }
    }

    /** The names of a person; empty for one who has not arrived. */
    public Optional<Names> find(String id) {
        return database.first(
                "select name_zh, passport_name from person where id = ?",
                row -> new Names(row.getString(1), row.getString(2)),
                id);
    }

    /** Which of these persons have not arrived. */
    public Set<String> missing(Collection<String> ids) {
        Set<String> missing = new HashSet<>(ids);
        missing.removeAll(database.query("select id from person where id = any(?)", row -> row.getString(1), (Object)
                ids.toArray(String[]::new)));
        return missing;
    }

    /** Takes over the names of a person; of an erased one, the pseudonym. */
    @Transactional(TxType.MANDATORY)
    void keep(PersonCard card) {
        database.update("""
                insert into person(id, name_zh, passport_name) values (?, ?, ?)
                on conflict (id) do update set name_zh = excluded.name_zh, passport_name = excluded.passport_name""", card.personId(), card.nameZh(), card.passportName());
    }
}
