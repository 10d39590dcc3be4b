package org.chessfed.local.kafka;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import kafka.tools.StorageTool;
import org.apache.kafka.common.utils.Time;

/** Formats the log directory on the first start, runs the broker, and leaves a file when it is ready. */
final class KafkaBroker {

    // Fixed: the data of an earlier run belongs to the same cluster.
    private static final String CLUSTER_ID = "Y2hlc3NmZWQtbG9jYWwtMQ";

    private KafkaBroker() {}

    /** Arguments: the configuration, the file to leave when ready. */
    public static void main(String[] arguments) throws IOException {
        Path configuration = Path.of(arguments[0]);
        Path ready = Path.of(arguments[1]);
        int status = StorageTool.execute(
                new String[] {"format", "--ignore-formatted", "-t", CLUSTER_ID, "-c", configuration.toString()},
                System.out);
        if (status != 0) {
            System.exit(status);
        }
        Properties properties = new Properties();
        try (InputStream stream = Files.newInputStream(configuration)) {
            properties.load(stream);
        }
        KafkaRaftServer server = new KafkaRaftServer(KafkaConfig.fromProps(properties), Time.SYSTEM);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            server.shutdown();
            server.awaitShutdown();
        }));
        try {
            server.startup();
        } catch (RuntimeException e) {
            // The broker's threads would keep a process alive that serves nobody.
            e.printStackTrace();
            System.exit(1);
        }
        Files.writeString(ready, "ready\n");
        server.awaitShutdown();
    }
}
