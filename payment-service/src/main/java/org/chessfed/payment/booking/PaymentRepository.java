package org.chessfed.payment.booking;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.ScopeKind;
import org.jspecify.annotations.Nullable;

/** Payments. */
@ApplicationScoped
class PaymentRepository implements PanacheRepositoryBase<Payment, UUID> {

    private static final UUID FIRST = new UUID(0, 0);

    Optional<Payment> locked(UUID id) {
        return findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE);
    }

    /** Payments that wait, the earliest value date first. */
    List<Payment> waiting(String competition, String payee, int most) {
        return find(
                        "competition = ?1 and payee = ?2 and status = ?3 order by valueAt, id",
                        competition,
                        payee,
                        PaymentStatus.UNMATCHED)
                .page(0, most)
                .list();
    }

    List<Payment> page(
            String competition,
            @Nullable String payee,
            @Nullable PaymentStatus status,
            Rows rows,
            @Nullable UUID after,
            int most) {
        return find(
                        """
                        competition = :competition and id > :after
                        and (:anyPayee = true or payee = :payee) and (:anyStatus = true or status = :status)
                        and (:all = true or payee in :payees) order by id""",
                        Map.of(
                                "competition",
                                competition,
                                "after",
                                after == null ? FIRST : after,
                                "anyPayee",
                                payee == null,
                                "payee",
                                payee == null ? "" : payee,
                                "anyStatus",
                                status == null,
                                "status",
                                status == null ? PaymentStatus.UNMATCHED : status,
                                "all",
                                rows.all(),
                                "payees",
                                rows.of(ScopeKind.PAYEE)))
                .page(0, most)
                .list();
    }
}
