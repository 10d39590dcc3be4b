package org.chessfed.chassis.inbox;

import io.quarkus.runtime.ShutdownEvent;
import io.quarkus.runtime.StartupEvent;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Observes;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.consumer.CommitFailedException;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.ConsumerRecords;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.consumer.OffsetAndMetadata;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.errors.RebalanceInProgressException;
import org.apache.kafka.common.errors.WakeupException;
import org.chessfed.chassis.database.SqlStates;
import org.chessfed.chassis.kafka.KafkaAccess;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.jboss.logging.Logger;
import org.jspecify.annotations.Nullable;

/**
 * The one consumer of the service: reads its topics and delivers message by message; offsets are committed after the
 * database.
 *
 * <p>A failure that may pass (database away, deadlock) is tried until it passes; any other a few times, then the message
 * goes to the dead letters and its partition moves on.
 */
@ApplicationScoped
public class InboxConsumer {

    private static final Logger LOG = Logger.getLogger(InboxConsumer.class);
    private static final int ATTEMPTS = 3;
    private static final Duration POLL = Duration.ofMillis(250);
    private static final Duration PAUSE_AFTER_ATTEMPT = Duration.ofMillis(200);
    private static final Duration PAUSE_WHILE_AWAY = Duration.ofSeconds(1);
    private static final long SWEEP_NANOS = Duration.ofSeconds(10).toNanos();

    private final KafkaAccess kafka;
    private final Handlers handlers;
    private final Deliveries deliveries;
    private final DeadLetters deadLetters;
    private final boolean enabled;
    private final String ownTopic;
    private final Map<TopicPartition, Attempts> attempts = new HashMap<>();
    private @Nullable Thread thread;
    private @Nullable KafkaConsumer<String, byte[]> consumer;
    private volatile boolean running;
    private volatile boolean healthy;
    private long lastSweep = System.nanoTime();

    InboxConsumer(
            KafkaAccess kafka,
            Handlers handlers,
            Deliveries deliveries,
            DeadLetters deadLetters,
            @ConfigProperty(name = "chessfed.inbox.consumer", defaultValue = "true") boolean enabled) {
        this.kafka = kafka;
        this.handlers = handlers;
        this.deliveries = deliveries;
        this.deadLetters = deadLetters;
        this.enabled = enabled;
        this.ownTopic = kafka.group() + "-events";
    }

    /** How often the message at an offset has failed. */
    private record Attempts(long offset, int count) {}

    void start(@Observes StartupEvent event) {
        if (enabled) {
            running = true;
            thread = Thread.ofPlatform().name("inbox-consumer").daemon().start(this::run);
        }
    }

    void stop(@Observes ShutdownEvent event) throws InterruptedException {
        running = false;
        KafkaConsumer<String, byte[]> open = consumer;
        if (open != null) {
            open.wakeup();
        }
        Thread loop = thread;
        if (loop != null) {
            loop.join(Duration.ofSeconds(10));
        }
    }

    /** Whether the consumer reached the broker in its last round. */
    public boolean healthy() {
        return healthy || !enabled;
    }

    private void run() {
        while (running) {
            try {
                Set<String> topics = new HashSet<>(handlers.topics());
                topics.add(ownTopic);
                topics.add(deadLetters.topic());
                kafka.ensureTopics(topics);
                consume();
            } catch (WakeupException e) {
                // shutting down
            } catch (ExecutionException | TimeoutException | RuntimeException e) {
                healthy = false;
                LOG.warnf("the inbox pauses: %s", e);
                sleep(PAUSE_WHILE_AWAY);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
        }
    }

    private void consume() {
        Set<String> topics = handlers.topics();
        if (topics.isEmpty()) {
            healthy = true;
            sleep(PAUSE_WHILE_AWAY);
            return;
        }
        try (KafkaConsumer<String, byte[]> open = kafka.consumer()) {
            consumer = open;
            open.subscribe(topics);
            while (running) {
                ConsumerRecords<String, byte[]> records = open.poll(POLL);
                healthy = true;
                deliver(open, records);
                sweepParked();
            }
        } finally {
            consumer = null;
        }
    }

    /** Delivers until one fails; the failed message and those behind it are fetched again by the next poll. */
    private void deliver(KafkaConsumer<String, byte[]> open, ConsumerRecords<String, byte[]> records) {
        Map<TopicPartition, OffsetAndMetadata> done = new HashMap<>();
        List<ConsumerRecord<String, byte[]>> all = new ArrayList<>();
        records.forEach(all::add);
        int next = 0;
        @Nullable Duration pause = null;
        while (next < all.size() && pause == null && running) {
            ConsumerRecord<String, byte[]> record = all.get(next);
            pause = attempt(record);
            if (pause == null) {
                done.put(partition(record), new OffsetAndMetadata(record.offset() + 1));
                next++;
            }
        }
        rewind(open, all.subList(next, all.size()));
        commit(open, done);
        if (pause != null) {
            sleep(pause);
        }
    }

    /** Delivers one message; gives the pause after which it is to be tried again, or null when it is done. */
    private @Nullable Duration attempt(ConsumerRecord<String, byte[]> record) {
        Message message = Message.of(record);
        TopicPartition partition = partition(record);
        try {
            deliveries.deliver(message);
            attempts.remove(partition);
            return null;
        } catch (RuntimeException e) {
            if (SqlStates.passing(e)) {
                LOG.warnf("%s waits for the database: %s", message.type(), e);
                return PAUSE_WHILE_AWAY;
            }
            Attempts earlier = attempts.get(partition);
            int count = earlier != null && earlier.offset() == record.offset() ? earlier.count() + 1 : 1;
            if (e instanceof PoisonedMessage || count >= ATTEMPTS) {
                deadLetters.bury(message, e);
                attempts.remove(partition);
                return null;
            }
            LOG.infof(e, "attempt %d at %s %s failed", count, message.type(), message.eventId());
            attempts.put(partition, new Attempts(record.offset(), count));
            return PAUSE_AFTER_ATTEMPT.multipliedBy(count);
        }
    }

    private static void rewind(KafkaConsumer<String, byte[]> open, List<ConsumerRecord<String, byte[]>> rest) {
        Map<TopicPartition, Long> first = new HashMap<>();
        rest.forEach(record -> first.merge(partition(record), record.offset(), Math::min));
        first.forEach(open::seek);
    }

    private static void commit(KafkaConsumer<String, byte[]> open, Map<TopicPartition, OffsetAndMetadata> done) {
        if (done.isEmpty()) {
            return;
        }
        try {
            open.commitSync(done);
        } catch (CommitFailedException | RebalanceInProgressException e) {
            // the partitions went to another process, which gets these messages again; its inbox skips them
            LOG.infof("offsets not committed: %s", e.getMessage());
        }
    }

    private void sweepParked() {
        if (System.nanoTime() - lastSweep < SWEEP_NANOS) {
            return;
        }
        lastSweep = System.nanoTime();
        try {
            deliveries.sweep();
        } catch (RuntimeException e) {
            LOG.warnf("parked facts wait on: %s", e);
        }
    }

    private static TopicPartition partition(ConsumerRecord<String, byte[]> record) {
        return new TopicPartition(record.topic(), record.partition());
    }

    private static void sleep(Duration time) {
        try {
            Thread.sleep(time);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
