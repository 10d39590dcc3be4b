package org.chessfed.notification.notice;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.ObjectMapper;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.ParkUntil;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.notification.NoticeCard;
import org.chessfed.events.notification.NoticeFailed;
import org.chessfed.events.notification.NoticeSent;
import org.jspecify.annotations.Nullable;

/**
 * The queue of notices. A notice exists once per person, kind, cause and channel (the database holds it), is sent by the
 * process that holds its lease, and is marked before the mail server gets it, so that no crash sends it twice.
 */
@ApplicationScoped
public class Notices {

    private static final String CHANNEL = "MAIL";

    /**
     * Longer than contacts may take, and longer than one hand-over to the mail server may take. Letters behind slow ones of
     * the same batch lose their lease and are claimed anew, at the cost of a try.
     */
    private static final long LEASE_SECONDS = 180;

    /** A try that lies further off is waiting, not under way. */
    private static final long UNDER_WAY_SECONDS = 60;

    private final Database database;
    private final Competitions competitions;
    private final Outbox outbox;
    private final Audit audit;
    private final Cursors cursors;
    private final BusinessClock clock;
    private final ObjectMapper json;

    Notices(
            Database database,
            Competitions competitions,
            Outbox outbox,
            Audit audit,
            Cursors cursors,
            BusinessClock clock,
            ObjectMapper json) {
        this.database = database;
        this.competitions = competitions;
        this.outbox = outbox;
        this.audit = audit;
        this.cursors = cursors;
        this.clock = clock;
        this.json = json;
    }

    /**
     * Queues a notice in the transaction in which the fact is handled; a second one for the same person, kind and fact is
     * not made.
     *
     * @throws ParkUntil if the regulation has not arrived
     */
    @Transactional(TxType.MANDATORY)
    public void queue(Draft draft, Delivery delivery) {
        Long decidedBy = draft.version();
        long version = (decidedBy == null
                        ? competitions.inForce(draft.competition())
                        : competitions.version(draft.competition(), decidedBy))
                .orElseThrow(() -> new ParkUntil("competition", draft.competition()))
                .version();
        database.update(
                """
                insert into notice(id, person_id, kind, channel, cause_id, subject, competition, competition_version,
                    arguments, state, queued_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, 'QUEUED', ?)
                on conflict on constraint notice_once do nothing""",
                Ids.next(),
                draft.personId(),
                draft.kind().name(),
                CHANNEL,
                delivery.eventId(),
                draft.subject(),
                draft.competition(),
                version,
                write(draft.arguments()),
                delivery.time());
    }

    /** Whether the last notice of this kind to the person about this thing said the same. */
    @Transactional(TxType.MANDATORY)
    public boolean saidAlready(Draft draft) {
        return database.first(
                        """
                        select arguments = ?::jsonb from notice where subject = ? and person_id = ? and kind = ?
                        order by id desc limit 1""",
                        row -> row.getBoolean(1),
                        write(draft.arguments()),
                        draft.subject(),
                        draft.personId(),
                        draft.kind().name())
                .orElse(false);
    }

    /** Leases notices whose try is due, those first that have waited longest; empty if there is none. */
    @Transactional
    List<Notice> claim(int most) {
        UUID lease = UUID.randomUUID();
        return database.query("""
                update notice set lease = ?, lease_until = now() + make_interval(secs => ?), tries = tries + 1
                where id in (
                    select id from notice
                    where state = 'QUEUED' and next_try_at <= now() and (lease_until is null or lease_until < now())
                    order by next_try_at, id limit ? for update skip locked)
                returning *""", this::notice, lease, LEASE_SECONDS, most);
    }

    /** Gives back what was leased and not tried: it is due as before. */
    @Transactional
    void giveBack(List<Notice> notices) {
        for (Notice notice : notices) {
            database.update("""
                    update notice set tries = tries - 1, lease = null, lease_until = null
                    where id = ? and lease = ? and state = 'QUEUED'""", notice.id(), notice.lease());
        }
    }

    /**
     * Notes that the mail server gets the notice now, and holds it anew for as long as that may take. From here on nobody
     * tries it again by himself.
     *
     * @return false if the lease was lost meanwhile: the notice must not be handed over
     */
    @Transactional
    boolean beginSending(Notice notice) {
        return database.update("""
                update notice set state = 'SENDING', lease_until = now() + make_interval(secs => ?)
                where id = ? and lease = ? and lease_until > now() and state = 'QUEUED'""", LEASE_SECONDS, notice.id(), notice.lease()) == 1;
    }

    /** The mail server has it. */
    @Transactional
    void sent(Notice notice) {
        database.first("""
                        update notice set state = 'SENT', sent_at = ?, failure = null, lease = null, lease_until = null,
                            version = version + 1
                        where id = ? and lease = ? returning *""", Notices::announced, clock.now(), notice.id(), notice.lease())
                .ifPresent(row -> outbox.add(new NoticeSent(row.card(), row.version())));
    }

