package org.chessfed.payment.transfer;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.personaldata.PersonalData;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.Money;
import org.chessfed.payment.charge.ChargeCard;
import org.chessfed.payment.charge.Charges;

/** Transfers that payers report, so that the treasurer finds them on the statement. */
@ApplicationScoped
public class TransferReports {

    private static final String PAYER = "payer";

    private final Database database;
    private final Charges charges;
    private final Competitions competitions;
    private final PersonalData personalData;
    private final Permissions permissions;
    private final BusinessClock clock;
    private final Audit audit;

    TransferReports(
            Database database,
            Charges charges,
            Competitions competitions,
            PersonalData personalData,
            Permissions permissions,
            BusinessClock clock,
            Audit audit) {
        this.database = database;
        this.charges = charges;
        this.competitions = competitions;
        this.personalData = personalData;
        this.permissions = permissions;
        this.clock = clock;
        this.audit = audit;
    }

    /**
     * What a payer reports.
     *
     * @param chargeIds charges that it pays; all of one payee, the first one the caller's own
     * @param payer name of the payer
     * @param bank code or name of his bank
     * @param lastFive last five digits of his account
     * @param paidOn day of the transfer
     * @param amount what he transferred
     */
    record Report(List<UUID> chargeIds, String payer, String bank, String lastFive, LocalDate paidOn, Money amount) {}

    /** Keeps a report; what it covers and whether the sum fits is looked at when the statement comes. */
    @Transactional
    UUID report(Report report) {
        List<ChargeCard> cards = charges.cards(report.chargeIds());
        UUID first = report.chargeIds().getFirst();
        ChargeCard own = cards.stream()
                .filter(card -> card.id().equals(first))
                .findFirst()
                .orElseThrow(DomainProblem::notFound);
        permissions.requireElseHidden(Scope.person(own.personId()));
        check(report, own, cards);
        UUID id = Ids.next();
        database.update(
                """
                insert into transfer_report(id, competition, payee, person_id, payer, bank, last_five, paid_on, amount, currency, reported_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                id,
                own.competition(),
                own.payee(),
                own.personId(),
                personalData.seal(own.personId(), PAYER, report.payer()),
                report.bank(),
                report.lastFive(),
                report.paidOn(),
                report.amount().minor(),
                report.amount().currency(),
                clock.now());
        for (ChargeCard card : cards) {
            database.update("insert into transfer_report_charge(report_id, charge_id) values (?, ?)", id, card.id());
        }
        audit.record("transfer-reported", "charge", own.id(), "");
        return id;
    }

    /**
     * Transfers to a payee that were reported with these five digits for a day from {@code from} to {@code to}, inclusive.
     */
    @Transactional
    public List<ReportedTransfer> reported(String payee, String lastFive, LocalDate from, LocalDate to) {
        return database.query(
                """
                select r.id, r.bank, r.last_five, r.paid_on, r.amount,
                    (select string_agg(c.charge_id::text, ',' order by c.charge_id) from transfer_report_charge c where c.report_id = r.id)
                from transfer_report r where r.payee = ? and r.last_five = ? and r.paid_on between ? and ? order by r.id""",
                row -> new ReportedTransfer(
                        row.getObject(1, UUID.class),
                        ids(row.getString(6)),
                        row.getString(2),
                        row.getString(3),
                        row.getObject(4, LocalDate.class),
                        row.getLong(5)),
                payee,
                lastFive,
                from,
                to);
    }

    private void check(Report report, ChargeCard own, List<ChargeCard> cards) {
        List<FieldError> errors = new ArrayList<>();
        for (int i = 0; i < report.chargeIds().size(); i++) {
            UUID id = report.chargeIds().get(i);
            boolean fits = cards.stream()
                    .anyMatch(card -> card.id().equals(id)
                            && card.payee().equals(own.payee())
                            && card.competition().equals(own.competition()));
            if (!fits) {
                errors.add(FieldError.of("/chargeIds/" + i, "charge-of-another-payee"));
            }
        }
        ZoneId zone = competitions
                .regulation(own.competition(), own.competitionVersion())
                .orElseThrow()
                .identity()
                .zone();
        if (report.paidOn().isAfter(clock.today(zone))) {
            errors.add(FieldError.of("/paidOn", "past-or-present"));
        } else if (report.paidOn().isBefore(ReportedTransfer.EARLIEST_DAY)) {
            errors.add(new FieldError("/paidOn", "min", Map.of("value", ReportedTransfer.EARLIEST_DAY)));
        }
        if (report.amount().minor() <= 0) {
            errors.add(FieldError.of("/amount/amount", "positive"));
        }
        if (!report.amount().currency().equals(own.currency())) {
            errors.add(new FieldError("/amount/currency", "currency", Map.of("currencies", own.currency())));
        }
        if (!errors.isEmpty()) {
            throw DomainProblem.invalid(errors.toArray(FieldError[]::new));
        }
    }

    private static List<UUID> ids(String joined) {
        List<UUID> ids = new ArrayList<>();
        for (String id : joined.split(",")) {
            ids.add(UUID.fromString(id));
        }
        return ids;
    }
}
