package org.chessfed.console.page;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/**
 * The texts of the pages, one file per language: {@code text/zh-TW.properties} and {@code text/en.properties}. A key that
 * one of them lacks, or that a template names and neither has, fails the build.
 */
public final class Texts {

    private static final Map<Language, Properties> ALL = new EnumMap<>(Language.class);

    static {
        for (Language language : Language.values()) {
            ALL.put(language, read(language));
        }
    }

    private Texts() {}

    /**
     * A text.
     *
     * @param arguments values for its places {@code {0}}, {@code {1}}, as {@link MessageFormat} puts them
     * @throws IllegalArgumentException if the key is unknown
     */
    public static String of(Language language, String key, Object... arguments) {
        String pattern = of(language).getProperty(key);
        if (pattern == null) {
            throw new IllegalArgumentException("no text " + key + " in " + language.tag());
        }
        return arguments.length == 0
                ? pattern
                : new MessageFormat(pattern.replace("'", "''"), language.locale()).format(arguments);
    }

    /** The text of a code that a service sent; the code itself if this version of the console does not know it. */
    static String ofCode(Language language, String key, String code) {
        return of(language).getProperty(key, code);
    }

    static Properties of(Language language) {
        return ALL.getOrDefault(language, new Properties());
    }

    private static Properties read(Language language) {
        String file = "/text/" + language.tag() + ".properties";
        Properties texts = new Properties();
        try (InputStream stream = Texts.class.getResourceAsStream(file)) {
            if (stream == null) {
                throw new IllegalStateException("missing " + file);
            }
            try (Reader reader = new InputStreamReader(stream, StandardCharsets.UTF_8)) {
                texts.load(reader);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return texts;
    }
}
