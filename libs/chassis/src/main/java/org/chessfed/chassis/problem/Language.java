package org.chessfed.chassis.problem;

import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Languages in which people are answered. */
public enum Language {
    /** Chinese of Taiwan, the default. */
    ZH_TW("zh-TW"),
    /** English. */
    EN("en");

    private final String tag;

    Language(String tag) {
        this.tag = tag;
    }

    /** BCP 47 tag. */
    public String tag() {
        return tag;
    }

    /** The language that an {@code Accept-Language} header asks for first; the default if it names neither or is malformed. */
    public static Language of(@Nullable String acceptLanguage) {
        if (acceptLanguage == null || acceptLanguage.isBlank()) {
            return ZH_TW;
        }
        List<Locale.LanguageRange> ranges;
        try {
            ranges = Locale.LanguageRange.parse(acceptLanguage);
        } catch (IllegalArgumentException e) {
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
