package org.chessfed.console.page;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Languages of the pages. */
public enum Language {
    /** Chinese of Taiwan, the default. */
    ZH_TW("zh-TW", "中文"),
    /** English. */
    EN("en", "English");

    private final String tag;
    private final String ownName;

    Language(String tag, String ownName) {
        this.tag = tag;
        this.ownName = ownName;
    }

    /** BCP 47 tag, as in {@code <html lang>}, the cookie and {@code ?lang}. */
    public String tag() {
        return tag;
    }

    /** What the language calls itself. */
    public String ownName() {
        return ownName;
    }

    /** Locale of numbers and dates. */
    public Locale locale() {
        return Locale.forLanguageTag(tag);
    }

    /** The one that the switch on a page leads to. */
    public Language other() {
        return this == EN ? ZH_TW : EN;
    }

    /** The language of a tag; empty if the pages do not have it. */
    static Optional<Language> ofTag(@Nullable String tag) {
        for (Language language : values()) {
            if (language.tag.equalsIgnoreCase(tag)) {
                return Optional.of(language);
            }
        }
        return Optional.empty();
    }

    /** The language that a browser asks for first; the default if it names neither or the header is malformed. */
    static Language asked(@Nullable String acceptLanguage) {
        if (acceptLanguage == null || acceptLanguage.isBlank()) {
            return ZH_TW;
        }
        List<Locale.LanguageRange> ranges;
        try {
            ranges = Locale.LanguageRange.parse(acceptLanguage);
        } catch (IllegalArgumentException malformed) {
            return ZH_TW;
        }
        for (Locale.LanguageRange range : ranges) {
            if (range.getWeight() > 0 && range.getRange().startsWith("en")) {
                return EN;
            }
            if (range.getWeight() > 0 && range.getRange().startsWith("zh")) {
                return ZH_TW;
            }
        }
        return ZH_TW;
    }
}
