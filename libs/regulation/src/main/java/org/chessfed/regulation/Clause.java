package org.chessfed.regulation;

import java.util.Locale;

/**
 * A clause of the regulation, in the platform's own words.
 *
 * @param article number in the original, as printed there
 * @param zh what it says, Chinese
 * @param en what it says, English
 */
public record Clause(String article, String zh, String en) {

    /** What it says, for a reader: Chinese for a Chinese locale, English for every other. */
    public String in(Locale reader) {
        return "zh".equals(reader.getLanguage()) ? zh : en;
    }
}
