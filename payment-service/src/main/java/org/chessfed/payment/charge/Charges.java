package org.chessfed.payment.charge;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import java.time.Duration;
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
import org.chessfed.chassis.permission.Rows;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.payment.ChargeOverdue;
import org.chessfed.events.payment.ChargeRaised;
import org.chessfed.events.payment.ChargeSettled;
import org.chessfed.events.payment.ChargeWaived;
import org.chessfed.events.registration.EntryState;
import org.chessfed.payment.PaymentReason;
import org.chessfed.payment.ledger.Ledger;
import org.chessfed.payment.ledger.LedgerTransaction;
import org.chessfed.payment.ledger.LedgerTransaction.Kind;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.Stage;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jspecify.annotations.Nullable;

/** What is done with charges; one method per use case. */
@ApplicationScoped
public class Charges {

    private final ChargeRepository repository;
    private final Competitions competitions;
    private final EntityManager entities;
    private final Ledger ledger;
    private final Outbox outbox;
    private final Audit audit;
    private final Duration statementLag;

    Charges(
            ChargeRepository repository,
            Competitions competitions,
            EntityManager entities,
            Ledger ledger,
            Outbox outbox,
            Audit audit,
            @ConfigProperty(name = "chessfed.payment.statement-lag") Duration statementLag) {
        this.repository = repository;
        this.competitions = competitions;
        this.entities = entities;
        this.ledger = ledger;
        this.outbox = outbox;
        this.audit = audit;
        this.statementLag = statementLag;
    }

    /** Whether the regulation that an entry was made under has arrived. */
    boolean priceable(EntryState entry) {
        return competitions
                .regulation(entry.competition(), entry.competitionVersion())
                .isPresent();
    }

    /**
     * Asks payment for an entry; one that has its charge already keeps it.
     *
     * @param at when the entry was told
     */
    @Transactional
    void raise(EntryState entry, Instant at) {
        UUID entryId = UUID.fromString(entry.entryId());
        if (repository.ofEntry(entryId).isPresent()) {
            return;
        }
        Regulation regulation = competitions
                .regulation(entry.competition(), entry.competitionVersion())
                .orElseThrow();
        Stage stage = regulation
                .stageOfEvent(entry.event())
                .orElseThrow(() -> new IllegalArgumentException("no event " + entry.event() + " in the regulation"));
        CompetitionEvent event = stage.event(entry.event()).orElseThrow();
        PayMethod method = PayMethod.valueOf(entry.payMethod());
        Decision<PricePolicy.Price> price =
                PricePolicy.price(regulation, stage, event, facts(entry), method, entry.submittedAt());

        Charge charge = new Charge();
        charge.id = Ids.next();
        charge.entryId = entryId;
        charge.personId = UUID.fromString(entry.person().personId());
        charge.competition = entry.competition();
        charge.competitionVersion = entry.competitionVersion();
        charge.stage = stage.id();
        charge.event = event.id();
        charge.payee = regulation
                .payeeOf(event)
                .orElseThrow(() -> new IllegalArgumentException("nobody receives the fees of " + event.id()));
        charge.payMethod = method.name();
        charge.currency = regulation.identity().currency();
        charge.amount = price.value().amount();
        charge.status = ChargeStatus.RAISED;
        charge.clause = price.value().clause();
        charge.prices = price.value().steps();
        charge.reasons = price.reasons();
        charge.raisedAt = at;
        charge.dueBy = price.value().dueBy();
        charge.overdueAfter = overdueAfter(charge.dueBy, method);
        repository.persist(charge);
        entities.flush();
        if (charge.amount > 0) {
            ledger.post(LedgerTransaction.charged(
                    charge.id, charge.card().place(), charge.personId.toString(), charge.amount, charge.clause, at));
        }
        audit.record("charge-raised", "charge", charge.id, charge.clause);
        outbox.add(new ChargeRaised(charge.state(), charge.version + 1));
        if (charge.amount == 0) {
            settle(charge, new SettlementPolicy.Settled(0, entry.submittedAt(), charge.clause));
        }
    }

