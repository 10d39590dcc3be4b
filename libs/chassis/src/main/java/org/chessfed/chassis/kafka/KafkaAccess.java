package org.chessfed.chassis.kafka;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.apache.kafka.clients.CommonClientConfigs;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.common.config.TopicConfig;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.StringDeserializer;
import org.apache.kafka.common.serialization.StringSerializer;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** Makes the clients of the broker, with the settings on which order and delivery rest. */
@ApplicationScoped
public class KafkaAccess {

    private static final int PARTITIONS = 6;
    private static final long BETWEEN_QUESTIONS_NANOS = TimeUnit.SECONDS.toNanos(5);
    private static final String RETENTION_MS = Long.toString(TimeUnit.DAYS.toMillis(30));

    private final String servers;
    private final String service;
    private final short replication;
    private long askedAt;
    private boolean answered;

    KafkaAccess(
            @ConfigProperty(name = "kafka.bootstrap.servers") String servers,
            @ConfigProperty(name = "quarkus.application.name") String service,
            @ConfigProperty(name = "chessfed.kafka.replication", defaultValue = "1") short replication) {
        this.servers = servers;
        this.service = service;
        this.replication = replication;
    }

    /** Name of the consumer group: the service's. */
    public String group() {
        return service;
    }

    /**
     * A producer that keeps order. It is idempotent and never gives a record up by itself, so that what the broker holds of a
     * batch is always its beginning: a later record cannot overtake an earlier one of its partition.
     */
    public KafkaProducer<String, byte[]> producer() {
        Map<String, Object> settings = common("producer");
        settings.put(ProducerConfig.ACKS_CONFIG, "all");
        settings.put(ProducerConfig.ENABLE_IDEMPOTENCE_CONFIG, true);
        settings.put(ProducerConfig.DELIVERY_TIMEOUT_MS_CONFIG, Integer.MAX_VALUE);
        settings.put(ProducerConfig.MAX_BLOCK_MS_CONFIG, 10_000);
        settings.put(ProducerConfig.LINGER_MS_CONFIG, 0);
        settings.put(ProducerConfig.COMPRESSION_TYPE_CONFIG, "gzip");
        return new KafkaProducer<>(settings, new StringSerializer(), new ByteArraySerializer());
    }

    /** A consumer of the service's group that commits by hand and begins at the oldest record. */
    public KafkaConsumer<String, byte[]> consumer() {
        Map<String, Object> settings = common("consumer");
        settings.put(ConsumerConfig.GROUP_ID_CONFIG, service);
        settings.put(ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, false);
        settings.put(ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "earliest");
        settings.put(ConsumerConfig.ISOLATION_LEVEL_CONFIG, "read_committed");
        settings.put(ConsumerConfig.MAX_POLL_RECORDS_CONFIG, 200);
        settings.put(ConsumerConfig.SESSION_TIMEOUT_MS_CONFIG, 10_000);
        settings.put(ConsumerConfig.HEARTBEAT_INTERVAL_MS_CONFIG, 3_000);
        settings.put(ConsumerConfig.ALLOW_AUTO_CREATE_TOPICS_CONFIG, false);
        return new KafkaConsumer<>(settings, new StringDeserializer(), new ByteArrayDeserializer());
    }

    /** An administrative client; the caller closes it. */
    public Admin admin() {
        Map<String, Object> settings = common("admin");
        settings.put(CommonClientConfigs.DEFAULT_API_TIMEOUT_MS_CONFIG, 5_000);
        settings.put(CommonClientConfigs.REQUEST_TIMEOUT_MS_CONFIG, 4_000);
        return Admin.create(settings);
    }

    /** Whether the broker answers; asked at most every five seconds, since clients at rest do not notice that it is gone. */
    public synchronized boolean reachable() {
        if (System.nanoTime() - askedAt < BETWEEN_QUESTIONS_NANOS && askedAt != 0) {
            return answered;
        }
        try (Admin admin = admin()) {
            admin.describeCluster().nodes().get(2, TimeUnit.SECONDS);
            answered = true;
        } catch (ExecutionException | TimeoutException e) {
            answered = false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            answered = false;
        }
        askedAt = System.nanoTime();
        return answered;
    }

    /** Makes the topics that are missing: all with the same partitions, so that it does not matter which service is first. */
    public void ensureTopics(Collection<String> topics)
            throws InterruptedException, ExecutionException, TimeoutException {
        try (Admin admin = admin()) {
            Set<String> present = admin.listTopics().names().get(5, TimeUnit.SECONDS);
            List<NewTopic> missing = topics.stream()
                    .filter(topic -> !present.contains(topic))
                    .map(topic -> new NewTopic(topic, PARTITIONS, replication)
                            .configs(Map.of(TopicConfig.RETENTION_MS_CONFIG, RETENTION_MS)))
                    .toList();
            for (var result : admin.createTopics(missing).values().entrySet()) {
                created(result.getKey(), result.getValue());
            }
        }
    }

    private static void created(String topic, org.apache.kafka.common.KafkaFuture<Void> result)
            throws InterruptedException, ExecutionException, TimeoutException {
        try {
            result.get(5, TimeUnit.SECONDS);
        } catch (ExecutionException e) {
            if (!(e.getCause() instanceof org.apache.kafka.common.errors.TopicExistsException)) {
                throw e;
            }
        }
    }

    private Map<String, Object> common(String role) {
        Map<String, Object> settings = new HashMap<>();
        settings.put(CommonClientConfigs.BOOTSTRAP_SERVERS_CONFIG, servers);
        settings.put(CommonClientConfigs.CLIENT_ID_CONFIG, service + "-" + role);
        settings.put(CommonClientConfigs.METADATA_MAX_AGE_CONFIG, 30_000);
        settings.put(CommonClientConfigs.RECONNECT_BACKOFF_MAX_MS_CONFIG, 2_000);
        return settings;
    }
}
