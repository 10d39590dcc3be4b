package org.chessfed.pairing.page;

import java.util.Arrays;
import java.util.stream.Collectors;

/** One line of a CSV file (RFC 4180) that a spreadsheet may open: what would be a formula is text. */
public final class CsvLine {

    private CsvLine() {}

    /** The line of some values, with its end. */
    public static String of(Object... values) {
        return Arrays.stream(values)
                .map(value -> quoted(harmless(String.valueOf(value))))
                .collect(Collectors.joining(",", "", "\r\n"));
    }

    private static String harmless(String value) {
        return !value.isEmpty() && "=+-@\t\r".indexOf(value.charAt(0)) >= 0 ? "'" + value : value;
    }

    private static String quoted(String value) {
        boolean plain = value.chars().noneMatch(c -> c == ',' || c == '"' || c == '\r' || c == '\n');
        return plain ? value : '"' + value.replace("\"", "\"\"") + '"';
    }
}