    /**
     * The charges of each event and payee in numbers, without those that the caller may not see.
     *
     * @param payee payee code; null for every payee
     */
    @Transactional
    List<ChargeCount> counts(String competition, @Nullable String payee, Rows rows) {
        return repository.counts(competition, payee, rows);
    }

    /** Charges with these ids that exist, in the order of their ids. */
    @Transactional
    public List<ChargeCard> cards(Collection<UUID> ids) {
        return repository.all(ids).stream().map(Charge::card).toList();
    }

    /**
     * Charges, locked until the transaction ends.
     *
     * @throws DomainProblem 404 if one of them does not exist
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public List<ChargeCard> locked(Collection<UUID> ids) {
        List<Charge> found = repository.locked(ids);
        if (found.size() != Set.copyOf(ids).size()) {
            throw DomainProblem.notFound();
        }
        found.forEach(entities::refresh);
        return found.stream().map(Charge::card).toList();
    }

    /**
     * What came in for a charge has changed: it is settled if that reaches the price, and asked for again if it no longer
     * does. A confirmed entry stays confirmed when a booking is reversed.
     *
     * @param receipts everything that stands booked on it
     * @param at business time of the change
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public ChargeCard received(UUID chargeId, List<Receipt> receipts, Instant at) {
        Charge charge = require(chargeId);
        charge.paid = receipts.stream().mapToLong(Receipt::amount).reduce(0, Math::addExact);
        if (charge.entryCancelled || charge.status == ChargeStatus.WAIVED) {
            entities.flush();
            return charge.card();
        }
        Decision<Optional<SettlementPolicy.Settled>> decision =
                SettlementPolicy.settle(charge.prices, charge.dueBy, receipts);
        boolean settled = charge.status == ChargeStatus.SETTLED;
        if (decision.value().isPresent() && !settled) {
            charge.because(decision.reasons());
            settle(charge, decision.value().get());
        } else if (decision.value().isEmpty() && settled) {
            charge.status = ChargeStatus.RAISED;
            charge.settledAt = null;
            charge.because(List.of(Reason.of(charge.clause, PaymentReason.REOPENED, charge.amount - charge.paid)));
            entities.flush();
            audit.record("charge-reopened", "charge", charge.id, charge.clause);
            outbox.add(new ChargeRaised(charge.state(), charge.version + 1));
        } else {
            if (!settled) {
                charge.because(decision.reasons());
            }
            entities.flush();
        }
        return charge.card();
    }

    /** Money went back. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void refunded(UUID chargeId, long amount) {
        Charge charge = require(chargeId);
        charge.refunded = Math.addExact(charge.refunded, amount);
        entities.flush();
    }

    /**
     * The entry no longer stands: what is not paid is no longer asked for, and the fee is taken out of the ledger.
     *
     * @return the charge; empty if the entry has none, or was cancelled before
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Optional<ChargeCard> cancel(UUID entryId, Instant at) {
        Optional<Charge> found = repository.ofEntry(entryId).filter(charge -> !charge.entryCancelled);
        found.ifPresent(charge -> {
            entities.lock(charge, jakarta.persistence.LockModeType.PESSIMISTIC_WRITE);
            entities.refresh(charge);
            charge.entryCancelled = true;
            boolean unpaid = charge.status != ChargeStatus.SETTLED;
            if (unpaid) {
                charge.status = ChargeStatus.WAIVED;
                charge.because(List.of(Reason.of(charge.clause, PaymentReason.WAIVED)));
            }
            entities.flush();
            ledger.reverse(Kind.CHARGE, charge.id, at);
            ledger.reverse(Kind.PRICE_CHANGE, charge.id, at);
            audit.record(unpaid ? "charge-waived" : "charge-cancelled", "charge", charge.id, charge.clause);
            if (unpaid) {
                outbox.add(new ChargeWaived(charge.state(), charge.version + 1));
            }
        });
        return found.map(Charge::card);
    }

    /** Notes that a charge was not paid in time; one that was paid meanwhile stays. */
    @Transactional
    void overdue(UUID chargeId, Instant upTo) {
        Charge charge = require(chargeId);
        entities.lock(charge, jakarta.persistence.LockModeType.PESSIMISTIC_WRITE);
        entities.refresh(charge);
        if (charge.status != ChargeStatus.RAISED
                || charge.overdueAfter == null
                || !charge.overdueAfter.isBefore(upTo)) {
            return;
        }
        charge.status = ChargeStatus.OVERDUE;
        entities.flush();
        audit.record("charge-overdue", "charge", charge.id, charge.clause);
        outbox.add(new ChargeOverdue(charge.state(), charge.version + 1));
    }

