package org.chessfed.engine.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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

    private static final int MEBIBYTE = 1 << 20;

    /** A file of 9,999 players and 100 rounds has 11 MB; what is much larger is none, and would be read for minutes. */
    private static final int MOST_BYTES = 16 * MEBIBYTE;

    /** Prints a line that ends in LF on every system. */
    void line(String text) {
        out.print(text + "\n");
    }

    /**
     * Reads a tournament file.
     *
     * @param name the file as it was named on the command line
     * @param encoding the encoding that was asked for; empty: UTF-8, or UTF-16 where a byte order mark tells it
     * @throws Refusal if there is none, or it cannot be understood
     */
    static TrfFile read(String name, Optional<Charset> encoding) {
        Path file = path(name);
        if (Files.isDirectory(file)) {
            throw new Refusal(ExitCode.FILE_ERROR, "Error reading file " + name + ": This is a folder, not a file.");
        }
        if (!Files.exists(file)) {
            throw new Refusal(ExitCode.FILE_ERROR, "Error reading file " + name + ": There is no such file.");
        }
        byte[] bytes = bytes(name);
        Charset used = encoding.orElseGet(() -> told(bytes));
        try {
            return TrfReader.read(bytes, used);
        } catch (TrfException e) {
            String hint = legal(bytes, used)
                    ? ""
                    : ", with --encoding NAME (such as windows-1252, ISO-8859-2, Big5 or UTF-16)";
            throw new Refusal(ExitCode.BAD_REQUEST, "Error parsing file " + name + ": " + e.getMessage() + hint);
        }
    }

    private static Charset told(byte[] bytes) {
        boolean mark = bytes.length >= 2
                && ((bytes[0] == (byte) 0xFE && bytes[1] == (byte) 0xFF)
                        || (bytes[0] == (byte) 0xFF && bytes[1] == (byte) 0xFE));
        return mark ? StandardCharsets.UTF_16 : StandardCharsets.UTF_8;
    }

    private static boolean legal(byte[] bytes, Charset encoding) {
        try {
            encoding.newDecoder().decode(ByteBuffer.wrap(bytes));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }

    /**
     * A name as a path.
     *
     * @throws Refusal if it has a character that names of files cannot have here
     */
    static Path path(String name) {
        if (name.isEmpty()) {
            throw new Refusal(ExitCode.BAD_REQUEST, "The name of a file is empty.");
        }
        try {
            return Path.of(name);
        } catch (InvalidPathException e) {
            throw new Refusal(
                    ExitCode.FILE_ERROR,
                    "The name " + name + " cannot name a file here: " + e.getReason()
                            + ". Where the locale is not UTF-8, start Java with -Dsun.jnu.encoding=UTF-8.");
        }
    }

    /** A name for a line of text: control characters, such as a line feed, are shown as question marks. */
    static String inOneLine(String name) {
        return name.replaceAll("\\p{Cntrl}", "?");
    }

    /** The content of a file, with the message and exit code of the reference program where it cannot be read. */
    static byte[] bytes(String name) {
        Path file = path(name);
        return bytes(name, () -> Files.newInputStream(file));
    }

    /** The content of standard input, which is called by a name. */
    byte[] standardInput(String name) {
        return bytes(name, () -> in);
    }

    private static byte[] bytes(String name, Input input) {
        try (InputStream stream = input.open()) {
            byte[] bytes = stream.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new Refusal(
                        ExitCode.TOO_LARGE,
                        "Error reading file " + name + ": A tournament file may have " + MOST_BYTES / MEBIBYTE
                                + " MiB.");
            }
            return bytes;
        } catch (IOException e) {
            throw new Refusal(ExitCode.FILE_ERROR, "Error reading file " + name + ": The file could not be loaded.");
        }
    }

    /** Where bytes come from. */
    private interface Input {
        InputStream open() throws IOException;
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
            return TrfReader.read(bytes, told(bytes));
        } catch (TrfException e) {
            throw new Refusal(ExitCode.BAD_REQUEST, "Error parsing file " + name + ": " + e.getMessage());
        }
    }

    static void write(Path file, byte[] content) {
        boolean opened = false;
        try (OutputStream out = Files.newOutputStream(file)) {
            opened = true;
            out.write(content);
        } catch (IOException e) {
            throw new Refusal(
                    ExitCode.FILE_ERROR,
                    "The output file (" + file + ") could not be " + (opened ? "written." : "opened."));
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
        Path last = path(name).getFileName();
        return last == null ? name : last.toString();
    }
}
