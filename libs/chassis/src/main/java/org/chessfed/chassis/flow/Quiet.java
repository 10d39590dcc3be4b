package org.chessfed.chassis.flow;

import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.annotation.PreDestroy;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.OffsetSpec;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.inbox.DeadLetters;
import org.chessfed.chassis.inbox.Handlers;
import org.chessfed.chassis.inbox.Parking;
import org.chessfed.chassis.kafka.KafkaAccess;
import org.chessfed.chassis.time.Deadlines;
import org.chessfed.events.FactTypes;
import org.jspecify.annotations.Nullable;

/** Whether this service has nothing under way. */
@ApplicationScoped
public class Quiet {

    private final Database database;
    private final Parking parking;
    private final DeadLetters deadLetters;
    private final Handlers handlers;
    private final Deadlines deadlines;
    private final KafkaAccess kafka;

    /** Making a client costs more than its question, and whoever waits for quiet asks many times. */
    private @Nullable Admin admin;

    private @Nullable Set<TopicPartition> partitions;

    Quiet(
            Database database,
            Parking parking,
            DeadLetters deadLetters,
            Handlers handlers,
            Deadlines deadlines,
            KafkaAccess kafka) {
        this.database = database;
        this.parking = parking;
        this.deadLetters = deadLetters;
        this.handlers = handlers;
        this.deadlines = deadlines;
        this.kafka = kafka;
    }

    /**
     * What is under way.
     *
     * @param outbox facts that the broker has not acknowledged
     * @param lag records on the topics of this service's handlers that it has not handled; absent where something else is
     *     under way anyhow, since the broker's answer is dear
     * @param parked facts that wait for a thing
     * @param due pieces of work whose deadline has passed
     * @param deadLetters unresolved dead letters; they do not count as under way
     */
    public record State(long outbox, @Nullable Long lag, long parked, long due, long deadLetters) {

        /** Nothing is under way. */
        @JsonProperty
        public boolean quiet() {
            return outbox == 0 && lag != null && lag == 0 && parked == 0 && due == 0;
        }
    }

    /**
     * The state as of now. Due work and outbox are read before the lag and after it: what leaves the outbox is on a topic when
     * the lag is read, and a fact that was handled meanwhile may have left work or facts behind.
     *
     * @throws IllegalStateException if the broker does not answer
     */
    public State state() {
        long due = deadlines.due();
        long outbox = database.number("select count(*) from outbox");
        boolean still = due == 0 && outbox == 0 && parking.count() == 0;
        Long lag = still ? Long.valueOf(lag()) : null;
        long parked = parking.count();
        return new State(
                Math.max(outbox, database.number("select count(*) from outbox")),
                lag,
                parked,
                Math.max(due, deadlines.due()),
                deadLetters.count());
    }

    private synchronized long lag() {
        try {
            Admin known = admin == null ? kafka.admin() : admin;
            admin = known;
            return lag(known);
        } catch (ExecutionException | TimeoutException e) {
            forgetAdmin();
            throw new IllegalStateException("the broker does not tell the lag", e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted while asking for the lag", e);
        }
    }

    /** The next question gets a client of its own: this one may have lost the broker. */
    @PreDestroy
    synchronized void forgetAdmin() {
        Admin known = admin;
        admin = null;
        partitions = null;
        if (known != null) {
            known.close(Duration.ZERO);
        }
    }

    private long lag(Admin client) throws ExecutionException, InterruptedException, TimeoutException {
        Set<TopicPartition> read = partitions(client);
        Map<TopicPartition, OffsetAndMetadata> committed = client.listConsumerGroupOffsets(kafka.group())
                .partitionsToOffsetAndMetadata()
                .get(5, TimeUnit.SECONDS);
        Map<TopicPartition, Long> last = offsets(client, read, OffsetSpec.latest());
        Map<TopicPartition, Long> first = offsets(
                client,
                read.stream()
                        .filter(partition -> committed.get(partition) == null)
                        .collect(Collectors.toSet()),
                OffsetSpec.earliest());
        long lag = 0;
        for (TopicPartition partition : read) {
            OffsetAndMetadata done = committed.get(partition);
            long from = done == null ? Objects.requireNonNull(first.get(partition)) : done.offset();
            lag += Math.max(0, Objects.requireNonNull(last.get(partition)) - from);
        }
        return lag;
    }

    /** What the handlers' topics consist of; asked once per client, as topics keep their partitions. */
    private Set<TopicPartition> partitions(Admin client)
            throws ExecutionException, InterruptedException, TimeoutException {
        Set<TopicPartition> known = partitions;
        if (known == null) {
            Set<TopicPartition> found = new HashSet<>();
            client.describeTopics(handlers.types().stream()
                            .map(type ->
                                    FactTypes.topicOf(FactTypes.classOf(type).orElseThrow()))
                            .distinct()
                            .toList())
                    .allTopicNames()
                    .get(5, TimeUnit.SECONDS)
                    .values()
                    .forEach(topic -> topic.partitions()
                            .forEach(partition -> found.add(new TopicPartition(topic.name(), partition.partition()))));
            known = Set.copyOf(found);
            partitions = known;
        }
        return known;
    }

    private static Map<TopicPartition, Long> offsets(Admin client, Set<TopicPartition> of, OffsetSpec which)
            throws ExecutionException, InterruptedException, TimeoutException {
        if (of.isEmpty()) {
            return Map.of();
        }
        Map<TopicPartition, Long> offsets = new HashMap<>();
        client.listOffsets(of.stream().collect(Collectors.toMap(partition -> partition, partition -> which)))
                .all()
                .get(5, TimeUnit.SECONDS)
                .forEach((partition, found) -> offsets.put(partition, found.offset()));
        return offsets;
    }
}
