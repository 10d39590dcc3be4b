package org.chessfed.chassis.audit;

import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;

/**
 * Seals audit rows into a hash chain: each row's hash covers its content and the hash before it, so that a row changed,
 * removed or put in later breaks every hash behind it.
 */
@ApplicationScoped
public class AuditChain {

    private static final long LOCK = 0x6175646974L;
    private static final int BATCH = 500;
    private static final byte[] BEGINNING = new byte[32];

    private final Database database;

    AuditChain(Database database) {
        this.database = database;
    }

    /** A row of the audit with its place in the chain. */
    private record Link(UUID id, long place, byte[] hash, String content) {}

    /** Seals what has been committed since the last time; within seconds of the act. */
    @Scheduled(
            every = "${chessfed.audit.seal-every:2s}",
            delayed = "3s",
            concurrentExecution = Scheduled.ConcurrentExecution.SKIP,
            skipExecutionIf = Scheduled.ApplicationNotRunning.class)
    public void seal() {
        int sealed;
        do {
            sealed = QuarkusTransaction.requiringNew().call(this::sealBatch);
        } while (sealed == BATCH);
    }

    /**
     * Checks the whole chain.
     *
     * @return place of the first link that does not hold; empty if all do
     */
    public Optional<Long> firstBroken() {
        byte[] previous = BEGINNING;
        long expected = 1;
        long from = 0;
        while (true) {
            List<Link> links = database.query(
                    "select *, " + CONTENT + " as content from audit where place > ? order by place limit " + BATCH,
                    AuditChain::link,
                    from);
            for (Link link : links) {
                if (link.place() != expected || !Arrays.equals(link.hash(), hash(previous, link.content()))) {
                    return Optional.of(expected);
                }
                previous = link.hash();
                expected++;
            }
            if (links.size() < BATCH) {
                return Optional.empty();
            }
            from = links.getLast().place();
        }
    }

    private static final String CONTENT =
            "jsonb_build_array(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, extract(epoch from business_at), extract(epoch from system_at))::text";

    private int sealBatch() {
        if (!database.first("select pg_try_advisory_xact_lock(?)", row -> row.getBoolean(1), LOCK)
                .orElse(false)) {
            return 0;
        }
        Optional<Link> head = database.first(
                "select *, '' as content from audit where place is not null order by place desc limit 1",
                AuditChain::link);
        byte[] previous = head.map(Link::hash).orElse(BEGINNING);
        long place = head.map(Link::place).orElse(0L);
        List<Link> open = database.query(
                "select *, " + CONTENT + " as content from audit where place is null order by seq limit " + BATCH,
                AuditChain::link);
        for (Link link : open) {
            previous = hash(previous, link.content());
            place++;
            database.update(
                    "update audit set place = ?, hash = ? where id = ? and place is null", place, previous, link.id());
        }
        return open.size();
    }

    private static Link link(ResultSet row) throws SQLException {
        byte[] hash = row.getBytes("hash");
        return new Link(
                row.getObject("id", UUID.class),
                row.getLong("place"),
                hash == null ? BEGINNING : hash,
                row.getString("content"));
    }

    private static byte[] hash(byte[] previous, String content) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            digest.update(previous);
            return digest.digest(content.getBytes(StandardCharsets.UTF_8));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
