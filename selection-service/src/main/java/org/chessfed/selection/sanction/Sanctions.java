package org.chessfed.selection.sanction;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.events.selection.SanctionAppealed;
import org.chessfed.events.selection.SanctionFact;
import org.chessfed.events.selection.SanctionImposed;
import org.chessfed.events.selection.SanctionLifted;
import org.chessfed.events.selection.SanctionProposed;
import org.chessfed.events.selection.SanctionUpheld;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.MissedRule.BarredSeason;
import org.chessfed.selection.season.Actor;
import org.chessfed.selection.season.SeasonRules;
import org.chessfed.selection.standing.StandingsCopies.Standings;
import org.chessfed.selection.stored.StoredJson;
import org.jspecify.annotations.Nullable;

/** The ledger of sanctions. A rule only ever proposes; people impose, hear appeals, and lift. */
@ApplicationScoped
public class Sanctions {

    private final Database database;
    private final Outbox outbox;
    private final Actor actor;

    Sanctions(Database database, Outbox outbox, Actor actor) {
        this.database = database;
        this.outbox = outbox;
        this.actor = actor;
    }

    /** Sanctions of a competition, the youngest first. */
    public List<Sanction> of(String competition) {
        return database.query(
                "select * from sanction where competition = ? order by id desc", Sanctions::read, competition);
    }

    /** A sanction; empty for an unknown id. */
    public Optional<Sanction> find(UUID id) {
        return database.first("select * from sanction where id = ?", Sanctions::read, id);
    }

    /** The moves of a sanction, first to last. */
    public List<SanctionMove> moves(UUID id) {
        return database.query(
                "select * from sanction_move where sanction_id = ? order by version",
                row -> {
                    var from = row.getString("from_state");
                    return new SanctionMove(
                            row.getLong("version"),
                            from == null ? null : SanctionState.valueOf(from),
                            SanctionState.valueOf(row.getString("to_state")),
                            Objects.requireNonNull(Database.instant(row, "at")),
                            row.getString("actor"),
                            row.getString("note"));
                },
                id);
    }

    /** Sanctions that bar a season's stages now: those of this competition and those that count days everywhere. */
    public List<Sanction> barring(String competition) {
        return database.query("""
                        select * from sanction where state in ('IN_FORCE', 'APPEALED', 'UPHELD')
                        and (competition = ? or season_year is null)""", Sanctions::read, competition).stream()
                .filter(Sanction::bars)
                .toList();
    }

    /**
     * Proposes what the missed rounds of a finished list lead to, and takes back proposals that a correction has made
     * groundless. What was imposed meanwhile is not touched: people decide about it.
     */
    @Transactional(TxType.MANDATORY)
    public void judge(SeasonRules rules, List<MissedRule> missedRules, Standings standings, Instant at) {
        var competition = rules.document().identity().code();
        var sanctionRule = rules.document().sanctions();
        for (var row : standings.rows()) {
            var consequence = MissedPolicy.judge(row.missed(), missedRules);
            var known = ofEvent(competition, row.person(), standings.event());
            for (var ban : consequence.bans()) {
                if (known.stream()
                        .noneMatch(s -> Objects.equals(s.clause(), ban.reason().clause()))) {
                    int year = ban.season() == BarredSeason.NEXT ? rules.year() + 1 : rules.year();
                    propose(
                            new NewSanction(
                                    competition,
                                    rules.version(),
                                    row.person(),
                                    SanctionCause.MISSED_ROUNDS,
                                    standings.event(),
                                    ban.reason().clause(),
                                    SanctionScope.season(year, ban.stages()),
                                    ban.appealTo() == null && sanctionRule != null
                                            ? sanctionRule.appealTo()
                                            : ban.appealTo(),
                                    sanctionRule != null && sanctionRule.stayOnAppeal(),
                                    List.of(ban.reason())),
                            null,
                            at);
                }
            }
            for (var sanction : known) {
                boolean groundless = sanction.cause() == SanctionCause.MISSED_ROUNDS
                        && sanction.state() == SanctionState.PROPOSED
                        && consequence.bans().stream()
                                .noneMatch(ban -> Objects.equals(
                                        sanction.clause(), ban.reason().clause()));
                if (groundless) {
                    move(sanction, SanctionState.LIFTED, null, at);
                }
            }
        }
    }

    private List<Sanction> ofEvent(String competition, UUID person, String event) {
        return database.query(
                "select * from sanction where competition = ? and person_id = ? and event = ?",
                Sanctions::read,
                competition,
                person,
                event);
    }

