package org.chessfed.payment.refund;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.Money;
import org.chessfed.events.payment.RefundApproved;
import org.chessfed.events.payment.RefundPaid;
import org.chessfed.payment.PaymentReason;
import org.chessfed.payment.charge.ChargeCard;
import org.chessfed.payment.charge.Charges;
import org.chessfed.payment.ledger.Ledger;
import org.chessfed.payment.ledger.LedgerTransaction;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** What is done with refunds; one method per use case. No charge gives back more than came in for it. */
@ApplicationScoped
public class Refunds {

    private final RefundRepository repository;
    private final Charges charges;
    private final Competitions competitions;
    private final Ledger ledger;
    private final EntityManager entities;
    private final Outbox outbox;
    private final Audit audit;
    private final Permissions permissions;
    private final Caller caller;
    private final BusinessClock clock;

    Refunds(
            RefundRepository repository,
            Charges charges,
            Competitions competitions,
            Ledger ledger,
            EntityManager entities,
            Outbox outbox,
            Audit audit,
            Permissions permissions,
            Caller caller,
            BusinessClock clock) {
        this.repository = repository;
        this.charges = charges;
        this.competitions = competitions;
        this.ledger = ledger;
        this.entities = entities;
        this.outbox = outbox;
        this.audit = audit;
        this.permissions = permissions;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * Proposes what goes back for a cancelled entry; nothing where nothing was paid.
     *
     * @param entryCause cause that the entry states
     * @param at when it was cancelled
     */
    @Transactional(TxType.MANDATORY)
    void proposeCancelled(ChargeCard charge, @Nullable String entryCause, Instant at) {
        long left = charge.paid() - claimed(charge.id());
        if (left <= 0) {
            return;
        }
        Regulation regulation = competitions
                .regulation(charge.competition(), charge.competitionVersion())
                .orElseThrow();
        Stage stage = regulation.stage(charge.stage()).orElseThrow();
        Decision<RefundPolicy.Terms> terms = RefundPolicy.terms(
                regulation, stage, stage.event(charge.event()).orElseThrow(), RefundPolicy.cause(entryCause), left, at);
        propose(
                charge,
                Refund.CANCELLED,
                entryCause == null ? RefundPolicy.cause(null).name() : entryCause,
                left,
                terms,
                at);
    }

    /** Proposes to give back what came in beyond the price of a charge, and is not claimed already. */
    @Transactional(TxType.MANDATORY)
    public void proposeExcess(ChargeCard charge, Instant at) {
        long left = charge.excess() - claimed(charge.id());
        if (left <= 0) {
            return;
        }
        RefundPolicy.Terms terms = new RefundPolicy.Terms(Refund.OVERPAID, 0, 0, charge.clause());
        propose(
                charge,
                Refund.OVERPAID,
                Refund.OVERPAID,
                left,
                Decision.of(terms, Reason.of(charge.clause(), PaymentReason.REFUND_OVERPAID, left, charge.currency())),
                at);
    }

    /** Whether money of one of these charges goes back, or is proposed to. */
    @Transactional
    public boolean any(Collection<UUID> chargeIds) {
        return repository.count("chargeId in ?1", Set.copyOf(chargeIds)) > 0;
    }

    /**
     * The treasurer sets what is kept.
     *
     * @param cost what is kept; null where the regulation leaves nothing to decide
     * @param reason why
     * @throws DomainProblem 404 unknown, 403 another payee's, 409 decided already, 422 a cost outside what may be kept
     */
    @Transactional
    Refund approve(UUID refundId, @Nullable Money cost, String reason) {
        Refund refund = locked(refundId);
        if (refund.status != RefundStatus.PROPOSED) {
            throw DomainProblem.conflict("refund-decided");
        }
        long kept = kept(refund, cost);
        Decision<Optional<Long>> decision = RefundPolicy.amount(refund.terms(), refund.paid, kept);
        if (decision.value().isEmpty()) {
            throw DomainProblem.refused("refund-cost").clause(refund.clause).because(decision.reasons());
        }
        Instant now = clock.now();
        refund.cost = kept;
        refund.costReason = reason;
        refund.status = RefundStatus.APPROVED;
        refund.approvedAt = now;
        refund.approvedBy = caller.name();
        refund.because(decision.reasons());
        entities.flush();
        if (kept > 0) {
            ledger.post(LedgerTransaction.costKept(
                    refund.id, refund.place(), refund.personId.toString(), kept, refund.clause, now));
        }
        audit.record("refund-approved", "refund", refund.id, refund.clause);
        outbox.add(new RefundApproved(refund.state(), refund.version + 1));
        if (refund.amount() == 0) {
            payOut(refund, now);
        }
        return refund;
    }

    /**
     * The money went back.
     *
     * @throws DomainProblem 404 unknown, 403 another payee's, 409 not approved, or paid already
     */
    @Transactional
    Refund pay(UUID refundId) {
        Refund refund = locked(refundId);
        if (refund.status != RefundStatus.APPROVED) {
            throw DomainProblem.conflict("refund-not-approved");
        }
        payOut(refund, clock.now());
        return refund;
    }

    @Transactional
    Refund read(UUID refundId) {
        Refund refund = repository.findByIdOptional(refundId).orElseThrow(DomainProblem::notFound);
        permissions.requireElseHidden(Scope.payee(refund.payee), Scope.person(refund.personId));
        return refund;
    }

    @Transactional
    List<Refund> page(
            String competition,
            @Nullable String payee,
            @Nullable RefundStatus status,
            Rows rows,
            @Nullable UUID after,
            int most) {
        return repository.page(competition, payee, status, rows, after, most);
    }

    private void payOut(Refund refund, Instant now) {
        refund.status = RefundStatus.PAID;
        refund.paidAt = now;
        entities.flush();
        if (refund.amount() > 0) {
            charges.locked(List.of(refund.chargeId));
            charges.refunded(refund.chargeId, refund.amount());
            ledger.post(LedgerTransaction.paidOut(
                    refund.id, refund.place(), refund.personId.toString(), refund.amount(), refund.clause, now));
        }
        audit.record("refund-paid", "refund", refund.id, refund.clause);
        outbox.add(new RefundPaid(refund.state(), refund.version + 1));
    }

    private static long kept(Refund refund, @Nullable Money cost) {
        if (cost == null) {
            if (refund.leastCost != refund.mostCost) {
                throw DomainProblem.invalid(FieldError.of("/cost", "not-null"));
            }
            return refund.leastCost;
        }
        if (!cost.currency().equals(refund.currency)) {
            throw DomainProblem.invalid(
                    new FieldError("/cost/currency", "currency", java.util.Map.of("currencies", refund.currency)));
        }
        return cost.minor();
    }

    /** What refunds of a charge claim of what was paid: given back, kept as cost, or proposed. */
    private long claimed(UUID chargeId) {
        return repository.ofCharge(chargeId).stream()
                .mapToLong(refund -> refund.paid)
                .sum();
    }

    private void propose(
            ChargeCard charge, String kind, String cause, long paid, Decision<RefundPolicy.Terms> terms, Instant at) {
        Refund refund = new Refund();
        refund.id = Ids.next();
        refund.chargeId = charge.id();
        refund.kind = kind;
        refund.cause = cause;
        refund.clause = terms.value().clause().isEmpty()
                ? charge.clause()
                : terms.value().clause();
        refund.competition = charge.competition();
        refund.event = charge.event();
        refund.payee = charge.payee();
        refund.entryId = charge.entryId();
        refund.personId = charge.personId();
        refund.currency = charge.currency();
        refund.paid = paid;
        refund.give = terms.value().give();
        refund.leastCost = terms.value().leastCost();
        refund.mostCost = terms.value().mostCost();
        refund.status = RefundStatus.PROPOSED;
        refund.reasons = terms.reasons();
        refund.proposedAt = at;
        repository.persist(refund);
        entities.flush();
        audit.record("refund-proposed", "refund", refund.id, refund.clause);
    }

    private Refund locked(UUID id) {
        Refund refund = repository.locked(id).orElseThrow(DomainProblem::notFound);
        permissions.require(Scope.payee(refund.payee));
        return refund;
    }
}
