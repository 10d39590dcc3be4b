package org.chessfed.registration.person;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.UUID;

/** Persons, without the records that were merged into another. */
@ApplicationScoped
class PersonRepository implements PanacheRepositoryBase<Person, UUID> {

    Optional<Person> live(UUID id) {
        return findByIdOptional(id).filter(person -> person.mergedInto == null);
    }

    List<Person> live(Collection<UUID> ids) {
        return list("id in ?1 and mergedInto is null", ids);
    }

    List<Person> withIdentity(byte[] hash) {
        return list("identityHash = ?1 and mergedInto is null order by registeredAt", hash);
    }

    /** Persons whose Chinese or passport name contains a text, in the order of names. */
    List<Person> named(String text, int most) {
        String pattern = "%" + text.toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0") + "%";
        return find(
                        "(nameZh like ?1 escape '!' or lower(passportName) like ?1 escape '!') and mergedInto is null"
                                + " order by nameZh, id",
                        pattern)
                .page(0, most)
                .list();
    }
}
