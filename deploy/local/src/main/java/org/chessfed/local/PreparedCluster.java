package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Comparator;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/**
 * A PostgreSQL data directory in which Keycloak has made its tables and its master realm, kept beside the programs of the
 * clone. A run with empty data begins with a copy: Keycloak would make the same hundred tables each time, and all services
 * wait for it. It belongs to the versions of both programs and to the settings that went into it.
 */
final class PreparedCluster {

    private static final int FINGERPRINT_DIGITS = 12;

    private final Path kept;

    PreparedCluster(ProjectHome home) {
        kept = home.programs()
                .resolve("cluster-%s-keycloak-%s-%s"
                        .formatted(
                                Versions.POSTGRESQL,
                                Versions.KEYCLOAK,
                                fingerprint(
                                        home.environment(PostgresServer.ENVIRONMENT),
                                        home.environment(KeycloakServer.NAME))));
    }

    boolean exists() {
        return Files.isDirectory(kept);
    }

    /** Copies it to where a run keeps its data. */
    void copyTo(Path cluster) throws IOException {
        copy(kept, cluster);
    }

    /**
     * Keeps a copy of the data of a stopped server. It appears only when it is complete; where another run was faster, that
     * one's stays.
     */
    void keep(Path cluster) throws IOException {
        Path incomplete = Files.createTempDirectory(kept.getParent(), kept.getFileName() + ".");
        copy(cluster, incomplete);
        try {
            Files.move(incomplete, kept, StandardCopyOption.ATOMIC_MOVE);
        } catch (FileSystemException e) {
            delete(incomplete);
            if (!exists()) {
                throw e;
            }
        }
    }

    /** Copies with permissions, of which PostgreSQL demands that nobody else may look. */
    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file));
                Files.copy(file, target, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
            }
        }
    }

    private static void delete(Path directory) throws IOException {
        List<Path> files;
        try (Stream<Path> walk = Files.walk(directory)) {
            files = walk.sorted(Comparator.reverseOrder()).toList();
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }

    private static String fingerprint(Path... settings) {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (Path file : settings) {
                digest.update(Files.readString(file).getBytes(StandardCharsets.UTF_8));
            }
            return HexFormat.of().formatHex(digest.digest()).substring(0, FINGERPRINT_DIGITS);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
