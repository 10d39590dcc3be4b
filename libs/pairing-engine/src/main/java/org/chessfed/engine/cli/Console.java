package org.chessfed.engine.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
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
     * Reads a tournament file, with the messages and exit codes of the reference program.
     *
     * @param name the file as it was named on the command line
     */
    static TrfFile read(String name) {
        return parse(name, bytes(name));
    }

    static byte[] bytes(String name) {
        try {
            return Files.readAllBytes(Path.of(name));
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE_ERROR, "Error reading file " + name + ": The file could not be loaded.");
        }
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
