package org.chessfed.selection.berth;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.events.selection.BerthFact;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.events.selection.BerthLapsed;
import org.chessfed.events.selection.BerthOffered;
import org.chessfed.events.selection.BerthRevoked;
import org.chessfed.events.selection.BerthWaived;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.chessfed.selection.season.Actor;
import org.chessfed.selection.stored.StoredJson;
import org.jspecify.annotations.Nullable;

/**
 * The ledger of berths. Each move is one row of the ledger and one fact, in the caller's transaction, which holds the
 * season's lock and tells at its end that the season moved.
 */
@ApplicationScoped
public class Berths {

    private final Database database;
    private final Outbox outbox;
    private final Actor actor;

    Berths(Database database, Outbox outbox, Actor actor) {
        this.database = database;
        this.outbox = outbox;
        this.actor = actor;
    }

    /** All berths of a season. */
    public BerthBook book(UUID seasonId) {
        return new BerthBook(
                database.query("select * from berth where season_id = ? order by id", Berths::read, seasonId));
    }

    /** Berths of one person in a season, live and ended, oldest first. */
    public List<Berth> of(UUID seasonId, UUID person) {
        return database.query(
                "select * from berth where season_id = ? and person_id = ? order by id",
                Berths::read,
                seasonId,
                person);
    }

    /** A berth; empty for an unknown id. */
    public Optional<Berth> find(UUID id) {
        return database.first("select * from berth where id = ?", Berths::read, id);
    }

    /** The moves of a berth, first to last. */
    public List<BerthMove> moves(UUID berthId) {
        return database.query(
                "select * from berth_move where berth_id = ? order by version",
                row -> {
                    var from = row.getString("from_state");
                    var cause = row.getString("cause");
                    return new BerthMove(
                            row.getLong("version"),
                            from == null ? null : BerthState.valueOf(from),
                            BerthState.valueOf(row.getString("to_state")),
                            Objects.requireNonNull(Database.instant(row, "at")),
                            row.getString("actor"),
                            cause == null ? null : BerthCause.valueOf(cause),
                            StoredJson.reasons(row.getString("reasons")));
                },
                berthId);
    }

    /** Asks a person. Without a deadline nobody needs to answer, and the place is granted at once. */
    @Transactional(TxType.MANDATORY)
    public Berth offer(NewBerth offer, Instant at) {
        return create(offer, offer.answerBy() == null ? BerthState.GRANTED : BerthState.OFFERED, at);
    }

    /**
     * Grants a place that was proposed and is now published.
     *
     * @param proposedAt when it was computed
     * @param at when it was published
     */
    @Transactional(TxType.MANDATORY)
    public Berth grant(NewBerth grant, Instant proposedAt, Instant at) {
        var proposed = insert(grant, BerthState.PROPOSED, proposedAt);
        return move(proposed, BerthState.GRANTED, null, grant.reasons(), at);
    }

    /** Creates a berth by a decision that needs no proposal, such as that about a drafted player. */
    @Transactional(TxType.MANDATORY)
    public Berth create(NewBerth berth, BerthState state, Instant at) {
        var created = insert(berth, state, at);
        outbox.add(fact(created));
        return created;
    }

    /**
     * Moves a berth.
     *
     * @param berth the berth as read under the season's lock
     * @param cause why, for an ending; null for a grant
     * @param reasons reasons of this move
     * @return the berth after it
     * @throws IllegalStateException if the move is not legal, or the berth has moved since it was read
     */
    @Transactional(TxType.MANDATORY)
    public Berth move(Berth berth, BerthState to, @Nullable BerthCause cause, List<Reason> reasons, Instant at) {
        var moved = berth.moved(to, cause, at);
        int changed = database.update(
                "update berth set state = ?, cause = ?, version = ?, changed_at = ? where id = ? and version = ?",
                to.name(),
                cause == null ? null : cause.name(),
                moved.version(),
                at,
                berth.id(),
                berth.version());
        if (changed == 0) {
            throw new IllegalStateException("berth " + berth.id() + " moved without the season's lock");
        }
        note(moved, berth.state(), reasons);
        outbox.add(fact(moved));
        return moved;
    }

