package org.chessfed.payment.booking;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.payment.page.PayeeFilter;
import org.jspecify.annotations.Nullable;

/** Payments. */
@ApplicationScoped
class PaymentRepository implements PanacheRepositoryBase<Payment, UUID> {

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
        return new PayeeFilter(competition, payee, status, rows).page(this, after, most);
    }
}
