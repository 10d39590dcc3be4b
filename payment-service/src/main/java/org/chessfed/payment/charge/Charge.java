package org.chessfed.payment.charge;

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
import org.chessfed.events.payment.ChargeState;
import org.chessfed.payment.StoredReasons;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/** What is owed for an entry. Amounts are in the minor unit of its currency. */
@Entity
@Table(name = "charge")
class Charge {

    /** What a fee line is for. */
    static final String ENTRY_ITEM = "ENTRY";

    @Id
    UUID id;

    @Version
    long version;

    @Column(name = "entry_id", nullable = false, updatable = false)
    UUID entryId;

    @Column(name = "person_id", nullable = false)
    UUID personId;

    @Column(nullable = false, updatable = false)
    String competition;

    @Column(name = "competition_version", nullable = false)
    long competitionVersion;

    @Column(nullable = false, updatable = false)
    String stage;

    @Column(nullable = false, updatable = false)
    String event;

    @Column(nullable = false, updatable = false)
    String payee;

    @Column(name = "pay_method", nullable = false)
    String payMethod;

    @Column(nullable = false, updatable = false)
    String currency;

    @Column(nullable = false)
    long amount;

    @Column(nullable = false)
    long paid;

    @Column(nullable = false)
    long refunded;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false)
    ChargeStatus status;

    @Column(nullable = false)
    String clause;

    @Convert(converter = StoredPrices.class)
    @Column(nullable = false)
    List<PriceStep> prices;

    @Convert(converter = StoredReasons.class)
    @Column(nullable = false)
    List<Reason> reasons;

    @Column(name = "raised_at", nullable = false, updatable = false)
    Instant raisedAt;

    @Column(name = "due_by")
    @Nullable
    Instant dueBy;

    /** When it counts as overdue: the deadline and the time that statements take. */
    @Column(name = "overdue_after")
    @Nullable
    Instant overdueAfter;

    @Column(name = "settled_at")
    @Nullable
    Instant settledAt;

    @Column(name = "entry_cancelled", nullable = false)
    boolean entryCancelled;

    protected Charge() {}

    /** Adds reasons to those that stand. */
    void because(List<Reason> more) {
        List<Reason> all = new ArrayList<>(reasons);
        all.addAll(more);
        reasons = List.copyOf(all);
    }

    ChargeCard card() {
        return new ChargeCard(
                id,
                version,
                entryId,
                personId,
                competition,
                competitionVersion,
                stage,
                event,
                payee,
                payMethod,
                currency,
                amount,
                paid,
                refunded,
                status,
                clause,
                prices,
                reasons,
                raisedAt,
                dueBy,
                settledAt,
                entryCancelled);
    }

    ChargeState state() {
        return new ChargeState(
                id.toString(),
                entryId.toString(),
                personId.toString(),
                competition,
                stage,
                event,
                payee,
                payMethod,
                new Money(amount, currency),
                new Money(paid, currency),
                List.of(new ChargeState.Line(clause, ENTRY_ITEM, new Money(amount, currency))),
                status.name(),
                dueBy,
                settledAt);
    }
}
