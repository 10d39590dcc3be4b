package org.chessfed.engine.trf;

import java.util.Locale;
import java.util.OptionalInt;
import org.chessfed.engine.PointSystem;

/** Values in columns of fixed width, counted by character; what does not fit is refused and nothing is cut. */
final class Columns {

    private Columns() {}

    static TrfException refused(String problem) {
        return new TrfException(0, 0, problem);
    }

    static String tenths(int value) {
        if (value < 0) {
            throw refused("points must not be negative: " + value + " tenths");
        }
        return PointSystem.text(value);
    }

    static String optional(String field, OptionalInt value, int width) {
        return value.isPresent() ? number(field, value.getAsInt(), width) : " ".repeat(width);
    }

    static String optionalTenths(String field, OptionalInt value) {
        return value.isPresent() ? right(field, tenths(value.getAsInt()), 6) : " ".repeat(6);
    }

    static String number(String field, int value, int width) {
        if (value < 1) {
            throw refused(field + " must be positive, found " + value);
        }
        return right(field, String.format(Locale.ROOT, "%d", value), width);
    }

    static String left(String field, String value, int width) {
        return pad(fitting(field, value, width), width);
    }

    static String right(String field, String value, int width) {
        return " ".repeat(width - length(fitting(field, value, width))) + value;
    }

    static String pad(String value, int width) {
        return value + " ".repeat(width - length(value));
    }

    private static int length(String value) {
        return value.codePointCount(0, value.length());
    }

    private static String fitting(String field, String value, int width) {
        if (length(value) > width) {
            throw refused(field + " may have " + width + " characters, \"" + value + "\" has " + length(value));
        }
        if (!value.equals(value.strip()) || value.chars().anyMatch(c -> c < ' ')) {
            throw refused(field + " must be one line without blanks around: \"" + value + "\"");
        }
        return value;
    }
}
