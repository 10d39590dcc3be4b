package org.chessfed.payment.refund;

import io.quarkus.hibernate.orm.panache.PanacheRepositoryBase;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.LockModeType;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.payment.page.PayeeFilter;
import org.jspecify.annotations.Nullable;

/** Refunds. */
@ApplicationScoped
class RefundRepository implements PanacheRepositoryBase<Refund, UUID> {

    Optional<Refund> locked(UUID id) {
        return findByIdOptional(id, LockModeType.PESSIMISTIC_WRITE);
    }

    List<Refund> ofCharge(UUID chargeId) {
        return list("chargeId", chargeId);
    }

    List<Refund> page(
            String competition,
            @Nullable String payee,
            @Nullable RefundStatus status,
            Rows rows,
            @Nullable UUID after,
            int most) {
        return new PayeeFilter(competition, payee, status, rows).page(this, after, most);
    }
}
