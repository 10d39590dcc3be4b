package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/** The records about the tournament as a whole: name, place, dates, arbiters, and the numbers that it tells of itself. */
final class HeaderRecords {

    private static final Pattern FULL_DATE = Pattern.compile("[0-9]{4}[/.-][0-9]{2}[/.-][0-9]{2}");

    private final Map<String, String> texts = new HashMap<>();
    private final Map<String, Integer> lines = new HashMap<>();
    private final List<String> deputyArbiters = new ArrayList<>();
    private final List<String> roundDates = new ArrayList<>();

    /** Takes a record of one text; returns whether it is the first of its code, which holds. */
    boolean text(TrfLine line) {
        String value = line.trimmed(5, line.length());
        lines.putIfAbsent(line.code(), line.number());
        return value.isEmpty() || texts.putIfAbsent(line.code(), value) == null;
    }

    void deputyArbiter(TrfLine line) {
        deputyArbiters.add(line.trimmed(5, line.length()));
    }

    /** Dates of the rounds, {@code YY/MM/DD}; a year of four digits fills the gap to the next date and is cut to two. */
    void dates(TrfLine line, PointRecords.Remarks remarks) {
        for (int column = PlayerLine.FIRST_CELL; column <= line.length(); column += 10) {
            if (FULL_DATE.matcher(line.standing(column, column + 9)).matches()) {
                remarks.tolerated(line, column, "a round's date has a year of two digits here");
                roundDates.add(line.trimmed(column, column + 9).substring(2));
            } else {
                roundDates.add(line.trimmed(column, column + 7));
            }
        }
    }

    TrfHeader finish() {
        return new TrfHeader(
                head("012"),
                head("022"),
                head("032"),
                head("042"),
                head("052"),
                head("092"),
                head("102"),
                deputyArbiters,
                head("122"),
                roundDates,
                head("172"),
                head("182"),
                head("192"),
                head("202"),
                head("212"),
                head("222"));
    }

    private String head(String code) {
        return texts.getOrDefault(code, "");
    }

    /** Line of the first record of a code; {@code 0} without one. */
    int line(String code) {
        return lines.getOrDefault(code, 0);
    }

    /** Remarks on days that are none: the first day tells which edition of the rules is in force. */
    void checkDays(TrfHeader header, Consumer<TrfWarning> warnings) {
        if (!header.start().isEmpty() && header.startDate().isEmpty()) {
            String effect = "; rules that depend on it are those in force now";
            warnings.accept(noDay("042", "first day", header.start(), effect));
        }
        if (!header.end().isEmpty() && header.endDate().isEmpty()) {
            warnings.accept(noDay("052", "last day", header.end(), ""));
        }
    }

    private TrfWarning noDay(String code, String what, String found, String effect) {
        String message = "the " + what + " is a day YYYY/MM/DD, found \"" + found + "\"" + effect;
        return new TrfWarning(line(code), 5, TrfWarning.Kind.TOLERATED, message);
    }

    /** Remarks on numbers that the file tells otherwise than they are. */
    void checkCounts(List<TrfPlayer> field, TrfTeams teams, Consumer<TrfWarning> warnings) {
        check("062", "players", field.size(), warnings);
        long rated = field.stream().filter(player -> player.rating() > 0).count();
        check("072", "rated players", rated, warnings);
        check("082", "teams", teams.teams().size(), warnings);
    }

    private void check(String code, String what, long actual, Consumer<TrfWarning> warnings) {
        String told = head(code);
        if (!told.isEmpty() && !told.equals(Long.toString(actual))) {
            String message = "record " + code + " tells " + told + " " + what + ", the file has " + actual;
            warnings.accept(new TrfWarning(0, 0, TrfWarning.Kind.TOLERATED, message));
        }
    }
}
