package org.chessfed.registration.entry;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.List;
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

    List<Entry> page(String competition, String event, Optional<UUID> after, int most) {
        String from = after.isPresent() ? " and id > ?3" : "";
        String query = "competition = ?1 and event = ?2" + from + " order by id";
        return (after.isPresent() ? find(query, competition, event, after.get()) : find(query, competition, event))
                .page(0, most)
                .list();
    }
}
