package org.chessfed.pairing.tournament;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Search by name on public pages. */
public final class Names {

    private Names() {}

    /**
     * Whether a part is in either name; upper and lower case and blanks around it make no difference.
     *
     * @param part what is looked for; empty matches everybody
     * @param nameZh Chinese name
     * @param passportName name in Latin letters
     */
    public static boolean match(String part, String nameZh, @Nullable String passportName) {
        String wanted = part.strip().toLowerCase(Locale.ROOT);
        return nameZh.toLowerCase(Locale.ROOT).contains(wanted)
                || passportName != null && passportName.toLowerCase(Locale.ROOT).contains(wanted);
    }
}
