package org.chessfed.chassis.inbox;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import java.util.UUID;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.common.header.Header;
import org.jspecify.annotations.Nullable;

/**
 * A message as it came, before anybody believes it.
 *
 * @param eventId {@code ce_id}; empty when absent
 * @param type {@code ce_type}; empty when absent
 * @param time {@code ce_time}; empty when absent
 * @param key Kafka key; empty when absent
 * @param value bytes of the fact; empty when absent
 */
record Message(
        String topic,
        int partition,
        long offset,
        String eventId,
        String type,
        String time,
        String cause,
        String traceparent,
        String key,
        byte[] value) {

    private static final int LONGEST_HEADER = 1_000;

    static Message of(ConsumerRecord<String, byte @Nullable []> record) {
        byte[] value = record.value();
        String key = record.key();
        return new Message(
                record.topic(),
                record.partition(),
                record.offset(),
                header(record, "ce_id"),
                header(record, "ce_type"),
                header(record, "ce_time"),
                header(record, "ce_cause"),
                header(record, "ce_traceparent"),
                key == null ? "" : storable(key),
                value == null ? new byte[0] : value);
    }

    private static String header(ConsumerRecord<String, byte @Nullable []> record, String name) {
        Header header = record.headers().lastHeader(name);
        return header == null || header.value() == null
                ? ""
                : storable(new String(header.value(), StandardCharsets.UTF_8));
    }

    /** What nobody has checked must still fit into the list of dead letters: bounded, and without the NUL that text cannot hold. */
    private static String storable(String text) {
        String bounded = text.length() > LONGEST_HEADER ? text.substring(0, LONGEST_HEADER) : text;
        return bounded.replace('\u0000', '\ufffd');
    }

    /**
     * The id of the event.
     *
     * @throws PoisonedMessage if it is no UUID
     */
    UUID id() {
        try {
            return UUID.fromString(eventId);
        } catch (IllegalArgumentException e) {
            throw new PoisonedMessage("ce_id is no UUID");
        }
    }

    /**
     * The envelope.
     *
     * @throws PoisonedMessage if the time is no instant
     */
    Delivery delivery() {
        try {
            return new Delivery(eventId, type, Instant.parse(time), cause);
        } catch (DateTimeParseException e) {
            throw new PoisonedMessage("ce_time is no instant");
        }
    }

    String text() {
        return new String(value, StandardCharsets.UTF_8);
    }
}
