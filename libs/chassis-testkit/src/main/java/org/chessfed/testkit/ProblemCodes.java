package org.chessfed.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;

/** Holds the problem codes in a module's sources to their texts in both languages and to docs/problems.md. */
public final class ProblemCodes {

    private static final Pattern PROBLEM =
            Pattern.compile("DomainProblem\\s*\\.(?:conflict|refused|of)\\(\\s*(?:\\d{3},\\s*)?\"([a-z0-9-]+)\"");
    private static final Pattern ERROR = Pattern.compile("FieldError(?:\\.of)?\\(\\s*[^,;]+,\\s*\"([a-z0-9-]+)\"");

    private ProblemCodes() {}

    /**
     * What is missing.
     *
     * @param sources the module's {@code src/main/java}
     * @param document docs/problems.md
     * @return sentences, one per fault; empty if nothing is missing
     */
    public static List<String> faults(Path sources, Path document, Messages messages) {
        String listed = read(document);
        Set<String> faults = new TreeSet<>();
        for (Path file : javaFiles(sources)) {
            String text = read(file);
            if (text.contains("DomainProblem")) {
                for (String code : found(PROBLEM, text)) {
                    need(messages, "problem." + code, faults);
                    need(messages, "problem." + code + ".title", faults);
                    if (!listed.contains("| `" + code + "` |")) {
                        faults.add(code + " is not in docs/problems.md");
                    }
                }
            }
            for (String code : found(ERROR, text)) {
                need(messages, "error." + code, faults);
            }
        }
        Set<String> difference = new TreeSet<>(messages.keys(Language.ZH_TW));
        difference.removeAll(messages.keys(Language.EN));
        difference.forEach(key -> faults.add(key + " has no English text"));
        difference = new TreeSet<>(messages.keys(Language.EN));
        difference.removeAll(messages.keys(Language.ZH_TW));
        difference.forEach(key -> faults.add(key + " has no Chinese text"));
        return List.copyOf(faults);
    }

    private static void need(Messages messages, String key, Set<String> faults) {
        for (Language language : Language.values()) {
            if (!messages.has(language, key)) {
                faults.add(key + " has no text in " + language.tag());
            }
        }
    }

    private static Set<String> found(Pattern pattern, String text) {
        Set<String> codes = new TreeSet<>();
        Matcher matcher = pattern.matcher(text);
        while (matcher.find()) {
            codes.add(matcher.group(1));
        }
        return codes;
    }

    private static List<Path> javaFiles(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
