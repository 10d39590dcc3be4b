package org.chessfed.payment.statement;

import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import org.chessfed.payment.booking.IncomingLine;
import org.chessfed.payment.transfer.ReportedTransfer;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lines of a statement. A line is known by payee, date, time, amount, bank, digits and reference, and by its place
 * among the equal lines of the statement: two equal transfers of one day are two payments, and the same statement again, or
 * another one that covers the same days, brings nothing new. A statement therefore covers whole days.
 */
final class StatementPolicy {

    private static final int LONGEST_BANK = 40;
    private static final int LONGEST_REFERENCE = 40;

    private StatementPolicy() {}

    /**
     * What is wrong with a value of a line.
     *
     * @param row number of the line, 1 for the first after the header
     * @param column name of the column
     * @param rule which rule it breaks
     */
    record BadValue(int row, String column, Rule rule) {}

    /** Rules of a line. */
    enum Rule {
        /** As many values as the header has columns. */
        COLUMNS,
        /** A day such as 2031-01-05 or 2031/01/05. */
        DATE,
        /** A time such as 23:50 or 23:50:00, or nothing. */
        TIME,
        /** Not later than today. */
        FUTURE,
        /** Not before {@link ReportedTransfer#EARLIEST_DAY}. */
        EARLY,
        /** A positive amount with no more decimals than the currency has. */
        AMOUNT,
        /** Five digits, or nothing. */
        LAST_FIVE,
        /** Not too long. */
        LENGTH,
        /** Nothing that controls a screen or a file instead of being read. */
        CHARACTERS
    }

    /**
     * A line that can be read.
     *
     * @param row number of the line, 1 for the first after the header
     * @param line what it says
     */
    record GoodLine(int row, IncomingLine line) {}

    /** What was read: lines and bad values. */
    record Reading(List<GoodLine> lines, List<BadValue> bad) {
        Reading {
            lines = List.copyOf(lines);
            bad = List.copyOf(bad);
        }
    }

    /**
     * Reads every line.
     *
     * @param rows column and text of each line
     * @param payee payee whose account it is
     * @param decimals decimals of the currency
     * @param zone zone of dates and times
     * @param today last day that a value date may have
     */
    static Reading read(List<Map<String, String>> rows, String payee, int decimals, ZoneId zone, LocalDate today) {
        List<GoodLine> lines = new ArrayList<>();
        List<BadValue> bad = new ArrayList<>();
        Map<String, Integer> equal = new HashMap<>();
        for (int i = 0; i < rows.size(); i++) {
            int before = bad.size();
            Map<String, String> row = rows.get(i);
            int number = i + 1;
            if (row.containsKey("")) {
                bad.add(new BadValue(number, "", Rule.COLUMNS));
            }
            LocalDate date = date(text(row, "valueDate"));
            LocalTime time = time(text(row, "valueTime"));
            long amount = amount(text(row, "amount"), decimals);
            String lastFive = text(row, "lastFive");
            if (date == null) {
                bad.add(new BadValue(number, "valueDate", Rule.DATE));
            } else if (date.isAfter(today)) {
                bad.add(new BadValue(number, "valueDate", Rule.FUTURE));
            } else if (date.isBefore(ReportedTransfer.EARLIEST_DAY)) {
                bad.add(new BadValue(number, "valueDate", Rule.EARLY));
            }
            if (time == null) {
                bad.add(new BadValue(number, "valueTime", Rule.TIME));
            }
            if (amount <= 0) {
                bad.add(new BadValue(number, "amount", Rule.AMOUNT));
            }
            if (!lastFive.matches("([0-9]{5})?")) {
                bad.add(new BadValue(number, "lastFive", Rule.LAST_FIVE));
            }
            String bank = text(row, "bank");
            if (bank.length() > LONGEST_BANK) {
                bad.add(new BadValue(number, "bank", Rule.LENGTH));
            }
            if (!bank.matches(ReportedTransfer.PLAIN_TEXT)) {
                bad.add(new BadValue(number, "bank", Rule.CHARACTERS));
            }
            String reference = text(row, "reference");
            if (reference.length() > LONGEST_REFERENCE) {
                bad.add(new BadValue(number, "reference", Rule.LENGTH));
            }
            if (!reference.matches(ReportedTransfer.PLAIN_TEXT)) {
                bad.add(new BadValue(number, "reference", Rule.CHARACTERS));
            }
            if (bad.size() > before || date == null || time == null) {
                continue;
            }
            String key = String.join("\n", payee, date + "T" + time, "" + amount, bank, lastFive, reference);
            int place = equal.merge(key, 1, Integer::sum);
            lines.add(new GoodLine(
                    number,
                    new IncomingLine(
                            amount,
                            date.atTime(time).atZone(zone).toInstant(),
                            date,
                            orNull(bank),
                            orNull(lastFive),
                            orNull(reference),
                            hash(key + "\n" + place))));
        }
        return new Reading(lines, bad);
    }

    private static String text(Map<String, String> row, String column) {
        return row.getOrDefault(column, "");
    }

    private static @Nullable LocalDate date(String text) {
        try {
            return LocalDate.parse(text.replace('/', '-'));
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** A day without a time counts from its beginning, so that a payment on the day of a deadline is in time. */
    private static @Nullable LocalTime time(String text) {
        try {
            return text.isEmpty() ? LocalTime.MIN : LocalTime.parse(text);
        } catch (DateTimeException e) {
            return null;
        }
    }

    /** In the minor unit; 0 for what is no amount. Thousands may be set apart by commas. */
    private static long amount(String text, int decimals) {
        if (!text.matches("[0-9]{1,3}(,[0-9]{3})+([.][0-9]{1,4})?|[0-9]{1,12}([.][0-9]{1,4})?")) {
            return 0;
        }
        try {
            return new BigDecimal(text.replace(",", ""))
                    .movePointRight(decimals)
                    .longValueExact();
        } catch (ArithmeticException e) {
            return 0;
        }
    }

    private static @Nullable String orNull(String text) {
        return text.isEmpty() ? null : text;
    }

    private static String hash(String text) {
        try {
            return HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }
}
