package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * One line of a file, with its fields by column; columns are 1-based, inclusive, and count code points. A line knows
 * which of its columns were read as fields, so that nothing that stands beside them goes unseen.
 */
final class TrfLine {

    private final int number;
    private final int[] characters;
    private final BitSet read = new BitSet();

    /** A value that a record tells is worth at most this, in tenths; it fits four columns and cannot overflow a sum. */
    static final int MOST_POINTS = 999;

    /** A word of a line whose words are parted by blanks, and where it begins. */
    record Word(int column, String text) {}

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
        return standing(1, 3).toUpperCase(Locale.ROOT);
    }

    /** The character of a field of one column; blank beyond the end of the line. */
    int at(int column) {
        read.set(column);
        return standingAt(column);
    }

    private int standingAt(int column) {
        return column <= characters.length ? characters[column - 1] : ' ';
    }

    /** Characters as they stand, without reading them as a field. */
    String standing(int from, int to) {
        int last = Math.min(to, characters.length);
        return from > last ? "" : new String(characters, from - 1, last - from + 1);
    }

    boolean blank(int from, int to) {
        for (int column = from; column <= Math.min(to, characters.length); column++) {
            if (standingAt(column) != ' ') {
                return false;
            }
        }
        return true;
    }

    /** The characters of a field as they stand; shorter where the line ends before. */
    String text(int from, int to) {
        read.set(from, Math.max(from, to) + 1);
        return standing(from, to);
    }

    /** The characters of a field without the blanks around. */
    String trimmed(int from, int to) {
        return text(from, to).strip();
    }

    String whole() {
        return standing(1, characters.length);
    }

    /** What stands behind the code, parted by blanks. */
    List<Word> words() {
        read.set(5, Math.max(5, length() + 1));
        return words(5, Integer.MAX_VALUE);
    }

    /** The first word, wherever it begins; empty where the line has none. */
    Optional<Word> firstWord() {
        return words(1, 1).stream().findFirst();
    }

    private List<Word> words(int from, int most) {
        List<Word> words = new ArrayList<>();
        int start = 0;
        for (int column = from; column <= length() + 1 && words.size() < most; column++) {
            int found = standingAt(column);
            boolean blank = column > length() || Character.isWhitespace(found) || Character.isSpaceChar(found);
            if (!blank && start == 0) {
                start = column;
            } else if (blank && start > 0) {
                words.add(new Word(start, standing(start, column - 1)));
                start = 0;
            }
        }
        return words;
    }

    /** The column behind the code parts it from the fields. */
    void requireBlankBehindCode() {
        requireBlank(4);
    }

    /** What was not read as a field must be blank: a value that runs over its columns would be cut without a word. */
    void requireRestBlank() {
        for (int column = read.nextClearBit(4); column <= length(); column = read.nextClearBit(column + 1)) {
            requireBlank(column);
        }
    }

    private void requireBlank(int column) {
        int found = standingAt(column);
        if (found != ' ' && found != '\t') {
            throw fault(
                    column,
                    "column " + column + " of record " + code() + " must be blank, found \"" + Character.toString(found)
                            + "\"; does a value run over its columns?");
        }
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

    /** What something is worth, in tenths: points that are told for a result, a bye or a round. */
    OptionalInt worth(int from, int to, String field) {
        String points = trimmed(from, to);
        return points.isEmpty() ? OptionalInt.empty() : OptionalInt.of(worth(points, from, field));
    }

    int worth(String points, int column, String field) {
        int value = tenths(points, column, field);
        if (value > MOST_POINTS) {
            throw fault(column, field + " must be from 0 to 99.9, found \"" + points + "\"");
        }
        return value;
    }

    private static Optional<Integer> parsedTenths(String points) {
        int point = points.indexOf('.');
        String whole = point < 0 ? points : points.substring(0, point);
        String fraction = point < 0 ? "0" : points.substring(point + 1);
        boolean digits = !points.isEmpty()
                && whole.length() + fraction.length() > 0
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
