package org.chessfed.engine.trf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The corpus of generated tournaments and expected answers, {@code src/test/resources/corpus}. */
public final class Corpus {

    private static final Path ROOT = Path.of("src", "test", "resources", "corpus");

    private Corpus() {}

    /** The tournament files of one folder, sorted by name. */
    public static List<Path> files(String folder) {
        try (Stream<Path> files = Files.list(ROOT.resolve(folder))) {
            return files.filter(file -> file.toString().endsWith(".trf"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** All tournament files. */
    public static List<Path> allFiles() {
        return Stream.of("dutch", "dutch-next", "team-next", "tiebreaks")
                .flatMap(folder -> files(folder).stream())
                .toList();
    }

    /** The rows of a folder's manifest without its heading. */
    public static List<String[]> manifest(String folder) {
        try {
            return Files.readAllLines(ROOT.resolve(folder).resolve("manifest.tsv"), StandardCharsets.UTF_8).stream()
                    .skip(1)
                    .map(row -> row.split("\t", -1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** A file of the corpus. */
    public static Path file(String folder, String name) {
        return ROOT.resolve(folder).resolve(name);
    }

    /** Reads a file of the corpus. */
    public static TrfFile read(Path file) {
        try {
            return TrfReader.read(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
