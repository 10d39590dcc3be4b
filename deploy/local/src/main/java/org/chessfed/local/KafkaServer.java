package org.chessfed.local;

import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;

/** One broker and controller of Kafka in a process of its own, configured as the official image is. */
final class KafkaServer {

    static final String NAME = "kafka";
    private static final int HEAP = 128;
    private static final Duration STOP_WITHIN = Duration.ofSeconds(30);
    private static final String PREFIX = "KAFKA_";

    private final ProjectHome home;
    private final RunDirectory directory;
    private final Ports ports;
    private final Addresses addresses;

    KafkaServer(ProjectHome home, RunDirectory directory, Ports ports, Addresses addresses) {
        this.home = home;
        this.directory = directory;
        this.ports = ports;
        this.addresses = addresses;
    }

    /** Writes its configuration. */
    ProcessPlan prepare() throws IOException {
        Path data = directory.data().resolve(NAME);
        Files.createDirectories(data);
        Path ready = directory.run().resolve("kafka.ready");
        Files.deleteIfExists(ready);
        Path configuration = data.resolve("server.properties");
        try (OutputStream stream = Files.newOutputStream(configuration)) {
            properties(data).store(stream, null);
        }
        return new ProcessPlan(
                NAME,
                Jvm.archived(
                        home.classArchive(NAME),
                        HEAP,
                        "-Dorg.slf4j.simpleLogger.defaultLogLevel=warn",
                        "-Dorg.slf4j.simpleLogger.showDateTime=true",
                        "-cp",
                        home.processesClassPath(),
                        "org.chessfed.local.kafka.KafkaBroker",
                        configuration.toString(),
                        ready.toString()),
                Map.of(),
                data,
                URI.create("kafka://localhost:" + ports.of(Port.KAFKA)),
                () -> Files.exists(ready),
                "TERM",
                STOP_WITHIN);
    }

    private Properties properties(Path data) {
        Properties properties = new Properties();
        addresses.rewrite(EnvironmentFile.read(home.environment("kafka"))).forEach((key, value) -> {
            if (!key.startsWith(PREFIX)) {
                throw new PlatformException("deploy/env/kafka.env sets " + key + ", which is no property of Kafka.");
            }
            String name =
                    key.substring(PREFIX.length()).toLowerCase(Locale.ROOT).replace('_', '.');
            properties.setProperty(name, value);
        });
        properties.setProperty(
                "listeners",
                "PLAINTEXT://localhost:%d,CONTROLLER://localhost:%d"
                        .formatted(ports.of(Port.KAFKA), ports.of(Port.KAFKA_CONTROLLER)));
        properties.setProperty("log.dirs", data.resolve("log").toString());
        return properties;
    }
}
