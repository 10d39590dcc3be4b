package org.chessfed.payment.statement;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.Money;
import org.chessfed.payment.booking.Payments;
import org.chessfed.payment.transfer.ReportedTransfer;
import org.chessfed.regulation.Regulation;

/** Statements of a payee's bank account: looked at, then taken in whole or not at all. */
@ApplicationScoped
class Statements {

    private final Competitions competitions;
    private final Payments payments;
    private final Database database;
    private final Permissions permissions;
    private final Caller caller;
    private final BusinessClock clock;
    private final Audit audit;

    Statements(
            Competitions competitions,
            Payments payments,
            Database database,
            Permissions permissions,
            Caller caller,
            BusinessClock clock,
            Audit audit) {
        this.competitions = competitions;
        this.payments = payments;
        this.database = database;
        this.permissions = permissions;
        this.caller = caller;
        this.clock = clock;
        this.audit = audit;
    }

    /**
     * What a statement would bring.
     *
     * @param currency ISO 4217 code of its amounts
     * @param lines lines that can be read, with what they would pay
     * @param bad values that cannot
     */
    record Preview(String currency, List<PreviewLine> lines, List<StatementPolicy.BadValue> bad) {}

    /**
     * A line of a preview.
     *
     * @param good the line
     * @param known whether it was taken in before
     * @param foreseen what it would pay
     */
    record PreviewLine(StatementPolicy.GoodLine good, boolean known, Payments.Foreseen foreseen) {}

    /**
     * A statement that was taken in.
     *
     * @param id its id
     * @param lines number of its lines
     * @param fresh number of those that were new
     */
    record Imported(UUID id, int lines, int fresh) {}

    /** Reads a statement and says of each line what it would pay; nothing is kept. */
    @Transactional
    Preview preview(String competition, String payee, String csv) {
        Regulation regulation = regulation(competition, payee);
        StatementPolicy.Reading reading = read(regulation, payee, csv);
        Set<String> known = payments.known(
                reading.lines().stream().map(good -> good.line().hash()).toList());
        List<PreviewLine> lines = reading.lines().stream()
                .map(good ->
                        new PreviewLine(good, known.contains(good.line().hash()), payments.foresee(payee, good.line())))
                .toList();
        return new Preview(regulation.identity().currency(), lines, reading.bad());
    }

    /**
     * Takes a statement in; lines that were taken in before change nothing.
     *
     * @throws DomainProblem 400 with an error per bad value if there is any
     */
    @Transactional
    Imported take(String competition, String payee, String csv) {
        Regulation regulation = regulation(competition, payee);
        StatementPolicy.Reading reading = read(regulation, payee, csv);
        if (!reading.bad().isEmpty()) {
            throw DomainProblem.invalid(
                    reading.bad().stream().map(Statements::error).toArray(FieldError[]::new));
        }
        UUID id = Ids.next();
        database.update(
                "insert into statement(id, competition, payee, lines, new_lines, imported_at, imported_by) values (?, ?, ?, ?, 0, ?, ?)",
                id,
                competition,
                payee,
                reading.lines().size(),
                clock.now(),
                caller.name());
        int fresh = payments.receive(
                competition,
                payee,
                regulation.identity().currency(),
                id,
                reading.lines().stream().map(StatementPolicy.GoodLine::line).toList());
        database.update("update statement set new_lines = ? where id = ?", fresh, id);
        audit.record("statement-imported", "statement", id, "");
        return new Imported(id, reading.lines().size(), fresh);
    }

    /** Where a bad value stands, and the rule that it breaks. */
    static FieldError error(StatementPolicy.BadValue bad) {
        String pointer = "/rows/" + bad.row() + "/" + bad.column();
        return switch (bad.rule()) {
            case COLUMNS -> FieldError.of(pointer, "row-columns");
            case DATE -> FieldError.of(pointer, "row-date");
            case TIME -> FieldError.of(pointer, "row-time");
            case FUTURE -> FieldError.of(pointer, "past-or-present");
            case EARLY -> new FieldError(pointer, "min", Map.of("value", ReportedTransfer.EARLIEST_DAY));
            case CHARACTERS -> FieldError.of(pointer, "plain-text");
            case AMOUNT -> FieldError.of(pointer, "row-amount");
            case LAST_FIVE -> FieldError.of(pointer, "row-last-five");
            case LENGTH -> new FieldError(pointer, "size", Map.of("min", 0, "max", 40));
        };
    }

    private Regulation regulation(String competition, String payee) {
        permissions.require(Scope.payee(payee));
        return competitions
                .regulation(competition)
                .filter(regulation -> regulation.payees().containsKey(payee))
                .orElseThrow(DomainProblem::notFound);
    }

    private StatementPolicy.Reading read(Regulation regulation, String payee, String csv) {
        ZoneId zone = regulation.identity().zone();
        String currency = regulation.identity().currency();
        int decimals =
                new java.math.BigDecimal(MoneyView.of(new Money(1, currency)).amount()).scale();
        return StatementPolicy.read(StatementFile.read(csv), payee, decimals, zone, clock.today(zone));
    }
}
