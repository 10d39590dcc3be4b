package org.chessfed.registration.entry;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.events.registration.EntryStatus;

/** Entries. */
@ApplicationScoped
class EntryRepository implements PanacheRepositoryBase<Entry, UUID> {

    private static final List<EntryStatus> UNPAID = List.of(EntryStatus.SUBMITTED, EntryStatus.AWAITING_PAYMENT);

    /** The entry, locked until the transaction ends, so that two facts about it follow each other. */
    Optional<Entry> locked(UUID id) {
        return findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE);
    }

    List<Entry> liveOf(String competition, UUID personId) {
        return list(
                "competition = ?1 and personId = ?2 and status in ?3 order by submittedAt, id",
                competition,
                personId,
                Entry.LIVE);
    }

    /** All entries of a person in a competition, the first one first. */
    List<Entry> ofSeason(String competition, UUID personId) {
        return list("competition = ?1 and personId = ?2 order by submittedAt, id", competition, personId);
    }

    List<Entry> ofPerson(UUID personId) {
        return list("personId = ?1 order by submittedAt, id", personId);
    }

    List<Entry> liveIn(String competition, String event) {
        return list("competition = ?1 and event = ?2 and status in ?3 order by id", competition, event, Entry.LIVE);
    }

    List<Entry> confirmedIn(String competition, String event) {
        return list(
                "competition = ?1 and event = ?2 and status = ?3 order by id",
                competition,
                event,
                EntryStatus.CONFIRMED);
    }

    Optional<Entry> liveOfBerth(UUID berthId) {
        return find("berthId = ?1 and status in ?2", berthId, Entry.LIVE).firstResultOptional();
    }

    List<Entry> overdue(Instant upTo, int most) {
        return find("payBy < ?1 and status in ?2 order by payBy, id", upTo, UNPAID)
                .page(0, most)
                .list();
    }

    long overdueCount(Instant upTo) {
        return count("payBy < ?1 and status in ?2", upTo, UNPAID);
    }

    List<Entry> page(String competition, String event, EntryFilter filter, Optional<UUID> after, int most) {
        Map<String, Object> values = new HashMap<>(Map.of("competition", competition, "event", event));
        StringBuilder query = new StringBuilder("competition = :competition and event = :event");
        after.ifPresent(id -> {
            query.append(" and id > :after");
            values.put("after", id);
        });
        if (filter.status() != null) {
            query.append(" and status = :status");
            values.put("status", filter.status());
        }
        if (!filter.name().isBlank()) {
            query.append(" and personId in (select p.id from Person p where p.nameZh like :name escape '!'"
                    + " or lower(p.passportName) like :name escape '!')");
            values.put(
                    "name", "%" + filter.name().strip().toLowerCase(Locale.ROOT).replaceAll("[!%_]", "!$0") + "%");
        }
        return find(query.append(" order by id").toString(), values)
                .page(0, most)
                .list();
    }

    /** How many entries of each list there are, and of them how many count and are present. */
    List<EntryCount> counts(String competition) {
        return getEntityManager()
                .createQuery("""
                        select new org.chessfed.registration.entry.EntryCount(event, section,
                            sum(case when status = CANCELLED or status = CONFIRMED then 0L else 1L end),
                            sum(case when status = CONFIRMED then 1L else 0L end),
                            sum(case when status <> CANCELLED and checkedInAt is not null then 1L else 0L end),
                            sum(case when status = CANCELLED then 1L else 0L end))
                        from Entry where competition = :competition group by event, section""", EntryCount.class)
                .setParameter("competition", competition)
                .getResultList();
    }
}