    /**
     * States the rank and the reasons by which a place is kept, where a correction made others of them. The place does not
     * move: nothing is told, its version stays, and the move that gave it keeps its own reasons.
     *
     * @param berth the berth as read under the season's lock
     */
    @Transactional(TxType.MANDATORY)
    public void restate(Berth berth, int rank, List<Reason> reasons) {
        if (Integer.valueOf(rank).equals(berth.rank()) && reasons.equals(berth.reasons())) {
            return;
        }
        database.update(
                "update berth set rank = ?, reasons = ? where id = ? and version = ?",
                rank,
                StoredJson.write(reasons),
                berth.id(),
                berth.version());
    }

    private Berth insert(NewBerth berth, BerthState state, Instant at) {
        var created = new Berth(
                Ids.next(),
                berth.seasonId(),
                berth.competition(),
                berth.stage(),
                berth.event(),
                berth.section(),
                berth.personId(),
                berth.source(),
                berth.sourceCode(),
                state,
                berth.clause(),
                berth.fromStage(),
                berth.fromEvent(),
                berth.rank(),
                berth.answerBy(),
                null,
                berth.reasons(),
                berth.regulationVersion(),
                1,
                at);
        database.update(
                """
                insert into berth(id, season_id, competition, stage, event, section, person_id, source, source_code, state,
                    clause, from_stage, from_event, rank, answer_by, cause, reasons, regulation_version, version, changed_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, ?, ?, ?, ?)""",
                created.id(),
                created.seasonId(),
                created.competition(),
                created.stage(),
                created.event(),
                created.section(),
                created.personId(),
                created.source().name(),
                created.sourceCode(),
                created.state().name(),
                created.clause(),
                created.fromStage(),
                created.fromEvent(),
                created.rank(),
                created.answerBy(),
                StoredJson.write(created.reasons()),
                created.regulationVersion(),
                created.version(),
                at);
        note(created, null, created.reasons());
        return created;
    }

    private void note(Berth berth, @Nullable BerthState from, List<Reason> reasons) {
        var cause = berth.cause();
        database.update(
                """
                insert into berth_move(berth_id, version, from_state, to_state, at, actor, cause, reasons, because_of)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                berth.id(),
                berth.version(),
                from == null ? null : from.name(),
                berth.state().name(),
                berth.changedAt(),
                actor.name(),
                cause == null ? null : cause.name(),
                StoredJson.write(reasons),
                actor.cause());
    }

    static Berth read(ResultSet row) throws SQLException {
        var cause = row.getString("cause");
        return new Berth(
                row.getObject("id", UUID.class),
                row.getObject("season_id", UUID.class),
                row.getString("competition"),
                row.getString("stage"),
                row.getString("event"),
                row.getString("section"),
                row.getObject("person_id", UUID.class),
                SourceKind.valueOf(row.getString("source")),
                row.getString("source_code"),
                BerthState.valueOf(row.getString("state")),
                row.getString("clause"),
                row.getString("from_stage"),
                row.getString("from_event"),
                row.getObject("rank", Integer.class),
                Database.instant(row, "answer_by"),
                cause == null ? null : BerthCause.valueOf(cause),
                StoredJson.reasons(row.getString("reasons")),
                row.getLong("regulation_version"),
                row.getLong("version"),
                Objects.requireNonNull(Database.instant(row, "changed_at")));
    }

    /** The fact that tells a berth as it stands. */
    static BerthFact fact(Berth berth) {
        var cause = berth.cause();
        var state = new org.chessfed.events.selection.BerthState(
                berth.id().toString(),
                berth.seasonId().toString(),
                berth.competition(),
                berth.regulationVersion(),
                berth.stage(),
                berth.event(),
                berth.section(),
                berth.personId().toString(),
                berth.source().name(),
                berth.state().name(),
                Objects.requireNonNullElse(berth.clause(), ""),
                berth.fromStage(),
                berth.fromEvent(),
                berth.rank(),
                berth.answerBy(),
                cause == null ? null : cause.name());
        return switch (berth.state()) {
            case PROPOSED -> throw new IllegalStateException("a proposal is not announced");
            case OFFERED -> new BerthOffered(state, berth.version());
            case GRANTED -> new BerthGranted(state, berth.version());
            case WAIVED -> new BerthWaived(state, berth.version());
            case LAPSED -> new BerthLapsed(state, berth.version());
            case REVOKED -> new BerthRevoked(state, berth.version());
        };
    }
}
