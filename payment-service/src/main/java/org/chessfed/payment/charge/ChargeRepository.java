package org.chessfed.payment.charge;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.ScopeKind;
import org.jspecify.annotations.Nullable;

/** Charges. */
@ApplicationScoped
class ChargeRepository implements PanacheRepositoryBase<Charge, UUID> {

    private static final UUID FIRST = new UUID(0, 0);

    Optional<Charge> ofEntry(UUID entryId) {
        return find("entryId", entryId).firstResultOptional();
    }

    /** The charges, locked until the transaction ends, always in one order so that two bookings do not wait for each other. */
    List<Charge> locked(Collection<UUID> ids) {
        return find("id in ?1 order by id", Set.copyOf(ids))
                .withLock(LockModeType.PESSIMISTIC_WRITE)
                .list();
    }

    List<Charge> all(Collection<UUID> ids) {
        return ids.isEmpty() ? List.of() : list("id in ?1 order by id", Set.copyOf(ids));
    }

    List<Charge> ofPerson(String competition, UUID person) {
        return list("competition = ?1 and personId = ?2 order by id", competition, person);
    }

    List<Charge> ofPerson(UUID person) {
        return list("personId = ?1 order by id", person);
    }

    List<Charge> page(ChargeFilter filter, Rows rows, @Nullable UUID after, int most) {
        return find(
                        """
                        competition = :competition and id > :after
                        and (:anyPayee = true or payee = :payee) and (:anyEvent = true or event = :event)
                        and (:anyStatus = true or status = :status)
                        and (:all = true or payee in :payees or concat(competition, '/', event) in :events)
                        order by id""",
                        Map.ofEntries(
                                Map.entry("competition", filter.competition()),
                                Map.entry("after", after == null ? FIRST : after),
                                Map.entry("anyPayee", filter.payee() == null),
                                Map.entry("payee", filter.payee() == null ? "" : filter.payee()),
                                Map.entry("anyEvent", filter.event() == null),
                                Map.entry("event", filter.event() == null ? "" : filter.event()),
                                Map.entry("anyStatus", filter.status() == null),
                                Map.entry("status", filter.status() == null ? ChargeStatus.RAISED : filter.status()),
                                Map.entry("all", rows.all()),
                                Map.entry("payees", rows.of(ScopeKind.PAYEE)),
                                Map.entry("events", rows.of(ScopeKind.EVENT))))
                .page(0, most)
                .list();
    }

    /** The charges of each event and payee in numbers, without those that the caller may not see. */
    List<ChargeCount> counts(String competition, @Nullable String payee, Rows rows) {
        return getEntityManager()
                .createQuery("""
                        select new org.chessfed.payment.charge.ChargeCount(event, payee, currency,
                            sum(case when status = RAISED then 1L else 0L end),
                            sum(case when status = OVERDUE then 1L else 0L end),
                            sum(case when status = SETTLED then 1L else 0L end),
                            sum(case when status = WAIVED then 1L else 0L end),
                            sum(case when status = WAIVED then 0L else amount end), sum(paid), sum(refunded))
                        from Charge
                        where competition = :competition and (:anyPayee = true or payee = :payee)
                        and (:all = true or payee in :payees or concat(competition, '/', event) in :events)
                        group by event, payee, currency order by event, payee, currency""", ChargeCount.class)
                .setParameter("competition", competition)
                .setParameter("anyPayee", payee == null)
                .setParameter("payee", payee == null ? "" : payee)
                .setParameter("all", rows.all())
                .setParameter("payees", rows.of(ScopeKind.PAYEE))
                .setParameter("events", rows.of(ScopeKind.EVENT))
                .getResultList();
    }

    List<UUID> fallenDue(Instant upTo, int most) {
        return find("status = ?1 and overdueAfter < ?2 order by overdueAfter, id", ChargeStatus.RAISED, upTo)
                .page(0, most)
                .stream()
                .map(charge -> charge.id)
                .toList();
    }

    long fallenDueCount(Instant upTo) {
        return count("status = ?1 and overdueAfter < ?2", ChargeStatus.RAISED, upTo);
    }
}
