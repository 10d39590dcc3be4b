package org.chessfed.payment.booking;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.persistence.EntityManager;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.database.Database;
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
import org.chessfed.events.payment.PaymentBooked;
import org.chessfed.events.payment.PaymentState;
import org.chessfed.events.payment.PaymentUnmatched;
import org.chessfed.payment.charge.ChargeCard;
import org.chessfed.payment.charge.Charges;
import org.chessfed.payment.charge.Receipt;
import org.chessfed.payment.ledger.Account;
import org.chessfed.payment.ledger.Ledger;
import org.chessfed.payment.ledger.LedgerTransaction;
import org.chessfed.payment.ledger.LedgerTransaction.Kind;
import org.chessfed.payment.refund.Refunds;
import org.chessfed.payment.transfer.ReportedTransfer;
import org.chessfed.payment.transfer.TransferReports;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/** What is done with money that came in; one method per use case. */
@ApplicationScoped
public class Payments {

    /** Most payments that are booked by one request. */
    static final int MOST_AT_ONCE = 500;

    private final PaymentRepository repository;
    private final Charges charges;
    private final TransferReports reports;
    private final Refunds refunds;
    private final Ledger ledger;
    private final Competitions competitions;
    private final Database database;
    private final EntityManager entities;
    private final Outbox outbox;
    private final Audit audit;
    private final Permissions permissions;
    private final Caller caller;
    private final BusinessClock clock;

