package org.chessfed.engine.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Sees to it that a call writes over none of its own files: neither what it reads nor another of its answers. */
final class Outputs {

    private final Map<Object, String> taken = new HashMap<>();

    /** For a call that reads these files. */
    Outputs(List<String> inputs) {
        for (String input : inputs) {
            Path file = Console.path(input);
            if (Files.exists(file)) {
                taken.putIfAbsent(identity(file), input + ", which this call reads");
            }
        }
    }

    /**
     * Notes where an answer goes. Links are followed; what is no file, such as {@code /dev/null}, takes any number of
     * answers.
     *
     * @throws Refusal if the call reads that file, or writes another answer to it
     */
    void claim(Path output) {
        if (Files.exists(output) && !Files.isRegularFile(output)) {
            return;
        }
        String other = taken.putIfAbsent(identity(output), output + ", where another answer of this call goes");
        if (other != null) {
            throw new Refusal(
                    ExitCode.BAD_REQUEST,
                    "The output file (" + output + ") is the same as " + other + "; nothing was written."
                            + " Name another file.");
        }
    }

    /** What two names of one file have in common. */
    private static Object identity(Path file) {
        try {
            if (Files.exists(file)) {
                Object key =
                        Files.readAttributes(file, BasicFileAttributes.class).fileKey();
                return key == null ? file.toRealPath() : key;
            }
            Path folder = file.toAbsolutePath().normalize().getParent();
            return folder != null && Files.exists(folder)
                    ? folder.toRealPath().resolve(String.valueOf(file.getFileName()))
                    : file.toAbsolutePath().normalize();
        } catch (IOException e) {
            throw new Refusal(
                    ExitCode.FILE_ERROR, "The output file (" + file + ") cannot be looked at: " + e.getMessage());
        }
    }
}
