package org.chessfed.chassis.outbox;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.nio.charset.StandardCharsets;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import javax.sql.DataSource;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RecordMetadata;
import org.apache.kafka.common.errors.InterruptException;
import org.chessfed.chassis.kafka.KafkaAccess;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * Sends the rows of the outbox in order, in batches, and deletes them after the broker's acknowledgement.
 *
 * <p>One relay at a time per service, by an advisory lock that its connection holds; the lock ends with the connection. The
 * counter of what was published rises in the transaction that deletes the rows, so that it counts exactly what left. A crash
 * between acknowledgement and commit sends a row twice under the same id, which the inbox of the reader skips.
 */
@ApplicationScoped
public class OutboxRelay {

    private static final Logger LOG = Logger.getLogger(OutboxRelay.class);
    private static final long LOCK = 0x6f7574626f78L;
    private static final int BATCH = 500;
    // Writers of this process wake the relay; only rows of another process of the service wait for the next look.
    private static final Duration PAUSE = Duration.ofMillis(250);
    private static final Duration PAUSE_WITHOUT_LOCK = Duration.ofSeconds(1);
    private static final Duration PAUSE_AFTER_FAILURE = Duration.ofSeconds(1);
    private static final Duration ACKNOWLEDGEMENT = Duration.ofSeconds(60);

    private final DataSource dataSource;
    private final KafkaAccess kafka;
    private final String source;
    private final boolean enabled;
    private @Nullable Thread thread;
    private volatile boolean running;
    private volatile boolean healthy;

    OutboxRelay(
            DataSource dataSource,
            KafkaAccess kafka,
            @ConfigProperty(name = "quarkus.application.name") String service,
            @ConfigProperty(name = "chessfed.outbox.relay", defaultValue = "true") boolean enabled) {
        this.dataSource = dataSource;
        this.kafka = kafka;
        this.source = "/chessfed/" + service;
        this.enabled = enabled;
    }

    void start(@Observes StartupEvent event) {
        if (enabled) {
            running = true;
            thread = Thread.ofPlatform().name("outbox-relay").daemon().start(this::run);
        }
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        running = false;
        Thread relay = thread;
        if (relay != null) {
            LockSupport.unpark(relay);
            relay.join(Duration.ofSeconds(5));
        }
    }

    /** Rows were committed: send them now rather than at the next poll. */
    void wake() {
        LockSupport.unpark(thread);
    }

    /** Whether the relay reached database and broker in its last round. */
    public boolean healthy() {
        return healthy || !enabled;
    }

