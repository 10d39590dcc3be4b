package org.chessfed.local;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/** Runs a program that ends by itself. */
final class Commands {

    private Commands() {}

    static void run(List<String> command, Path directory, String failure) throws IOException, InterruptedException {
        run(command, Map.of(), directory, failure);
    }

    /**
     * Runs it to its end.
     *
     * @param failure what did not work, when it fails; its output is added
     * @throws PlatformException when it ends with another status than 0
     */
    static void run(List<String> command, Map<String, String> environment, Path directory, String failure)
            throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().putAll(environment);
        Process process = builder.start();
        process.getOutputStream().close();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        if (process.waitFor() != 0) {
            throw new PlatformException(failure + ": " + output.strip());
        }
    }
}
