package org.chessfed.regulation.source;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.federation.Federation;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;

/**
 * Looks through a module's main sources for what belongs to one competition: its code, clause ids, sections, events,
 * regions, counties, hosts, dates, prices and totals. A service's test asserts that nothing is found:
 *
 * <pre>{@code assertThat(NoCompetitionInCode.search(Path.of("src/main"), Set.of())).isEmpty();}</pre>
 *
 * Comments of Java files may cite clauses and are not searched.
 */
public final class NoCompetitionInCode {

    private static final Set<String> SEARCHED =
            Set.of("java", "sql", "properties", "yaml", "yml", "html", "js", "css", "json", "txt");

    private NoCompetitionInCode() {}

    /**
     * Searches for what the documents of this library hold.
     *
     * @param sources folder to search, such as {@code src/main}
     * @param allowed findings that are coincidences, by what they name, such as {@code deposit 3000}; keep it empty if
     *     you can
     * @return one line per finding: file, line, what it names
     * @throws IOException if the folder cannot be read
     */
    public static List<String> search(Path sources, Set<String> allowed) throws IOException {
        Federation federation = Documents.federation();
        RegulationReader reader = new RegulationReader(federation);
        List<Regulation> regulations = new ArrayList<>();
        for (String name : Documents.competitions()) {
            regulations.add(reader.read(Documents.text(name)).orThrow());
        }
        return search(sources, CompetitionWords.of(federation, regulations), allowed);
    }

    static List<String> search(Path sources, CompetitionWords words, Set<String> allowed) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(sources)) {
            for (Path file :
                    files.filter(NoCompetitionInCode::isSearched).sorted().toList()) {
                boolean java = ending(file).equals("java");
                String text = Files.readString(file, StandardCharsets.UTF_8);
                String code = java ? SourceText.withoutComments(text) : text;
                search(sources.relativize(file), code, words.words(), allowed, found);
                if (java) {
                    String figures = SourceText.withoutCommentsAndStrings(text);
                    search(sources.relativize(file), figures, words.numbers(), allowed, found);
                }
            }
        }
        return List.copyOf(found);
    }

    private static void search(
            Path file, String code, Map<String, Pattern> patterns, Set<String> allowed, List<String> found) {
        patterns.forEach((name, pattern) -> {
            Matcher matcher = pattern.matcher(code);
            while (!allowed.contains(name) && matcher.find()) {
                long line = code.substring(0, matcher.start())
                                .chars()
                                .filter(c -> c == '\n')
                                .count()
                        + 1;
                found.add(file + ":" + line + ": " + name);
            }
        });
    }

    private static boolean isSearched(Path file) {
        return Files.isRegularFile(file) && SEARCHED.contains(ending(file));
    }

    private static String ending(Path file) {
        String name = file.getFileName().toString();
        return name.substring(name.lastIndexOf('.') + 1);
    }
}