    private void run() {
        while (running) {
            try (Connection connection = dataSource.getConnection()) {
                if (locked(connection)) {
                    relayWhileRunning(connection);
                } else {
                    healthy = true;
                    pause(PAUSE_WITHOUT_LOCK);
                }
            } catch (SQLException | ExecutionException | TimeoutException | RuntimeException e) {
                healthy = false;
                LOG.warnf("the relay pauses: %s", e);
                pause(PAUSE_AFTER_FAILURE);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void relayWhileRunning(Connection connection)
            throws SQLException, InterruptedException, ExecutionException, TimeoutException {
        connection.setAutoCommit(false);
        KafkaProducer<String, byte[]> producer = kafka.producer();
        try {
            while (running) {
                int sent = relayBatch(connection, producer);
                healthy = true;
                if (sent == 0) {
                    pause(PAUSE);
                }
            }
        } finally {
            close(producer);
            connection.rollback();
            unlock(connection);
            connection.commit();
            connection.setAutoCommit(true);
        }
    }

    private static void close(KafkaProducer<String, byte[]> producer) {
        try {
            producer.close(Duration.ofSeconds(1));
        } catch (InterruptException e) {
            Thread.currentThread().interrupt();
        }
    }

    private int relayBatch(Connection connection, KafkaProducer<String, byte[]> producer)
            throws SQLException, InterruptedException, ExecutionException, TimeoutException {
        List<OutboxRow> rows = nextRows(connection);
        if (rows.isEmpty()) {
            connection.commit();
            return 0;
        }
        connection.commit(); // the broker may take long, and an open transaction would keep dead rows alive
        List<Future<RecordMetadata>> acknowledgements = new ArrayList<>();
        for (OutboxRow row : rows) {
            acknowledgements.add(producer.send(row.toRecord(source)));
        }
        for (Future<RecordMetadata> acknowledgement : acknowledgements) {
            acknowledgement.get(ACKNOWLEDGEMENT.toMillis(), TimeUnit.MILLISECONDS);
        }
        delete(connection, rows);
        count(connection, rows);
        connection.commit();
        return rows.size();
    }

    private static List<OutboxRow> nextRows(Connection connection) throws SQLException {
        List<OutboxRow> rows = new ArrayList<>();
        try (PreparedStatement select =
                        connection.prepareStatement("select * from outbox order by seq limit " + BATCH);
                ResultSet result = select.executeQuery()) {
            while (result.next()) {
                rows.add(OutboxRow.read(result));
            }
        }
        return rows;
    }

    private static void delete(Connection connection, List<OutboxRow> rows) throws SQLException {
        Array sequence = connection.createArrayOf(
                "bigint", rows.stream().map(OutboxRow::seq).toArray());
        try (PreparedStatement delete = connection.prepareStatement("delete from outbox where seq = any(?)")) {
            delete.setArray(1, sequence);
            delete.executeUpdate();
        }
    }

    private static void count(Connection connection, List<OutboxRow> rows) throws SQLException {
        Map<String, Integer> byType = new LinkedHashMap<>();
        rows.forEach(row -> byType.merge(row.type(), 1, Integer::sum));
        try (PreparedStatement upsert = connection.prepareStatement(
                "insert into outbox_published(type, facts) values (?, ?) on conflict (type) do update set facts = outbox_published.facts + excluded.facts")) {
            for (Map.Entry<String, Integer> entry : byType.entrySet()) {
                upsert.setString(1, entry.getKey());
                upsert.setInt(2, entry.getValue());
                upsert.addBatch();
            }
            upsert.executeBatch();
        }
    }

    private static boolean locked(Connection connection) throws SQLException {
        return lockCall(connection, "select pg_try_advisory_lock(?)");
    }

    private static void unlock(Connection connection) throws SQLException {
        lockCall(connection, "select pg_advisory_unlock(?)");
    }

    private static boolean lockCall(Connection connection, String sql) throws SQLException {
        try (PreparedStatement call = connection.prepareStatement(sql)) {
            call.setLong(1, LOCK);
            try (ResultSet result = call.executeQuery()) {
                return result.next() && result.getBoolean(1);
            }
        }
    }

    private static void pause(Duration time) {
        LockSupport.parkNanos(time.toNanos());
    }

    /** A row as the database holds it. */
    record OutboxRow(
            long seq,
            String eventId,
            String topic,
            String type,
            String key,
            String aggregateId,
            long aggregateVersion,
            String payload,
            String cause,
            String traceparent,
            Instant occurredAt) {

        static OutboxRow read(ResultSet row) throws SQLException {
            return new OutboxRow(
                    row.getLong("seq"),
                    row.getString("event_id"),
                    row.getString("topic"),
                    row.getString("type"),
                    row.getString("key"),
                    row.getString("aggregate_id"),
                    row.getLong("aggregate_version"),
                    row.getString("payload"),
                    row.getString("cause"),
                    row.getString("traceparent"),
                    row.getTimestamp("occurred_at").toInstant());
        }

        /** CloudEvents 1.0, Kafka binary mode. */
        ProducerRecord<String, byte[]> toRecord(String source) {
            ProducerRecord<String, byte[]> message =
                    new ProducerRecord<>(topic, key, payload.getBytes(StandardCharsets.UTF_8));
            header(message, "ce_specversion", "1.0");
            header(message, "ce_id", eventId);
            header(message, "ce_type", type);
            header(message, "ce_source", source);
            header(message, "ce_subject", aggregateId);
            header(message, "ce_time", occurredAt.toString());
            header(message, "ce_datacontenttype", "application/json");
            header(message, "ce_aggregateversion", Long.toString(aggregateVersion));
            header(message, "ce_cause", cause);
            header(message, "ce_traceparent", traceparent);
            header(message, "content-type", "application/json");
            return message;
        }

        private static void header(ProducerRecord<String, byte[]> message, String name, String value) {
            message.headers().add(name, value.getBytes(StandardCharsets.UTF_8));
        }
    }
}
