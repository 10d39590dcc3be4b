package org.chessfed.local;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** Reads {@code deploy/env/*.env} as Docker Compose reads it: {@code KEY=VALUE} lines, {@code #} comments. */
final class EnvironmentFile {

    private static final Pattern KEY = Pattern.compile("[A-Z][A-Z0-9_]*");

    private EnvironmentFile() {}

    /**
     * Reads a file.
     *
     * @throws PlatformException when a line is neither a comment nor an assignment, or a key stands twice
     */
    static Map<String, String> read(Path file) {
        Map<String, String> variables = new LinkedHashMap<>();
        int number = 0;
        for (String line : lines(file)) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            int equals = line.indexOf('=');
            String key = equals < 0 ? line : line.substring(0, equals);
            if (equals < 0 || !KEY.matcher(key).matches()) {
                throw new PlatformException("%s:%d: expected KEY=VALUE, found: %s".formatted(file, number, line));
            }
            if (variables.put(key, line.substring(equals + 1)) != null) {
                throw new PlatformException("%s:%d: %s stands twice".formatted(file, number, key));
            }
        }
        return variables;
    }

    private static Iterable<String> lines(Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
