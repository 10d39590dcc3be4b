package org.chessfed.engine.trf;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** One line of a file, with its fields by column; columns are 1-based, inclusive, and count code points. */
final class TrfLine {

    private final int number;
    private final int[] characters;

    TrfLine(int number, String text) {
        this.number = number;
        this.characters = text.codePoints().toArray();
    }

    int number() {
        return number;
    }

    /** Length in characters. */
    int length() {
        return characters.length;
    }

    /** The record's code; codes with letters are read in either case. */
    String code() {
        return text(1, 3).toUpperCase(Locale.ROOT);
    }

    /** The character in a column; blank beyond the end of the line. */
    int at(int column) {
        return column <= characters.length ? characters[column - 1] : ' ';
    }

    boolean blank(int from, int to) {
        for (int column = from; column <= Math.min(to, characters.length); column++) {
            if (at(column) != ' ') {
                return false;
            }
        }
        return true;
    }

    /** The characters of some columns as they stand; shorter where the line ends before. */
    String text(int from, int to) {
        int last = Math.min(to, characters.length);
        return from > last ? "" : new String(characters, from - 1, last - from + 1);
    }

    /** The characters of some columns without the blanks around. */
    String trimmed(int from, int to) {
        return text(from, to).strip();
    }

    String whole() {
        return text(1, characters.length);
    }

    /** What stands behind the code, parted by blanks. */
    List<String> words() {
        String words = text(4, length()).strip();
        return words.isEmpty() ? List.of() : List.of(words.split("\\s+"));
    }

    /** A number of up to four digits, empty where the field is blank. */
    OptionalInt integer(int from, int to, String field) {
        String digits = trimmed(from, to);
        return digits.isEmpty() ? OptionalInt.empty() : OptionalInt.of(integer(digits, from, field));
    }

    int integer(String digits, int column, String field) {
        if (digits.isEmpty() || digits.length() > 9 || !digits.chars().allMatch(TrfLine::digit)) {
            throw fault(column, field + " must be a whole number, found \"" + digits + "\"");
        }
        return Integer.parseInt(digits);
    }

    /** A number from 1 to a limit. */
    int positive(int from, int to, int limit, String field) {
        int value = integer(from, to, field).orElseThrow(() -> fault(from, field + " is missing"));
        if (value < 1 || value > limit) {
            throw fault(from, field + " must be from 1 to " + limit + ", found " + value);
        }
        return value;
    }

    /** Points such as {@code 11.5}, in tenths; empty where the field is blank. */
    OptionalInt tenths(int from, int to, String field) {
        String points = trimmed(from, to);
        return points.isEmpty() ? OptionalInt.empty() : OptionalInt.of(tenths(points, from, field));
    }

    int tenths(String points, int column, String field) {
        return parsedTenths(points)
                .orElseThrow(() -> fault(column, field + " must be points such as 2.5, found \"" + points + "\""));
    }

    private static Optional<Integer> parsedTenths(String points) {
        int point = points.indexOf('.');
        String whole = point < 0 ? points : points.substring(0, point);
        String fraction = point < 0 ? "0" : points.substring(point + 1);
        boolean digits = whole.length() + fraction.length() > 0
                && whole.length() <= 6
                && whole.chars().allMatch(TrfLine::digit)
                && fraction.chars().allMatch(TrfLine::digit)
                && (fraction.length() <= 1 || fraction.substring(1).chars().allMatch(c -> c == '0'));
        if (!digits || (whole.isEmpty() && fraction.isEmpty())) {
            return Optional.empty();
        }
        int value = whole.isEmpty() ? 0 : Integer.parseInt(whole) * 10;
        return Optional.of(fraction.isEmpty() ? value : value + (fraction.charAt(0) - '0'));
    }

    private static boolean digit(int character) {
        return character >= '0' && character <= '9';
    }

    TrfException fault(int column, String problem) {
        return new TrfException(number, column, problem);
    }
}
