package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * What one run keeps on disk.
 *
 * @param root {@code .chessfed} in the clone, or a directory of the caller
 */
record RunDirectory(Path root) {

    RunDirectory {
        root = root.toAbsolutePath().normalize();
    }

    void create() {
        try {
            Files.createDirectories(run());
            Files.createDirectories(logs());
            Files.createDirectories(data());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The pid files. */
    Path run() {
        return root.resolve("run");
    }

    Path logs() {
        return root.resolve("logs");
    }

    Path log(String process) {
        return logs().resolve(process + ".log");
    }

    /** The data of the servers, which the next run goes on with. */
    Path data() {
        return root.resolve("data");
    }
}
