package org.chessfed.engine.trf;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * The texts at the head of a tournament file; empty where the file has no such record.
 *
 * @param name tournament name, 012
 * @param city 022
 * @param federation 032
 * @param start first day as it stands, 042
 * @param end last day as it stands, 052
 * @param type type of tournament in words, 092
 * @param chiefArbiter 102
 * @param deputyArbiters 112, one line each
 * @param timeControl in words, 122
 * @param roundDates 132, one for each round, as they stand
 * @param startingRankMethod 172
 * @param pairingProgram 182
 * @param typeCode coded type such as {@code FIDE_DUTCH_2026}, 192
 * @param tieBreaks 202
 * @param standingsKeys 212
 * @param codedTimeControl 222
 */
public record TrfHeader(
        String name,
        String city,
        String federation,
        String start,
        String end,
        String type,
        String chiefArbiter,
        List<String> deputyArbiters,
        String timeControl,
        List<String> roundDates,
        String startingRankMethod,
        String pairingProgram,
        String typeCode,
        String tieBreaks,
        String standingsKeys,
        String codedTimeControl) {

    /** A header in which nothing is known. */
    public static final TrfHeader EMPTY =
            new TrfHeader("", "", "", "", "", "", "", List.of(), "", List.of(), "", "", "", "", "", "");

    public TrfHeader {
        deputyArbiters = List.copyOf(deputyArbiters);
        roundDates = List.copyOf(roundDates);
    }

    /** The first day, if record 042 holds a date: {@code YYYY/MM/DD}, or with dots or hyphens. */
    public Optional<LocalDate> startDate() {
        return date(start);
    }

    /** The last day, if record 052 holds a date. */
    public Optional<LocalDate> endDate() {
        return date(end);
    }

    /** Whether record 192 asks for Baku acceleration. */
    public boolean baku() {
        return typeCode.endsWith("_BAKU");
    }

    /** Whether the tournament is a round robin, by its coded type or else by its type in words. */
    public boolean roundRobin() {
        if (!typeCode.isEmpty()) {
            return typeCode.contains("ROUNDROBIN");
        }
        String words = type.toLowerCase(Locale.ROOT);
        return words.contains("round-robin") || words.contains("round robin") || words.contains("roundrobin");
    }

    private static Optional<LocalDate> date(String text) {
        String[] parts = text.trim().split("[/.-]");
        if (parts.length != 3 || parts[0].length() != 4) {
            return Optional.empty();
        }
        try {
            return Optional.of(
                    LocalDate.of(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2])));
        } catch (DateTimeException | NumberFormatException notADate) {
            return Optional.empty();
        }
    }
}
