package org.chessfed.events;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the docstrings of the records say: units, inclusive or not, when absent. The documents repeat it word for word. */
final class RecordDocs {

    private static final Path SOURCES = Path.of("src/main/java");

    private RecordDocs() {}

    /** What the record is, in one paragraph. */
    static String summary(Class<?> record) {
        return plain(comment(record).split("@param", 2)[0]);
    }

    /** What the component is. */
    static String component(Class<?> record, String name) {
        for (String part : comment(record).split("@param")) {
            if (part.strip().startsWith(name + " ")) {
                return plain(part.strip().substring(name.length()));
            }
        }
        throw new IllegalStateException(record.getName() + " has no @param for " + name + ": write one");
    }

    private static String comment(Class<?> record) {
        Class<?> outer = record;
        while (outer.getEnclosingClass() != null) {
            outer = outer.getEnclosingClass();
        }
        Matcher comment = Pattern.compile(
                        "/\\*\\*((?:(?!\\*/).)*)\\*/\\s*(?:public )?record " + record.getSimpleName() + "\\b",
                        Pattern.DOTALL)
                .matcher(source(outer));
        if (!comment.find()) {
            throw new IllegalStateException(record.getName() + " has no docstring: write one");
        }
        return comment.group(1);
    }

    private static String source(Class<?> outer) {
        try {
            return Files.readString(SOURCES.resolve(outer.getName().replace('.', '/') + ".java"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String plain(String javadoc) {
        return javadoc.replaceAll("(?m)^\\s*\\*", " ")
                .replaceAll("\\{@(?:code|link) ([^}]*)}", "$1")
                .replaceAll("<[^<>]*>", " ")
                .replaceAll("\\s+", " ")
                .strip();
    }
}
