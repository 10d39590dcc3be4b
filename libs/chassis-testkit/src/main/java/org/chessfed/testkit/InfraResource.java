package org.chessfed.testkit;

import io.quarkus.test.common.QuarkusTestResourceLifecycleManager;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.utils.Time;
import org.jspecify.annotations.Nullable;

/**
 * A real PostgreSQL 18 and a real Kafka broker on free ports, one pair per test JVM, and the keys of the test tokens. Use it
 * with {@code @QuarkusTestResource(InfraResource.class)}.
 */
public class InfraResource implements QuarkusTestResourceLifecycleManager {

    private static final String CLUSTER_ID = "MkU3OEVBNTcwNTJENDM2Qg";

    private static @Nullable EmbeddedPostgres postgres;
    private static @Nullable KafkaRaftServer broker;
    private static @Nullable String brokerAddress;

    @Override
    public Map<String, String> start() {
        Map<String, String> settings = new HashMap<>(Tokens.settings());
        try {
            startOnce();
            settings.put("quarkus.datasource.jdbc.url", postgres().getJdbcUrl("postgres", "postgres"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        settings.put("quarkus.datasource.username", "postgres");
        settings.put("quarkus.datasource.password", "postgres");
        settings.put("kafka.bootstrap.servers", String.valueOf(brokerAddress));
        settings.put("quarkus.http.test-port", "0");
        settings.put("quarkus.management.test-port", "0");
        return settings;
    }

    /** Both stay until the JVM ends: a second test class finds them running. */
    @Override
    public void stop() {}

    /** Address of the broker, for tests that produce or consume by themselves. */
    public static String brokerAddress() {
        if (brokerAddress == null) {
            throw new IllegalStateException("the broker has not been started");
        }
        return brokerAddress;
    }

    /** The database server. */
    public static EmbeddedPostgres postgres() {
        if (postgres == null) {
            throw new IllegalStateException("the database has not been started");
        }
        return postgres;
    }

    private static synchronized void startOnce() throws IOException {
        if (postgres == null) {
            postgres = EmbeddedPostgres.builder()
                    .setServerConfig("max_connections", "100")
                    .start();
            startBroker();
            Runtime.getRuntime().addShutdownHook(new Thread(InfraResource::shutDown));
        }
    }

    private static void startBroker() throws IOException {
        int port = freePort();
        int controllerPort = freePort();
        Path folder = Files.createTempDirectory("chessfed-kafka");
        Properties settings = new Properties();
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", "1");
        settings.put("controller.quorum.voters", "1@localhost:" + controllerPort);
        settings.put("controller.listener.names", "CONTROLLER");
        settings.put("listeners", "PLAINTEXT://localhost:" + port + ",CONTROLLER://localhost:" + controllerPort);
        settings.put("listener.security.protocol.map", "PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT");
        settings.put("log.dirs", folder.resolve("data").toString());
        settings.put("offsets.topic.replication.factor", "1");
        settings.put("offsets.topic.num.partitions", "1");
        settings.put("transaction.state.log.replication.factor", "1");
        settings.put("transaction.state.log.min.isr", "1");
        settings.put("share.coordinator.state.topic.replication.factor", "1");
        settings.put("share.coordinator.state.topic.min.isr", "1");
        settings.put("group.initial.rebalance.delay.ms", "0");
        settings.put("auto.create.topics.enable", "false");
        settings.put("log.cleaner.dedupe.buffer.size", "2097152");
        Path file = folder.resolve("server.properties");
        try (OutputStream out = Files.newOutputStream(file)) {
            settings.store(out, null);
        }
        StorageTool.execute(
                new String[] {"format", "--ignore-formatted", "-t", CLUSTER_ID, "-c", file.toString()}, System.out);
        broker = new KafkaRaftServer(KafkaConfig.fromProps(settings), Time.SYSTEM);
        broker.startup();
        brokerAddress = "localhost:" + port;
    }

    private static void shutDown() {
        try {
            if (broker != null) {
                broker.shutdown();
                broker.awaitShutdown();
            }
            if (postgres != null) {
                postgres.close();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }
}
