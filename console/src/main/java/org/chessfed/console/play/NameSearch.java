package org.chessfed.console.play;

import java.text.Normalizer;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A part of a name that somebody typed: case, width and spaces do not matter.
 *
 * @param typed as typed
 */
record NameSearch(String typed) {

    private static final int LONGEST = 60;

    static NameSearch of(@Nullable String typed) {
        String clean = typed == null ? "" : typed.strip();
        return new NameSearch(clean.length() > LONGEST ? clean.substring(0, LONGEST) : clean);
    }

    /** Whether nothing was typed. */
    public boolean blank() {
        return typed.isEmpty();
    }

    /** Whether one of the names has the part. */
    public boolean finds(@Nullable String nameZh, @Nullable String passportName) {
        String part = plain(typed);
        return !part.isEmpty()
                && (plain(nameZh).contains(part) || plain(passportName).contains(part));
    }

    private static String plain(@Nullable String name) {
        return name == null
                ? ""
                : Normalizer.normalize(name, Normalizer.Form.NFKC)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[\\s,.]+", "");
    }
}
