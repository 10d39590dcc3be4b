package org.chessfed.payment.booking;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.Version;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.chessfed.events.Money;
import org.chessfed.events.payment.PaymentState;
import org.jspecify.annotations.Nullable;

/** Money that came in. */
@Entity
@Table(name = "payment")
class Payment {

    static final String TRANSFER = "TRANSFER";
    static final String CASH = "CASH";

    @Id
    UUID id;

    @Version
    long version;

    @Column(nullable = false, updatable = false)
    String competition;

    @Column(nullable = false, updatable = false)
    String payee;

    @Column(nullable = false, updatable = false)
    String method;

    @Column(nullable = false, updatable = false)
    long amount;

    @Column(nullable = false, updatable = false)
    String currency;

    @Column(name = "value_at", nullable = false, updatable = false)
    Instant valueAt;

    @Column(name = "value_on", nullable = false, updatable = false)
    LocalDate valueOn;

    @Column(updatable = false)
    @Nullable
    String bank;

    @Column(name = "last_five", updatable = false)
    @Nullable
    String lastFive;

    @Column(updatable = false)
    @Nullable
    String reference;

    @Column(name = "statement_id", updatable = false)
    @Nullable
    UUID statementId;

    @Column(name = "line_hash", updatable = false)
    @Nullable
    String lineHash;

    @Enumerated(EnumType.STRING)
    @Column(nullable = false)
    PaymentStatus status;

    @Column(name = "received_at", nullable = false, updatable = false)
    Instant receivedAt;

    protected Payment() {}

    MatchPolicy.Line line() {
        return new MatchPolicy.Line(amount, valueAt, valueOn, bank, lastFive);
    }

    PaymentState state(List<PaymentState.Part> parts) {
        return new PaymentState(id.toString(), competition, payee, new Money(amount, currency), method, valueAt, parts);
    }
}
