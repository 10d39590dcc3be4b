package org.chessfed.chassis.inbox;

import jakarta.enterprise.context.ApplicationScoped;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.database.Database;

/** Facts that wait for a thing which has not arrived. */
@ApplicationScoped
public class Parking {

    private static final int MOST_LISTED = 200;

    private final Database database;

    Parking(Database database) {
        this.database = database;
    }

    /**
     * A parked fact as staff see it.
     *
     * @param waitsForKind aggregate that it waits for
     * @param since when it was parked, by the system's time
     */
    public record ParkedFact(String eventId, String type, String waitsForKind, String waitsForId, Instant since) {}

    /** A parked message. */
    record Place(long seq, Message message) {}

    /** The longest parked facts, at most 200. */
    public List<ParkedFact> list() {
        return database.query("select * from parked order by parked_at, seq limit " + MOST_LISTED, Parking::fact);
    }

    /** The parked facts whose event's id is greater, in the order of these ids. */
    List<ParkedFact> after(UUID eventId, int most) {
        return database.query(
                "select * from parked where event_id > ? order by event_id limit ?", Parking::fact, eventId, most);
    }

    /** The parked fact of an event. */
    Optional<ParkedFact> find(UUID eventId) {
        return database.first("select * from parked where event_id = ?", Parking::fact, eventId);
    }

    /** How many facts wait. */
    public long count() {
        return database.number("select count(*) from parked");
    }

    void park(Message message, ParkUntil wait) {
        database.update(
                """
                insert into parked(event_id, topic, partition, kafka_offset, type, time, cause, traceparent, key, value, waits_kind, waits_id)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                message.id(),
                message.topic(),
                message.partition(),
                message.offset(),
                message.type(),
                message.time(),
                message.cause(),
                message.traceparent(),
                message.key(),
                message.value(),
                wait.kind(),
                wait.id());
    }

    /** Those that wait for a thing, in the order in which they came. */
    List<Place> waitingFor(String kind, String id) {
        return database.query(
                "select * from parked where waits_kind = ? and waits_id = ? order by seq", Parking::place, kind, id);
    }

    /** The parked message of an event. */
    List<Place> ofEvent(UUID eventId) {
        return database.query("select * from parked where event_id = ?", Parking::place, eventId);
    }

    /** The longest waiting ones: a safety net for things that came by another way than a fact. */
    List<Place> longest(int most) {
        return database.query(
                "select * from parked where parked_at < now() - interval '5 seconds' order by tried_at, seq limit ?",
                Parking::place,
                most);
    }

    /** Removes it; false if another process has done so. */
    boolean leave(Place place) {
        return database.update("delete from parked where seq = ?", place.seq()) == 1;
    }

    void waitFor(Place place, ParkUntil wait) {
        database.update(
                "update parked set waits_kind = ?, waits_id = ?, tried_at = now() where seq = ?",
                wait.kind(),
                wait.id(),
                place.seq());
    }

    private static ParkedFact fact(ResultSet row) throws SQLException {
        return new ParkedFact(
                row.getString("event_id"),
                row.getString("type"),
                row.getString("waits_kind"),
                row.getString("waits_id"),
                Objects.requireNonNull(Database.instant(row, "parked_at")));
    }

    private static Place place(ResultSet row) throws SQLException {
        return new Place(
                row.getLong("seq"),
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
