package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Command lines of child processes that run on the platform's own Java. */
final class Jvm {

    private Jvm() {}

    /**
     * {@code java} with the options of a small process.
     *
     * @param heap the largest heap in MiB
     * @param arguments further options, then {@code -jar FILE} or {@code -cp PATH CLASS}, then the program's arguments
     */
    static List<String> command(int heap, String... arguments) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx" + heap + "m",
                "-XX:+UseSerialGC",
                "-XX:TieredStopAtLevel=1",
                "-XX:+ExitOnOutOfMemoryError",
                "-Dfile.encoding=UTF-8",
                "-Dstdout.encoding=UTF-8",
                "-Dstderr.encoding=UTF-8"));
        command.addAll(List.of(arguments));
        return command;
    }

    /**
     * The same, started from an archive of its classes. The JVM writes the archive when it ends in good order and there is
     * none yet, or program or JVM have changed since.
     *
     * @param archive where it lies or will lie; its directory is made
     */
    static List<String> archived(Path archive, int heap, String... arguments) {
        try {
            Files.createDirectories(archive.getParent());
        } catch (IOException e) {
            throw new UncheckedIOException("No place for " + archive, e);
        }
        List<String> command = command(heap);
        // Which classes are left out of the archive is no news to whoever reads the log.
        command.addAll(List.of("-XX:+AutoCreateSharedArchive", "-XX:SharedArchiveFile=" + archive, "-Xlog:cds*=error"));
        command.addAll(List.of(arguments));
        return command;
    }
}