    @Transactional
    ChargeCard read(UUID chargeId) {
        return require(chargeId).card();
    }

    @Transactional
    ChargeCard ofEntry(UUID entryId) {
        return repository.ofEntry(entryId).map(Charge::card).orElseThrow(DomainProblem::notFound);
    }

    @Transactional
    List<ChargeCard> ofPerson(UUID person, Optional<String> competition) {
        List<Charge> found =
                competition.map(code -> repository.ofPerson(code, person)).orElseGet(() -> repository.ofPerson(person));
        return found.stream().map(Charge::card).toList();
    }

    @Transactional
    List<ChargeCard> page(ChargeFilter filter, Rows rows, @Nullable UUID after, int most) {
        return repository.page(filter, rows, after, most).stream()
                .map(Charge::card)
                .toList();
    }

    /** Charges that became overdue before {@code upTo}. */
    @Transactional
    List<UUID> fallenDue(Instant upTo, int most) {
        return repository.fallenDue(upTo, most);
    }

    @Transactional
    long fallenDueCount(Instant upTo) {
        return repository.fallenDueCount(upTo);
    }

    private void settle(Charge charge, SettlementPolicy.Settled settled) {
        long difference = settled.amount() - charge.amount;
        charge.amount = settled.amount();
        charge.clause = settled.clause();
        charge.status = ChargeStatus.SETTLED;
        charge.settledAt = settled.at();
        entities.flush();
        if (difference != 0) {
            ledger.post(LedgerTransaction.priceChanged(
                    charge.id,
                    charge.card().place(),
                    charge.personId.toString(),
                    difference,
                    charge.clause,
                    settled.at()));
        }
        audit.record("charge-settled", "charge", charge.id, charge.clause);
        outbox.add(new ChargeSettled(charge.state(), charge.version + 1));
    }

    private @Nullable Instant overdueAfter(@Nullable Instant dueBy, PayMethod method) {
        if (dueBy == null) {
            return null;
        }
        return method == PayMethod.ON_SITE ? dueBy : dueBy.plus(statementLag);
    }

    private Charge require(UUID id) {
        return repository.findByIdOptional(id).orElseThrow(DomainProblem::notFound);
    }

    private static Facts facts(EntryState entry) {
        Facts facts = Facts.none()
                .with(Fact.MEMBERSHIP, entry.membership())
                .with(Fact.ROLE, entry.role())
                .with(Fact.SECTION, entry.section())
                .with(Fact.EVENT, entry.event())
                .with(Fact.RESIDENCE, entry.nationality())
                .with(Fact.PAY_METHOD, entry.payMethod())
                .with(Fact.SEX, entry.person().sex())
                .with(Fact.HAS_FIDE_ID, entry.person().fideId() != null);
        Integer birthYear = entry.person().birthYear();
        if (birthYear != null) {
            facts = facts.with(Fact.BIRTH_YEAR, birthYear.longValue());
        }
        Integer fide = entry.fideRating();
        if (fide != null) {
            facts = facts.with(Fact.FIDE_RATING, fide.longValue());
        }
        Integer national = entry.nationalRating();
        if (national != null) {
            facts = facts.with(Fact.NATIONAL_RATING, national.longValue());
        }
        if (entry.guaranteeRegion() != null) {
            facts = facts.with(Fact.REGION, entry.guaranteeRegion());
        }
        return facts;
    }
}
