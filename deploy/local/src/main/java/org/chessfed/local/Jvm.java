package org.chessfed.local;

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
}