    Payments(
            PaymentRepository repository,
            Charges charges,
            TransferReports reports,
            Refunds refunds,
            Ledger ledger,
            Competitions competitions,
            Database database,
            EntityManager entities,
            Outbox outbox,
            Audit audit,
            Permissions permissions,
            Caller caller,
            BusinessClock clock) {
        this.repository = repository;
        this.charges = charges;
        this.reports = reports;
        this.refunds = refunds;
        this.ledger = ledger;
        this.competitions = competitions;
        this.database = database;
        this.entities = entities;
        this.outbox = outbox;
        this.audit = audit;
        this.permissions = permissions;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * How a payment is to be shared out.
     *
     * @param parts shares that sum to the payment
     * @param admitLate whether it counts although it is late
     * @param acceptExcess whether what is too much is to be given back
     * @param note why; asked for where one of the two is set
     */
    record Booking(List<MatchPolicy.Part> parts, boolean admitLate, boolean acceptExcess, String note) {}

    /**
     * A payment with what is known of it.
     *
     * @param payment the payment
     * @param parts how it is shared out; empty while it is not
     * @param proposal what is proposed while it waits
     */
    record Known(
            Payment payment,
            List<PaymentState.Part> parts,
            @Nullable Decision<MatchPolicy.Proposal> proposal) {}

    /**
     * Takes lines of a statement in; lines that were taken in before change nothing.
     *
     * @return how many were new
     */
    @Transactional(TxType.MANDATORY)
    public int receive(String competition, String payee, String currency, UUID statementId, List<IncomingLine> lines) {
        int fresh = 0;
        for (IncomingLine line : lines) {
            UUID id = Ids.next();
            int inserted = database.update(
                    """
                    insert into payment(id, version, competition, payee, method, amount, currency, value_at, value_on, bank,
                        last_five, reference, statement_id, line_hash, status, received_at)
                    values (?, 0, ?, ?, 'TRANSFER', ?, ?, ?, ?, ?, ?, ?, ?, ?, 'UNMATCHED', ?)
                    on conflict (line_hash) do nothing""",
                    id,
                    competition,
                    payee,
                    line.amount(),
                    currency,
                    line.valueAt(),
                    line.valueOn(),
                    line.bank(),
                    line.lastFive(),
                    line.reference(),
                    statementId,
                    line.hash(),
                    clock.now());
            if (inserted == 0) {
                continue;
            }
            fresh++;
            LedgerTransaction.Place place = new LedgerTransaction.Place(competition, payee, currency);
            ledger.post(LedgerTransaction.received(id, place, Account.BANK, line.amount(), line.valueAt()));
            Payment payment = repository.findById(id);
            outbox.add(new PaymentUnmatched(payment.state(List.of()), payment.version + 1));
        }
        return fresh;
    }

    /** Which of these lines were taken in before. */
    @Transactional
    public Set<String> known(Collection<String> hashes) {
        return new LinkedHashSet<>(database.query(
                "select line_hash from payment where line_hash = any(string_to_array(?, ','))",
                row -> row.getString(1),
                String.join(",", hashes)));
    }

    /** What a line of a payee's statement would pay, without taking it in. */
    @Transactional
    public Foreseen foresee(String payee, IncomingLine line) {
        Decision<MatchPolicy.Proposal> proposal = propose(
                payee,
                new MatchPolicy.Line(line.amount(), line.valueAt(), line.valueOn(), line.bank(), line.lastFive()));
        return new Foreseen(proposal.value().kind().name(), proposal.reasons());
    }

    /**
     * What a line would pay.
     *
     * @param kind how it fits
     * @param reasons why
     */
    public record Foreseen(String kind, List<Reason> reasons) {}

    /**
     * Shares a payment out over charges.
     *
     * @throws DomainProblem 404 unknown, 403 another payee's, 409 booked already, 400 parts that do not fit, 422 late or too
     *     much without saying that it is meant
     */
    @Transactional
    Known book(UUID paymentId, Booking booking) {
        Payment payment = locked(paymentId);
        if (payment.status != PaymentStatus.UNMATCHED) {
            throw DomainProblem.conflict("payment-booked");
        }
        return share(payment, booking);
    }

    /**
     * Books every waiting payment of a payee that fits exactly one reported transfer.
     *
     * @param chosen only these; empty: all
     * @return how many were booked
     */
    @Transactional
    int bookProposed(String competition, String payee, Set<UUID> chosen) {
        permissions.require(Scope.payee(payee));
        int booked = 0;
        for (Payment waiting : repository.waiting(competition, payee, MOST_AT_ONCE)) {
            if (!chosen.isEmpty() && !chosen.contains(waiting.id)) {
                continue;
            }
            Payment payment = repository.locked(waiting.id).orElseThrow();
            MatchPolicy.Proposal proposal = propose(payee, payment.line()).value();
            if (payment.status == PaymentStatus.UNMATCHED && proposal.kind() == MatchPolicy.Kind.EXACT) {
                share(payment, new Booking(proposal.candidates().getFirst().parts(), false, false, ""));
                booked++;
            }
        }
        return booked;
    }

    /** How many payments of a payee wait. */
    @Transactional
    long waiting(String competition, String payee) {
        return repository.count(
                "competition = ?1 and payee = ?2 and status = ?3", competition, payee, PaymentStatus.UNMATCHED);
    }

    /**
     * Cash was handed over at the venue: it came in and is booked at once.
     *
     * @param amount whole sum for the charge
     * @param receivedAt when it was handed over; null: now
     */
    @Transactional
    Known takeCash(UUID chargeId, Money amount, @Nullable Instant receivedAt, Booking terms) {
        ChargeCard charge =
                charges.cards(List.of(chargeId)).stream().findFirst().orElseThrow(DomainProblem::notFound);
        permissions.require(Scope.payee(charge.payee()), Scope.event(charge.competition(), charge.event()));
        Instant now = clock.now();
        Instant valueAt = receivedAt == null ? now : receivedAt;
        if (valueAt.isAfter(now)) {
            throw DomainProblem.invalid(FieldError.of("/receivedAt", "past-or-present"));
        }
        if (valueAt.atZone(zone(charge)).toLocalDate().isBefore(ReportedTransfer.EARLIEST_DAY)) {
            throw DomainProblem.invalid(
                    new FieldError("/receivedAt", "min", Map.of("value", ReportedTransfer.EARLIEST_DAY)));
        }
        if (amount.minor() <= 0) {
            throw DomainProblem.invalid(FieldError.of("/amount/amount", "positive"));
        }
        if (!amount.currency().equals(charge.currency())) {
            throw DomainProblem.invalid(
                    new FieldError("/amount/currency", "currency", Map.of("currencies", charge.currency())));
        }
        Payment payment = new Payment();
        payment.id = Ids.next();
        payment.competition = charge.competition();
        payment.payee = charge.payee();
        payment.method = Payment.CASH;
        payment.amount = amount.minor();
        payment.currency = charge.currency();
        payment.valueAt = valueAt;
        payment.valueOn = valueAt.atZone(zone(charge)).toLocalDate();
        payment.status = PaymentStatus.UNMATCHED;
        payment.receivedAt = now;
        repository.persist(payment);
        entities.flush();
        ledger.post(LedgerTransaction.received(payment.id, charge.place(), Account.CASH, payment.amount, valueAt));
        return share(
                payment,
                new Booking(
                        List.of(new MatchPolicy.Part(chargeId, payment.amount)),
                        terms.admitLate(),
                        terms.acceptExcess(),
                        terms.note()));
    }

    /**
     * Takes a booking back: a transfer waits again, cash was never there. What was booked wrongly stays readable.
     *
     * @throws DomainProblem 409 if it is not booked, or money of one of its charges is on its way back
     */
    @Transactional
    Known reverse(UUID paymentId, String reason) {
        Payment payment = locked(paymentId);
        if (payment.status != PaymentStatus.BOOKED) {
            throw DomainProblem.conflict("payment-not-booked");
        }
        UUID bookingId = standing(payment.id).orElseThrow();
        List<PaymentState.Part> parts = parts(payment.id);
        List<UUID> chargeIds =
                parts.stream().map(part -> UUID.fromString(part.chargeId())).toList();
        charges.locked(chargeIds);
        if (refunds.any(chargeIds)) {
            throw DomainProblem.conflict("charge-refunded");
        }
        Instant now = clock.now();
        database.update(
                "update booking set reversed_at = ?, reversed_because = ? where id = ?", now, reason, bookingId);
        ledger.reverse(Kind.BOOKING, bookingId, now);
        boolean cash = payment.method.equals(Payment.CASH);
        if (cash) {
            ledger.reverse(Kind.RECEIPT, payment.id, now);
        }
        payment.status = cash ? PaymentStatus.REVERSED : PaymentStatus.UNMATCHED;
        entities.flush();
        chargeIds.forEach(id -> charges.received(id, receipts(id), now));
        audit.record("booking-reversed", "payment", payment.id, "");
        outbox.add(new PaymentUnmatched(payment.state(List.of()), payment.version + 1));
        return known(payment);
    }

    @Transactional
    Known read(UUID paymentId) {
        Payment payment = repository.findByIdOptional(paymentId).orElseThrow(DomainProblem::notFound);
        permissions.requireElseHidden(Scope.payee(payment.payee));
        return known(payment);
    }

    @Transactional
    List<Known> page(
            String competition,
            @Nullable String payee,
            @Nullable PaymentStatus status,
            Rows rows,
            @Nullable UUID after,
            int most) {
        return repository.page(competition, payee, status, rows, after, most).stream()
                .map(this::known)
                .toList();
    }

    private Known share(Payment payment, Booking booking) {
        List<UUID> ids = booking.parts().stream()
                .map(MatchPolicy.Part::chargeId)
                .distinct()
                .toList();
        Map<UUID, ChargeCard> cards = new LinkedHashMap<>();
        charges.locked(ids).forEach(card -> cards.put(card.id(), card));
        refuse(BookingPolicy.findings(
                new BookingPolicy.Whole(
                        payment.competition, payment.payee, payment.currency, payment.amount, payment.valueAt),
                booking.parts(),
                cards,
                booking.admitLate(),
                booking.acceptExcess()));
        UUID bookingId = Ids.next();
        Instant now = clock.now();
        database.update(
                "insert into booking(id, payment_id, booked_at, booked_by, admitted, note) values (?, ?, ?, ?, ?, ?)",
                bookingId,
                payment.id,
                now,
                caller.name(),
                booking.admitLate(),
                booking.note());
        Map<String, Long> perPerson = new LinkedHashMap<>();
        for (MatchPolicy.Part part : booking.parts()) {
            database.update(
                    "insert into booking_part(booking_id, charge_id, amount) values (?, ?, ?)",
                    bookingId,
                    part.chargeId(),
                    part.amount());
            perPerson.merge(
                    Objects.requireNonNull(cards.get(part.chargeId()))
                            .personId()
                            .toString(),
                    part.amount(),
                    Math::addExact);
        }
        LedgerTransaction.Place place =
                new LedgerTransaction.Place(payment.competition, payment.payee, payment.currency);
        ledger.post(LedgerTransaction.booked(bookingId, place, perPerson, payment.valueAt));
        payment.status = PaymentStatus.BOOKED;
        entities.flush();
        for (UUID id : ids) {
            ChargeCard card = charges.received(id, receipts(id), now);
            refunds.proposeExcess(card, now);
        }
        audit.record("payment-booked", "payment", payment.id, "");
        outbox.add(new PaymentBooked(payment.state(parts(payment.id)), payment.version + 1));
        return known(payment);
    }

    private static void refuse(List<BookingPolicy.Finding> findings) {
        List<FieldError> errors = new ArrayList<>();
        List<Reason> late = new ArrayList<>();
        List<Reason> excess = new ArrayList<>();
        for (BookingPolicy.Finding finding : findings) {
            switch (finding.fault()) {
                case SUM -> errors.add(FieldError.of("/parts", "parts-sum"));
                case TWICE -> errors.add(FieldError.of(pointer(finding), "charge-twice"));
                case FOREIGN -> errors.add(FieldError.of(pointer(finding), "charge-of-another-payee"));
                case LATE -> late.add(Objects.requireNonNull(finding.reason()));
                case EXCESS -> excess.add(Objects.requireNonNull(finding.reason()));
            }
        }
        if (!errors.isEmpty()) {
            throw DomainProblem.invalid(errors.toArray(FieldError[]::new));
        }
        if (!late.isEmpty()) {
            throw DomainProblem.refused("payment-late")
                    .clause(Objects.requireNonNullElse(late.getFirst().clause(), ""))
                    .because(late);
        }
        if (!excess.isEmpty()) {
            throw DomainProblem.refused("payment-exceeds-charge").because(excess);
        }
    }

    private static String pointer(BookingPolicy.Finding finding) {
        return "/parts/" + finding.part() + "/chargeId";
    }

    private Payment locked(UUID id) {
        Payment payment = repository.locked(id).orElseThrow(DomainProblem::notFound);
        permissions.require(Scope.payee(payment.payee));
        return payment;
    }

    private Known known(Payment payment) {
        return payment.status == PaymentStatus.UNMATCHED
                ? new Known(payment, List.of(), propose(payment.payee, payment.line()))
                : new Known(payment, parts(payment.id), null);
    }

    private Decision<MatchPolicy.Proposal> propose(String payee, MatchPolicy.Line line) {
        String lastFive = line.lastFive();
        List<ReportedTransfer> candidates = lastFive == null
                ? List.of()
                : reports.reported(
                        payee,
                        lastFive,
                        line.valueOn().minusDays(MatchPolicy.WINDOW_DAYS),
                        line.valueOn().plusDays(MatchPolicy.WINDOW_DAYS));
        Set<UUID> named = new LinkedHashSet<>();
        candidates.forEach(report -> named.addAll(report.chargeIds()));
        return MatchPolicy.match(line, candidates, charges.cards(named));
    }

    private Optional<UUID> standing(UUID paymentId) {
        return database.first(
                "select id from booking where payment_id = ? and reversed_at is null",
                row -> row.getObject(1, UUID.class),
                paymentId);
    }

    private List<PaymentState.Part> parts(UUID paymentId) {
        return database.query(
                """
                select c.id, c.entry_id, c.person_id, p.amount, c.currency from booking_part p
                join booking b on b.id = p.booking_id join charge c on c.id = p.charge_id
                where b.payment_id = ? and b.reversed_at is null order by c.id""",
                row -> new PaymentState.Part(
                        row.getString(1),
                        row.getString(2),
                        row.getString(3),
                        new Money(row.getLong(4), row.getString(5))),
                paymentId);
    }

    private List<Receipt> receipts(UUID chargeId) {
        return database.query(
                """
                select m.value_at, p.amount, b.admitted from booking_part p
                join booking b on b.id = p.booking_id join payment m on m.id = b.payment_id
                where p.charge_id = ? and b.reversed_at is null order by m.value_at, b.booked_at, b.id""",
                row -> new Receipt(
                        Objects.requireNonNull(Database.instant(row, "value_at")), row.getLong(2), row.getBoolean(3)),
                chargeId);
    }

    private ZoneId zone(ChargeCard charge) {
        return competitions
                .regulation(charge.competition(), charge.competitionVersion())
                .orElseThrow()
                .identity()
                .zone();
    }
}
