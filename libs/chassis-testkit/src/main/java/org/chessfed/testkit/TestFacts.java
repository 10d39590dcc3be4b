package org.chessfed.testkit;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.chessfed.chassis.id.Ids;
import org.chessfed.events.Fact;
import org.chessfed.events.FactJson;
import org.chessfed.events.FactTypes;
import org.jspecify.annotations.Nullable;

/** Facts as other services would publish them: over the real broker, in the same form as the relay's. */
public final class TestFacts {

    private static @Nullable KafkaProducer<String, byte[]> producer;

    private TestFacts() {}

    /** Publishes a fact that became true now, and returns its event id. */
    public static UUID publish(Fact fact) {
        return publish(fact, Ids.next(), Instant.now(java.time.Clock.systemUTC()));
    }

    /** Publishes a fact with an id and a time of one's choice, such as an id that was sent before. */
    public static UUID publish(Fact fact, UUID eventId, Instant time) {
        send(
                FactTypes.topicOf(fact.getClass()),
                fact.key(),
                Map.of(
                        "ce_specversion", "1.0",
                        "ce_id", eventId.toString(),
                        "ce_type", FactTypes.typeOf(fact.getClass()),
                        "ce_source", "/chessfed/test",
                        "ce_time", time.toString(),
                        "ce_subject", fact.aggregateId(),
                        "ce_aggregateversion", Long.toString(fact.version()),
                        "ce_cause", "test"),
                FactJson.write(fact).getBytes(StandardCharsets.UTF_8));
        return eventId;
    }

    /** Sends any bytes with any headers, such as poison; returns when the broker has them. */
    public static synchronized void send(
            String topic, @Nullable String key, Map<String, String> headers, byte @Nullable [] value) {
        KafkaProducer<String, byte[]> open = producer;
        if (open == null) {
            open = new KafkaProducer<>(
                    Map.of("bootstrap.servers", InfraResource.brokerAddress(), "acks", "all"),
                    new StringSerializer(),
                    new ByteArraySerializer());
            producer = open;
        }
        ProducerRecord<String, byte[]> message = new ProducerRecord<>(topic, key, value);
        headers.forEach((name, text) -> message.headers().add(name, text.getBytes(StandardCharsets.UTF_8)));
        try {
            open.send(message).get(20, TimeUnit.SECONDS);
        } catch (ExecutionException | TimeoutException e) {
            throw new IllegalStateException("the broker did not take the message", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
