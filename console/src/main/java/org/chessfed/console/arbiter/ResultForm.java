package org.chessfed.console.arbiter;

import jakarta.ws.rs.core.MultivaluedMap;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.console.service.PairingDesk.BoardResult;
import org.jspecify.annotations.Nullable;

/**
 * The results of a round as the form sends them: {@code result-7} is the result of board 7, {@code white-7} and
 * {@code black-7} the local time at which a player came to it. Boards left empty are left out.
 *
 * @param boards what is entered, in the order of the boards
 * @param values the fields as they were filled, to show them again
 * @param faults names of fields that hold no time of day
 * @param sentEmpty whether it was sent without anything in it
 */
record ResultForm(List<BoardResult> boards, Map<String, String> values, Set<String> faults, boolean sentEmpty) {

    /** A form that nobody has filled. */
    static final ResultForm EMPTY = new ResultForm(List.of(), Map.of(), Set.of(), false);

    /**
     * Reads a form.
     *
     * @param boardNumbers boards of the round
     * @param day day of play
     * @param zone zone of the times
     */
    static ResultForm of(MultivaluedMap<String, String> form, List<Integer> boardNumbers, LocalDate day, ZoneId zone) {
        Map<String, String> values = new HashMap<>();
        Set<String> faults = new HashSet<>();
        List<BoardResult> boards = new ArrayList<>();
        for (int board : boardNumbers) {
            String result = value(form, "result-" + board, values);
            Instant white = time(value(form, "white-" + board, values), "white-" + board, day, zone, faults);
            Instant black = time(value(form, "black-" + board, values), "black-" + board, day, zone, faults);
            if (!result.isEmpty() || white != null || black != null) {
                boards.add(new BoardResult(board, result.isEmpty() ? null : result, white, black));
            }
        }
        return new ResultForm(boards, values, faults, values.isEmpty());
    }

    private static String value(MultivaluedMap<String, String> form, String name, Map<String, String> values) {
        String given = form.getFirst(name);
        String value = given == null ? "" : given.strip();
        if (!value.isEmpty()) {
            values.put(name, value);
        }
        return value;
    }

    /** A local time of the day of play; null for none. */
    static @Nullable Instant time(String given, String name, LocalDate day, ZoneId zone, Set<String> faults) {
        if (given.isEmpty()) {
            return null;
        }
        try {
            return LocalTime.parse(given).atDate(day).atZone(zone).toInstant();
        } catch (DateTimeException notATime) {
            faults.add(name);
            return null;
        }
    }

    /** What stands in a field. */
    public String value(String name, int board) {
        return values.getOrDefault(name + "-" + board, "");
    }

    /** Whether a field holds no time of day. */
    public boolean fault(String name, int board) {
        return faults.contains(name + "-" + board);
    }
}
