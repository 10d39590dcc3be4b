package org.chessfed.registration.person;

import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Text of which everything can be seen. Characters without a shape make two names look the same that are not, and turn the
 * direction of writing.
 */
public final class PlainText {

    /** Controls, formats, lone halves of characters, line breaks, fillers without a shape, choosers of a variant. */
    private static final Pattern HIDDEN = Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}"
            + "\\x{034F}\\x{115F}\\x{1160}\\x{17B4}\\x{17B5}\\x{180B}-\\x{180F}\\x{2800}\\x{3164}\\x{FFA0}"
            + "\\x{FE00}-\\x{FE0F}\\x{E0100}-\\x{E01EF}]");

    private PlainText() {}

    /** Whether a text holds a character that nobody sees; a text that is not there holds none. */
    public static boolean hides(@Nullable String text) {
        return text != null && HIDDEN.matcher(text).find();
    }

    /** The text without such characters. */
    static String seen(String text) {
        return HIDDEN.matcher(text).replaceAll("");
    }
}