    /**
     * Proposes a sanction.
     *
     * @param note what the case is; null for a proposal by rule
     */
    @Transactional(TxType.MANDATORY)
    public Sanction propose(NewSanction proposal, @Nullable String note, Instant at) {
        var sanction = new Sanction(
                Ids.next(),
                proposal.competition(),
                proposal.personId(),
                proposal.cause(),
                proposal.event(),
                proposal.clause(),
                proposal.scope(),
                proposal.appealTo(),
                SanctionState.PROPOSED,
                proposal.stayOnAppeal(),
                proposal.reasons(),
                proposal.regulationVersion(),
                1,
                at);
        var scope = sanction.scope();
        database.update(
                """
                insert into sanction(id, competition, person_id, cause, event, clause, season_year, stages, from_day, to_day,
                    appeal_to, state, stay_on_appeal, reasons, regulation_version, version, changed_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                sanction.id(),
                sanction.competition(),
                sanction.personId(),
                sanction.cause().name(),
                sanction.event(),
                sanction.clause(),
                scope.season(),
                StoredJson.write(scope.stages()),
                scope.from(),
                scope.to(),
                sanction.appealTo(),
                sanction.state().name(),
                sanction.stayOnAppeal(),
                StoredJson.write(sanction.reasons()),
                sanction.regulationVersion(),
                sanction.version(),
                at);
        note(sanction, null, note);
        return sanction;
    }

    /**
     * Moves a sanction by a decision.
     *
     * @param note what the decision says
     * @throws DomainProblem 404 for an unknown id, 409 if the move is not legal
     */
    @Transactional(TxType.MANDATORY)
    public Sanction decide(UUID id, SanctionState to, String note, Instant at) {
        var sanction = database.first("select * from sanction where id = ? for update", Sanctions::read, id)
                .orElseThrow(DomainProblem::notFound);
        if (!sanction.state().mayBecome(to)) {
            throw DomainProblem.conflict("sanction-state")
                    .with("state", sanction.state())
                    .with("to", to);
        }
        return move(sanction, to, note, at);
    }

    private Sanction move(Sanction sanction, SanctionState to, @Nullable String note, Instant at) {
        var moved = sanction.moved(to, at);
        database.update(
                "update sanction set state = ?, version = ?, changed_at = ? where id = ?",
                to.name(),
                moved.version(),
                at,
                sanction.id());
        note(moved, sanction.state(), note);
        return moved;
    }

    private void note(Sanction sanction, @Nullable SanctionState from, @Nullable String note) {
        database.update(
                """
                insert into sanction_move(sanction_id, version, from_state, to_state, at, actor, note, because_of)
                values (?, ?, ?, ?, ?, ?, ?, ?)""",
                sanction.id(),
                sanction.version(),
                from == null ? null : from.name(),
                sanction.state().name(),
                sanction.changedAt(),
                actor.name(),
                note,
                actor.cause());
        outbox.add(fact(sanction));
    }

    static Sanction read(ResultSet row) throws SQLException {
        return new Sanction(
                row.getObject("id", UUID.class),
                row.getString("competition"),
                row.getObject("person_id", UUID.class),
                SanctionCause.valueOf(row.getString("cause")),
                row.getString("event"),
                row.getString("clause"),
                new SanctionScope(
                        row.getObject("season_year", Integer.class),
                        StoredJson.strings(row.getString("stages")),
                        row.getObject("from_day", LocalDate.class),
                        row.getObject("to_day", LocalDate.class)),
                row.getString("appeal_to"),
                SanctionState.valueOf(row.getString("state")),
                row.getBoolean("stay_on_appeal"),
                StoredJson.reasons(row.getString("reasons")),
                row.getLong("regulation_version"),
                row.getLong("version"),
                Objects.requireNonNull(Database.instant(row, "changed_at")));
    }

    /** The fact that tells a sanction as it stands. */
    static SanctionFact fact(Sanction sanction) {
        var scope = sanction.scope();
        var state = new org.chessfed.events.selection.SanctionState(
                sanction.id().toString(),
                sanction.personId().toString(),
                sanction.competition(),
                scope.season(),
                scope.stages().isEmpty() ? "ALL" : String.join(",", scope.stages()),
                scope.from(),
                scope.to(),
                sanction.state().name(),
                sanction.bars(),
                Objects.requireNonNullElse(sanction.clause(), ""),
                sanction.event());
        return switch (sanction.state()) {
            case PROPOSED -> new SanctionProposed(state, sanction.version());
            case IN_FORCE -> new SanctionImposed(state, sanction.version());
            case APPEALED -> new SanctionAppealed(state, sanction.version());
            case UPHELD -> new SanctionUpheld(state, sanction.version());
            case LIFTED -> new SanctionLifted(state, sanction.version());
        };
    }
}
