package org.chessfed.notification.letter;

import io.quarkus.qute.Engine;
import io.quarkus.qute.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import org.chessfed.chassis.problem.Language;
import org.chessfed.notification.notice.NoticeKind;

/**
 * The templates of all letters: {@code letters/<kind>.<language>.txt}, the subject on the first line. A value that a
 * template names and nobody gives is an error.
 */
final class LetterTemplates {

    private final Map<String, Template> templates = new HashMap<>();

    /** Reads every template; one that is missing or malformed stops the start. */
    LetterTemplates() {
        Engine engine = Engine.builder()
                .addDefaults()
                .strictRendering(true)
                .removeStandaloneLines(true)
                .build();
        for (Language language : Language.values()) {
            for (NoticeKind kind : NoticeKind.values()) {
                String name = name(kind, language);
                templates.put(name, engine.parse(read(name)));
            }
        }
    }

    /** Fills a template; subject and text are parted at the first end of line. */
    Letter fill(NoticeKind kind, Language language, Map<String, ?> values) {
        Template template = templates.get(name(kind, language));
        if (template == null) {
            throw new IllegalStateException("no letter " + name(kind, language));
        }
        String whole = template.render(values);
        int end = whole.indexOf('\n');
        return new Letter(
                whole.substring(0, end).strip(), whole.substring(end + 1).strip() + "\n", language.tag());
    }

    private static String name(NoticeKind kind, Language language) {
        return "letters/" + kind.id() + "." + language.tag() + ".txt";
    }

    private static String read(String name) {
        try (InputStream in = LetterTemplates.class.getClassLoader().getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("there is no " + name);
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
