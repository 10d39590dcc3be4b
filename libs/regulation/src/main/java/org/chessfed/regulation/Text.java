package org.chessfed.regulation;

import java.util.Locale;

/**
 * A wording in both languages.
 *
 * @param zh Chinese as written in Taiwan
 * @param en English
 */
public record Text(String zh, String en) {

    /** The wording for a reader: Chinese for a Chinese locale, English for every other. */
    public String in(Locale reader) {
        return "zh".equals(reader.getLanguage()) ? zh : en;
    }
}
