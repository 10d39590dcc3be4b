package org.chessfed.payment.refund;

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

/** Refunds. */
@ApplicationScoped
class RefundRepository implements PanacheRepositoryBase<Refund, UUID> {

    private static final UUID FIRST = new UUID(0, 0);

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
                                status == null ? RefundStatus.PROPOSED : status,
                                "all",
                                rows.all(),
                                "payees",
                                rows.of(ScopeKind.PAYEE)))
                .page(0, most)
                .list();
    }
}
