package org.chessfed.console.staff;

import org.jspecify.annotations.Nullable;

/** Values as forms send them: a field that is left empty comes as an empty text, one that is not there not at all. */
public final class Given {

    private Given() {}

    /** The text without spaces around it; empty where nothing was given. */
    public static String text(@Nullable String value) {
        return value == null ? "" : value.strip();
    }

    /** The same; null where nothing was given. */
    public static @Nullable String orNull(@Nullable String value) {
        String text = text(value);
        return text.isEmpty() ? null : text;
    }
}
