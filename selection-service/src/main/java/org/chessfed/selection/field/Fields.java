package org.chessfed.selection.field;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.selection.FieldClosed;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.selection.Message;
import org.chessfed.selection.berth.Berth;
import org.chessfed.selection.berth.BerthBook;
import org.chessfed.selection.berth.BerthState;
import org.chessfed.selection.berth.Berths;
import org.chessfed.selection.berth.NewBerth;
import org.chessfed.selection.entry.Entries;
import org.chessfed.selection.playoff.Playoff;
import org.chessfed.selection.playoff.Playoffs;
import org.chessfed.selection.quota.Proposal;
import org.chessfed.selection.quota.Proposals;
import org.chessfed.selection.season.PreviousOrders;
import org.chessfed.selection.season.Season;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.season.Seasons;
import org.chessfed.selection.standing.StandingsCopies;
import org.chessfed.selection.standing.StandingsCopies.Standings;
import org.chessfed.selection.stored.StoredJson;
import org.chessfed.selection.vacancy.Chain.Ranked;
import org.chessfed.selection.vacancy.Offers;

/** Closes the fields of stages, and opens them again when somebody withdraws in time. */
@ApplicationScoped
public class Fields {

    private final Database database;
    private final Audit audit;
    private final Seasons seasons;
    private final Berths berths;
    private final Offers offers;
    private final Proposals proposals;
    private final Playoffs playoffs;
    private final PreviousOrders orders;
    private final StandingsCopies standings;
    private final Entries entries;
    private final Outbox outbox;
    private final BusinessClock clock;

    Fields(
            Database database,
            Audit audit,
            Seasons seasons,
            Berths berths,
            Offers offers,
            Proposals proposals,
            Playoffs playoffs,
            PreviousOrders orders,
            StandingsCopies standings,
            Entries entries,
            Outbox outbox,
            BusinessClock clock) {
        this.database = database;
        this.audit = audit;
        this.seasons = seasons;
        this.berths = berths;
        this.offers = offers;
        this.proposals = proposals;
        this.playoffs = playoffs;
        this.orders = orders;
        this.standings = standings;
        this.entries = entries;
        this.outbox = outbox;
        this.clock = clock;
    }

    /** Fields of a season that staff have begun to close. */
    public List<Field> of(UUID seasonId) {
        return database.query(
                "select * from field where season_id = ? order by stage, section", Fields::read, seasonId);
    }

    private static Field read(ResultSet row) throws SQLException {
        return new Field(
                row.getObject("id", UUID.class),
                row.getString("stage"),
                row.getString("event"),
                row.getString("section"),
                Field.State.valueOf(row.getString("state")),
                row.getBoolean("bye"),
                StoredJson.persons(row.getString("persons")),
                StoredJson.reasons(row.getString("reasons")),
                row.getLong("version"),
                Objects.requireNonNull(Database.instant(row, "changed_at")));
    }

    /**
     * Closes a field, or begins to: where it must be made even, the next of the order are asked first, and it closes by
     * itself when they have answered.
     *
     * @throws DomainProblem 404 for a stage without field or an unknown section, 409 as long as an earlier list is not
     *     finished, a proposal not published or a playoff not played
     */
    @Transactional
    public Field close(String competition, String stageId, String section) {
        var season = seasons.lock(competition);
        var rules = seasons.rules(season);
        var stage = rules.stage(stageId).orElseThrow(DomainProblem::notFound);
        if (stage.fieldOf(section).isEmpty()) {
            throw DomainProblem.notFound();
        }
        requireSettled(season, rules, stage, section);
        var now = clock.now();
        database.update(
                """
                insert into field(id, season_id, stage, event, section, state, bye, persons, reasons, version, changed_at)
                values (?, ?, ?, ?, ?, 'CLOSING', false, '[]', '[]', 1, ?)
                on conflict (season_id, stage, section) do nothing""", Ids.next(), season.id(), stageId, rules.eventOf(stage).id(), section, now);
        audit.record("field-closing", "season", season.id(), stageId + "/" + section);
        reconsider(season, rules, get(season, stageId, section), now);
        return get(season, stageId, section);
    }

    private void requireSettled(Season season, SeasonRules rules, Stage stage, String section) {
        for (var feed : rules.feeds(stage.id(), section)) {
            for (var event : feed.from().events()) {
                boolean finished = standings
                        .of(season.competition(), event.id(), section)
                        .map(Standings::finished)
                        .orElse(false);
                if (!finished) {
                    throw DomainProblem.conflict("list-unfinished")
                            .with("event", event.id())
                            .with("section", section);
                }
                boolean drafted = proposals.of(season.id()).stream()
                        .anyMatch(proposal -> proposal.state() == Proposal.State.DRAFT
                                && proposal.event().equals(event.id())
                                && proposal.section().equals(section));
                if (drafted) {
                    throw DomainProblem.conflict("proposal-unpublished")
                            .with("event", event.id())
                            .with("section", section);
                }
                boolean played = playoffs.of(season.id()).stream()
                        .noneMatch(playoff -> playoff.state() == Playoff.State.OPEN
                                && playoff.places() > 0
                                && playoff.event().equals(event.id())
                                && playoff.section().equals(section));
                if (!played) {
                    throw DomainProblem.conflict("playoff-open")
                            .with("event", event.id())
                            .with("section", section);
                }
            }
        }
    }

