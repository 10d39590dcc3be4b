package org.chessfed.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@DisplayName("The data directory in which Keycloak has made its tables")
class PreparedClusterTest {

    @TempDir
    private Path root;

    private ProjectHome home;
    private Path stopped;

    @BeforeEach
    void aCloneAndAStoppedServer() throws IOException {
        home = new ProjectHome(root);
        Files.createDirectories(home.programs());
        Files.createDirectories(home.environment(KeycloakServer.NAME).getParent());
        Files.writeString(home.environment(KeycloakServer.NAME), "KC_DB_PASSWORD=fictional\n");
        Files.writeString(home.environment(PostgresServer.ENVIRONMENT), "POSTGRES_PASSWORD=fictional\n");
        stopped = data("stopped", "tables");
    }

    @Test
    @DisplayName("is copied with contents and permissions, and stays for the next run")
    void isCopied() throws IOException {
        PreparedCluster prepared = new PreparedCluster(home);
        assertThat(prepared.exists()).isFalse();

        prepared.keep(stopped);
        for (String run : List.of("first", "second")) {
            Path cluster = root.resolve(run);
            prepared.copyTo(cluster);

            assertThat(cluster.resolve("base/1")).hasContent("tables");
            assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(cluster)))
                    .isEqualTo("rwx------");
        }
    }

    @Test
    @DisplayName("is the one of the run that was the fastest, and nothing lies about of the slower one")
    void theFastestStays() throws IOException {
        PreparedCluster prepared = new PreparedCluster(home);
        prepared.keep(stopped);
        prepared.keep(data("slower", "other tables"));

        Path cluster = root.resolve("run");
        prepared.copyTo(cluster);
        assertThat(cluster.resolve("base/1")).hasContent("tables");
        try (Stream<Path> kept = Files.list(home.programs())) {
            assertThat(kept).hasSize(1);
        }
    }

    @Test
    @DisplayName("is not there for other passwords than it was made with")
    void belongsToItsSettings() throws IOException {
        new PreparedCluster(home).keep(stopped);
        Files.writeString(home.environment(PostgresServer.ENVIRONMENT), "POSTGRES_PASSWORD=changed\n");

        assertThat(new PreparedCluster(home).exists()).isFalse();
    }

    private Path data(String name, String contents) throws IOException {
        Path directory = Files.createDirectories(root.resolve(name));
        Files.setPosixFilePermissions(directory, PosixFilePermissions.fromString("rwx------"));
        Files.createDirectories(directory.resolve("base"));
        Files.writeString(directory.resolve("base/1"), contents);
        return directory;
    }
}