    /** The outside did not take it: it is tried again later, or has failed after the last try. */
    @Transactional
    void putOff(Notice notice, Failure failure) {
        Optional<Duration> wait = RetryPolicy.waitAfter(notice.tries());
        if (wait.isEmpty()) {
            fail(notice, failure);
            return;
        }
        database.update("""
                update notice set state = 'QUEUED', failure = ?, next_try_at = now() + make_interval(secs => ?),
                    lease = null, lease_until = null
                where id = ? and lease = ?""", failure.name(), wait.get().toSeconds(), notice.id(), notice.lease());
    }

    /** It is not tried again. */
    @Transactional
    void fail(Notice notice, Failure failure) {
        boolean uncertain = failure == Failure.UNCERTAIN;
        database.first("""
                        update notice set state = 'FAILED', failure = ?, version = version + 1,
                            lease = case when ? then lease end, lease_until = case when ? then lease_until end
                        where id = ? and lease = ? returning *""", Notices::announced, failure.name(), uncertain, uncertain, notice.id(), notice.lease())
                .ifPresent(row -> outbox.add(new NoticeFailed(row.card(), row.version())));
    }

    /**
     * Notices whose process ended while the mail server had them: they may have been delivered, so they fail as uncertain.
     * The lease stays: should the process live after all and hear from the mail server, it still corrects the state.
     *
     * @return how many
     */
    @Transactional
    int giveUpUncertain() {
        List<Announced> given = database.query("""
                update notice set state = 'FAILED', failure = 'UNCERTAIN', version = version + 1
                where state = 'SENDING' and lease_until < now() returning *""", Notices::announced);
        given.forEach(row -> outbox.add(new NoticeFailed(row.card(), row.version())));
        return given.size();
    }

    /** How many are being sent or will be tried within a minute. */
    long underWay() {
        return database.number("""
                select count(*) from notice
                where state = 'SENDING' or state = 'QUEUED' and next_try_at <= now() + make_interval(secs => ?)""", UNDER_WAY_SECONDS);
    }

    /**
     * A page of notices, the latest first.
     *
     * @param competition competition code; blank for all
     * @param person person id; blank for all
     * @param state where they stand; absent for all
     */
    @Transactional
    Page<NoticeView> list(String competition, String person, @Nullable NoticeState state, PageRequest page) {
        String stateName = state == null ? "" : state.name();
        String list = "notices?" + competition + "&" + person + "&" + stateName;
        UUID before = cursors.position(page, list)
                .map(key -> UUID.fromString(key.getFirst()))
                .orElse(new UUID(-1, -1));
        List<NoticeView> found = database.query(
                """
                select * from notice
                where id < ? and (? = '' or competition = ?) and (? = '' or person_id = ?) and (? = '' or state = ?)
                order by id desc limit ?""",
                NoticeView::read,
                before,
                competition,
                competition,
                person,
                person,
                stateName,
                stateName,
                page.limit() + 1);
        return cursors.page(page, list, found, view -> List.of(view.id().toString()));
    }

    /**
     * Queues a failed notice again; its tries begin anew.
     *
     * @throws DomainProblem 404 for an unknown one, 409 for one that has not failed
     */
    @Transactional
    NoticeView retry(UUID id) {
        Optional<NoticeView> queued = database.first("""
                update notice set state = 'QUEUED', tries = 0, next_try_at = now(), lease = null, lease_until = null
                where id = ? and state = 'FAILED' returning *""", NoticeView::read, id);
        if (queued.isPresent()) {
            audit.record("notice-retried", "notice", id, "");
            return queued.get();
        }
        NoticeView view = database.first("select * from notice where id = ?", NoticeView::read, id)
                .orElseThrow(DomainProblem::notFound);
        throw DomainProblem.conflict("notice-not-failed").with("state", view.state());
    }

    private record Announced(NoticeCard card, long version) {}

    private static Announced announced(ResultSet row) throws SQLException {
        return new Announced(
                new NoticeCard(
                        row.getString("id"),
                        row.getString("person_id"),
                        NoticeKind.valueOf(row.getString("kind")).id(),
                        row.getString("channel"),
                        row.getString("cause_id")),
                row.getLong("version"));
    }

    private Notice notice(ResultSet row) throws SQLException {
        return new Notice(
                row.getObject("id", UUID.class),
                row.getString("person_id"),
                NoticeKind.valueOf(row.getString("kind")),
                row.getString("competition"),
                row.getLong("competition_version"),
                read(row.getString("arguments")),
                row.getInt("tries"),
                row.getObject("lease", UUID.class));
    }

    private String write(Map<Argument, String> arguments) {
        try {
            return json.writeValueAsString(arguments);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    private Map<Argument, String> read(String arguments) {
        try {
            return json.readValue(arguments, new TypeReference<Map<Argument, String>>() {});
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("the arguments of a notice cannot be read", e);
        }
    }
}