    /** Reconsiders every field that staff have begun to close, as long as its first round is not published. */
    @Transactional(TxType.MANDATORY)
    public void reconsider(Season season, SeasonRules rules, Instant at) {
        for (var field : of(season.id())) {
            if (entries.roundOne(season.competition(), field.event()).isEmpty()) {
                reconsider(season, rules, field, at);
            }
        }
    }

    private void reconsider(Season season, SeasonRules rules, Field field, Instant at) {
        var stage = rules.stage(field.stage()).orElseThrow();
        var rule = stage.fieldOf(field.section()).orElseThrow();
        var book = berths.book(season.id());
        var granted = book.in(field.stage(), field.section())
                .filter(berth -> berth.state() == BerthState.GRANTED)
                .map(Berth::personId)
                .toList();
        boolean unchanged = field.state() == Field.State.CLOSED
                && new HashSet<>(granted).equals(new HashSet<>(field.persons()))
                && offered(book, field) == 0;
        if (unchanged) {
            return;
        }
        var parity = rule.parity();
        var target = new FieldTarget(
                parity == null ? rule.clause() : parity.clause(),
                rules.planned(stage, rule),
                parity == null ? null : parity.mode());
        switch (FieldPolicy.next(
                target, granted.size(), offered(book, field), left(season, rules, stage, rule, book))) {
            case FieldStep.Wait wait -> waits(field, wait.reason(), at);
            case FieldStep.Ask ask -> {
                waits(field, ask.reason(), at);
                ask.persons().forEach(person -> offer(season, rules, stage, rule, person, ask.reason(), at));
            }
            case FieldStep.Close close -> {
                database.update(
                        """
                        update field set state = 'CLOSED', bye = ?, persons = ?, reasons = ?, version = version + 1,
                            changed_at = ? where id = ?""",
                        close.bye(),
                        StoredJson.write(granted),
                        StoredJson.write(List.of(close.reason())),
                        at,
                        field.id());
                outbox.add(new FieldClosed(
                        field.id().toString(),
                        field.version() + 1,
                        season.competition(),
                        field.stage(),
                        field.event(),
                        field.section(),
                        granted.stream().map(UUID::toString).toList()));
            }
        }
    }

    /** Notes what keeps a field from being closed; a closed one is open again. */
    private void waits(Field field, Reason why, Instant at) {
        if (field.state() != Field.State.CLOSING || !field.reasons().equals(List.of(why))) {
            database.update(
                    "update field set state = 'CLOSING', reasons = ?, version = version + 1, changed_at = ? where id = ?",
                    StoredJson.write(List.of(why)),
                    at,
                    field.id());
        }
    }

    private static int offered(BerthBook book, Field field) {
        return (int) book.in(field.stage(), field.section())
                .filter(berth -> berth.state() == BerthState.OFFERED)
                .count();
    }

    /** Whom the order of the parity rule still has: not in the stage or beyond it, not refusing, drafted or banned. */
    private List<UUID> left(Season season, SeasonRules rules, Stage stage, FieldRule rule, BerthBook book) {
        var barred = offers.barred(season, rules, stage);
        return order(season, rules, rule).stream()
                .map(Ranked::person)
                .filter(person -> book.live(stage.id(), person).isEmpty()
                        && !book.refused(stage.id(), person)
                        && offers.block(rules, book, stage, barred, person).isEmpty()
                        && book.of(person)
                                .noneMatch(berth -> berth.state().holdsPlace()
                                        && rules.position(berth.stage()) > rules.position(stage.id())))
                .toList();
    }

    private List<Ranked> order(Season season, SeasonRules rules, FieldRule rule) {
        var parity = rule.parity();
        if (parity == null || parity.from().source() != SourceKind.PREVIOUS) {
            return List.of();
        }
        return orders.order(season.id(), rules.fillLabel(rule), parity.from().stage(), rule.section());
    }

    private void offer(
            Season season,
            SeasonRules rules,
            Stage stage,
            FieldRule rule,
            UUID person,
            Reason fieldReason,
            Instant at) {
        var rank = order(season, rules, rule).stream()
                .filter(row -> row.person().equals(person))
                .map(Ranked::rank)
                .findFirst()
                .orElseThrow();
        var clause = fieldReason.clause();
        berths.offer(
                new NewBerth(
                        season.id(),
                        season.competition(),
                        rules.version(),
                        stage.id(),
                        rules.eventOf(stage).id(),
                        rule.section(),
                        person,
                        SourceKind.PARITY,
                        null,
                        clause,
                        null,
                        null,
                        rank,
                        offers.fallback(rules, stage, at),
                        List.of(fieldReason, Reason.of(clause, Message.BERTH_OFFERED_BY_PREVIOUS_RANK, rank))),
                at);
    }

    private Field get(Season season, String stage, String section) {
        return of(season.id()).stream()
                .filter(field -> field.stage().equals(stage) && field.section().equals(section))
                .findFirst()
                .orElseThrow();
    }
}
