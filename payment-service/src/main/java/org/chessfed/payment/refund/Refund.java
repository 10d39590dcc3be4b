package org.chessfed.payment.refund;

import jakarta.persistence.Column;
import jakarta.persistence.Convert;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import org.chessfed.events.Money;
import org.chessfed.events.payment.RefundState;
import org.chessfed.payment.StoredReasons;
import org.chessfed.payment.ledger.LedgerTransaction;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/** Money that goes back. Amounts are in the minor unit of its currency. */
@Entity
@Table(name = "refund")
class Refund {

    /** The entry was cancelled. */
    static final String CANCELLED = "CANCELLED";

    /** More came in than was owed. */
    static final String OVERPAID = "OVERPAID";

    @Id
    UUID id;

    @Version
    long version;

    @Column(name = "charge_id", nullable = false, updatable = false)
    UUID chargeId;

    @Column(nullable = false, updatable = false)
    String kind;

    @Column(nullable = false, updatable = false)
    String cause;

    @Column(nullable = false, updatable = false)
    String clause;

    @Column(nullable = false, updatable = false)
    String competition;

    @Column(nullable = false, updatable = false)
    String event;

    @Column(nullable = false, updatable = false)
    String payee;

    @Column(name = "entry_id", nullable = false, updatable = false)
    UUID entryId;

    @Column(name = "person_id", nullable = false)
    UUID personId;

    @Column(nullable = false, updatable = false)
    String currency;

    @Column(nullable = false, updatable = false)
    long paid;

    @Column(nullable = false, updatable = false)
    String give;

    @Column(name = "least_cost", nullable = false, updatable = false)
    long leastCost;

    @Column(name = "most_cost", nullable = false, updatable = false)
    long mostCost;

    @Column
    @Nullable
    Long cost;

    @Column(name = "cost_reason")
    @Nullable
    String costReason;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false)
    RefundStatus status;

    @Convert(converter = StoredReasons.class)
    @Column(nullable = false)
    List<Reason> reasons;

    @Column(name = "proposed_at", nullable = false, updatable = false)
    Instant proposedAt;

    @Column(name = "approved_at")
    @Nullable
    Instant approvedAt;

    @Column(name = "approved_by")
    @Nullable
    String approvedBy;

    @Column(name = "paid_at")
    @Nullable
    Instant paidAt;

    protected Refund() {}

    RefundPolicy.Terms terms() {
        return new RefundPolicy.Terms(give, leastCost, mostCost, clause);
    }

    LedgerTransaction.Place place() {
        return new LedgerTransaction.Place(competition, payee, currency);
    }

    /** What goes back; 0 while it is not approved. */
    long amount() {
        return cost == null ? 0 : paid - cost;
    }

    void because(List<Reason> more) {
        List<Reason> all = new ArrayList<>(reasons);
        all.addAll(more);
        reasons = List.copyOf(all);
    }

    RefundState state() {
        return new RefundState(
                id.toString(),
                competition,
                event,
                entryId.toString(),
                personId.toString(),
                new Money(paid, currency),
                new Money(cost == null ? 0 : cost, currency),
                new Money(amount(), currency),
                cause,
                clause);
    }
}
