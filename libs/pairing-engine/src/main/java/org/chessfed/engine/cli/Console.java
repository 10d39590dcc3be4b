package org.chessfed.engine.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfReader;

/**
 * Where a command reads and writes.
 *
 * @param in standard input
 * @param out standard output, UTF-8
 * @param err standard error, UTF-8
 */
record Console(InputStream in, PrintStream out, PrintStream err) {

    /** Prints a line that ends in LF on every system. */
    void line(String text) {
        out.print(text + "\n");
    }

    /**
     * Reads a tournament file.
     *
     * @param name the file as it was named on the command line
     * @throws Refusal if there is none, or it cannot be understood
     */
    static TrfFile read(String name) {
        Path file = Path.of(name);
        if (Files.isDirectory(file)) {
            throw new Refusal(ExitCode.FILE_ERROR, "Error reading file " + name + ": This is a folder, not a file.");
        }
        if (!Files.exists(file)) {
            throw new Refusal(ExitCode.FILE_ERROR, "Error reading file " + name + ": There is no such file.");
        }
        return parse(name, bytes(name));
    }

    /** The content of a file, with the message and exit code of the reference program where it cannot be read. */
    static byte[] bytes(String name) {
        try {
            return Files.readAllBytes(Path.of(name));
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE_ERROR, "Error reading file " + name + ": The file could not be loaded.");
        }
    }

    /** What a file holds that is not as the format asks, one line each: file, line, column, what was found. */
    static List<String> warnings(String name, TrfFile file) {
        return file.warnings().stream().map(warning -> name + ": " + warning).toList();
    }

    /**
     * How each of some files is called in an answer: by its short name, and where two have the same one, as they stand on
     * the command line.
     */
    static Map<String, String> names(List<String> files, UnaryOperator<String> shortName) {
        Map<String, Long> count =
                files.stream().distinct().collect(Collectors.groupingBy(shortName, Collectors.counting()));
        return files.stream()
                .distinct()
                .collect(Collectors.toMap(
                        Function.identity(),
                        file -> count.getOrDefault(shortName.apply(file), 0L) == 1 ? shortName.apply(file) : file));
    }

    static TrfFile parse(String name, byte[] bytes) {
        try {
            return TrfReader.read(bytes, StandardCharsets.UTF_8);
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error parsing file " + name + ": " + e.getMessage());
        }
    }

    static void write(Path file, byte[] content) {
        try {
            Files.write(file, content);
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE_ERROR, "The output file (" + file + ") could not be opened.");
        }
    }

    static void write(Path file, String content) {
        write(file, content.getBytes(StandardCharsets.UTF_8));
    }

    /** A file's name without directory and extension. */
    static String stem(String name) {
        String last = lastName(name);
        int dot = last.lastIndexOf('.');
        return dot > 0 ? last.substring(0, dot) : last;
    }

    /** A file's name without directory. */
    static String lastName(String name) {
        Path last = Path.of(name).getFileName();
        return last == null ? name : last.toString();
    }
}
