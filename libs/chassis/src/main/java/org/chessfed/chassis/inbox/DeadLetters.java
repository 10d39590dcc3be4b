package org.chessfed.chassis.inbox;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Pattern;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.kafka.KafkaAccess;
import org.chessfed.chassis.outbox.Outbox;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/** Messages that could not be handled: kept with the reason, told on a topic, and replayed by command. */
@ApplicationScoped
public class DeadLetters {

    /** CloudEvents type of the message on the dead-letter topic. */
    static final String TYPE = "org.chessfed.deadLetter.recorded.v1";

    private static final Logger LOG = Logger.getLogger(DeadLetters.class);
    private static final int MOST_LISTED = 200;
    private static final Pattern UUID_TEXT = Pattern.compile("[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}");

    /** A larger value stays in the table only: in base64 the broker would refuse it, and the relay would stand still. */
    private static final int LARGEST_TOLD = 256 * 1024;

    private final Database database;
    private final Outbox outbox;
    private final KafkaAccess kafka;
    private final ObjectMapper json;

    DeadLetters(Database database, Outbox outbox, KafkaAccess kafka, ObjectMapper json) {
        this.database = database;
        this.outbox = outbox;
        this.kafka = kafka;
        this.json = json;
    }

    /**
     * A dead letter as staff see it.
     *
     * @param eventId id of the event; empty where the message named none, since nobody has checked what stood there
     * @param reason why it could not be handled; never text of the message
     * @param failedAt when it was given up, by the system's time
     * @param resolvedAt when a replay handled it; absent before
     */
    public record DeadLetter(
            UUID id,
            String topic,
            int partition,
            long offset,
            String eventId,
            String type,
            String reason,
            Instant failedAt,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            Instant resolvedAt) {}

    /** A dead letter with its message. */
    record Kept(UUID id, Message message) {}

    /** Topic of this service's dead letters. */
    public String topic() {
        return kafka.group() + "-dead-letters";
    }

    /** The oldest unresolved dead letters, at most 200. */
    public List<DeadLetter> list() {
        return database.query(
                "select * from dead_letter where resolved_at is null order by failed_at, id limit " + MOST_LISTED,
                DeadLetters::letter);
    }

    /** The unresolved dead letters behind one, in the order in which they were given up. */
    List<DeadLetter> after(UUID id, int most) {
        return database.query(
                "select * from dead_letter where resolved_at is null and id > ? order by id limit ?",
                DeadLetters::letter,
                id,
                most);
    }

    /** A dead letter, resolved or not. */
    Optional<DeadLetter> find(UUID id) {
        return database.first("select * from dead_letter where id = ?", DeadLetters::letter, id);
    }

    /** How many are unresolved. */
    public long count() {
        return database.number("select count(*) from dead_letter where resolved_at is null");
    }

    @ActivateRequestContext
    void bury(Message message, Throwable failure) {
        QuarkusTransaction.requiringNew().run(() -> bury(message, reason(failure)));
        LOG.warnf(
                "dead letter %s/%d/%d %s %s: %s",
                message.topic(),
                message.partition(),
                message.offset(),
                message.type(),
                message.eventId(),
                reason(failure));
    }

    /** A parked message leaves its place for the dead letters; its inbox row goes too, so that a replay handles it. */
    @ActivateRequestContext
    void buryParked(Parking.Place place, Throwable failure) {
        QuarkusTransaction.requiringNew().run(() -> {
            database.update("delete from parked where seq = ?", place.seq());
            database.update(
                    "delete from inbox where event_id = ?", place.message().id());
            bury(place.message(), reason(failure));
        });
    }

    private void bury(Message message, String reason) {
        int added = database.update(
                """
                insert into dead_letter(id, topic, partition, kafka_offset, event_id, type, time, cause, traceparent, key, value, reason)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (topic, partition, kafka_offset) do nothing""",
                Ids.next(),
                message.topic(),
                message.partition(),
                message.offset(),
                message.eventId(),
                message.type(),
                message.time(),
                message.cause(),
                message.traceparent(),
                message.key(),
                message.value(),
                reason);
        if (added == 1) {
            outbox.addMessage(topic(), TYPE, message.key(), message.topic(), describe(message, reason));
        }
    }

    /** Unresolved dead letter with its message. */
    List<Kept> unresolved(UUID id) {
        return database.query("select * from dead_letter where id = ? and resolved_at is null", DeadLetters::kept, id);
    }

    void resolve(UUID id) {
        database.update("update dead_letter set resolved_at = now() where id = ?", id);
    }

    private String describe(Message message, String reason) {
        Map<String, Object> letter = new LinkedHashMap<>();
        letter.put("topic", message.topic());
        letter.put("partition", message.partition());
        letter.put("offset", message.offset());
        letter.put("eventId", message.eventId());
        letter.put("type", message.type());
        letter.put("reason", reason);
        if (message.value().length <= LARGEST_TOLD) {
            letter.put("value", Base64.getEncoder().encodeToString(message.value()));
        }
        try {
            return json.writeValueAsString(letter);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a dead letter cannot be written", e);
        }
    }

    /** Class and place, but no text of an unchecked message: it may hold personal data. */
    static String reason(Throwable failure) {
        if (failure instanceof PoisonedMessage) {
            return String.valueOf(failure.getMessage());
        }
        Throwable root = failure;
        while (root.getCause() != null && root.getCause() != root) {
            root = root.getCause();
        }
        StackTraceElement[] trace = root.getStackTrace();
        return root.getClass().getName() + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    private static DeadLetter letter(ResultSet row) throws SQLException {
        return new DeadLetter(
                row.getObject("id", UUID.class),
                row.getString("topic"),
                row.getInt("partition"),
                row.getLong("kafka_offset"),
                checked(row.getString("event_id")),
                row.getString("type"),
                row.getString("reason"),
                Objects.requireNonNull(Database.instant(row, "failed_at")),
                Database.instant(row, "resolved_at"));
    }

    private static String checked(String eventId) {
        return UUID_TEXT.matcher(eventId).matches() ? eventId : "";
    }

    private static Kept kept(ResultSet row) throws SQLException {
        return new Kept(
                row.getObject("id", UUID.class),
                new Message(
                        row.getString("topic"),
                        row.getInt("partition"),
                        row.getLong("kafka_offset"),
                        row.getString("event_id"),
                        row.getString("type"),
                        row.getString("time"),
                        row.getString("cause"),
                        row.getString("traceparent"),
                        row.getString("key"),
                        row.getBytes("value")));
    }
}
