package org.chessfed.payment.person;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.events.registration.PersonCard;

/** Public names of the persons who have a charge, as their last entry had them. */
@ApplicationScoped
public class PersonNames {

    private final Database database;

    PersonNames(Database database) {
        this.database = database;
    }

    /** Keeps the name that an entry brings. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void keep(PersonCard person) {
        database.update("""
                insert into person_name(person_id, name_zh) values (?, ?)
                on conflict (person_id) do update set name_zh = excluded.name_zh""", UUID.fromString(person.personId()), person.nameZh());
    }

    /** Chinese names by person; persons who were erased are left out. */
    public Map<UUID, String> of(Collection<UUID> persons) {
        Map<UUID, String> names = new HashMap<>();
        if (!persons.isEmpty()) {
            database.query(
                            "select person_id, name_zh from person_name where person_id = any(?)",
                            row -> Map.entry(row.getObject("person_id", UUID.class), row.getString("name_zh")),
                            (Object) persons.toArray(UUID[]::new))
                    .forEach(name -> names.put(name.getKey(), name.getValue()));
        }
        return names;
    }

    /** Forgets the name of an erased person. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void forget(UUID person) {
        database.update("delete from person_name where person_id = ?", person);
    }
}
