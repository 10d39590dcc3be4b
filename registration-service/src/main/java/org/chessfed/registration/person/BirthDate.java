package org.chessfed.registration.person;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A date of birth that may be known in part only: year, year and month, or whole.
 *
 * <p>People write it in the Gregorian calendar or in years of the Republic (ROC year + 1911), with digits alone or with
 * separators. A text that fits both calendars is not guessed.
 *
 * @param year Gregorian year
 * @param month 1 to 12; {@code 0} = not known
 * @param day 1 to 31; {@code 0} = not known, as it is whenever the month is not known
 */
public record BirthDate(int year, int month, int day) {

    private static final int ROC_EPOCH = 1911;

    /** Below this ROC year (1931) a short first number may as well be a Gregorian year without its century. */
    private static final int FIRST_CERTAIN_ROC_YEAR = 20;

    private static final int OLDEST_YEAR = 1900;

    private static final Pattern PARTS =
            Pattern.compile("(\\d{1,4})[-/.年](\\d{1,2})(?:月$|(?:[-/.月](\\d{1,2})日?)?$)|(\\d{4})年?$|(\\d{2,3})年$");
    private static final Pattern DIGITS = Pattern.compile("(\\d{2,4})(\\d{2})(\\d{2})");

    public BirthDate {
        if (month == 0 && day != 0) {
            throw new IllegalArgumentException("a day of birth without its month");
        }
        if (month < 0 || month > 12 || day < 0) {
            throw new IllegalArgumentException("no such month or day");
        }
        if (day > 0) {
            try {
                LocalDate.of(year, month, day);
            } catch (DateTimeException e) {
                throw new IllegalArgumentException("no such day", e);
            }
        }
    }

    /** Why a text is not taken for a date of birth. */
    public enum Refusal {
        /** The text has none of the known shapes. */
        UNREADABLE,
        /** The calendar has no such day or month. */
        NO_SUCH_DATE,
        /** The text may mean two years; the person must be asked. */
        AMBIGUOUS_YEAR
    }

    /** What a text means: a date, or the reason why it is not taken. */
    public sealed interface Reading permits Read, Refused {}

    /**
     * The text is understood.
     *
     * @param date what it means
     */
    public record Read(BirthDate date) implements Reading {}

    /**
     * The text is not taken.
     *
     * @param why the reason
     */
    public record Refused(Refusal why) implements Reading {}

    /**
     * Reads what a person typed: {@code 2006-01-01}, {@code 2006/1/1}, {@code 20060101}, {@code 2010-05}, {@code 2010},
     * {@code 95/1/1}, {@code 0950101}, {@code 950101}, {@code 95年1月1日}. Full-width digits count as digits.
     */
    public static Reading read(String text) {
        String plain = java.text.Normalizer.normalize(text, java.text.Normalizer.Form.NFKC)
                .strip()
                .replace(" ", "");
        Matcher digits = DIGITS.matcher(plain);
        if (plain.length() >= 6 && plain.length() <= 8 && digits.matches()) {
            return of(digits.group(1), digits.group(2), digits.group(3));
        }
        Matcher parts = PARTS.matcher(plain);
        if (!parts.matches()) {
            return new Refused(Refusal.UNREADABLE);
        }
        if (parts.group(1) != null) {
            return of(parts.group(1), parts.group(2), parts.group(3) == null ? "0" : parts.group(3));
        }
        return of(parts.group(4) != null ? parts.group(4) : parts.group(5), "0", "0");
    }

    private static Reading of(String yearText, String monthText, String dayText) {
        int number = Integer.parseInt(yearText);
        int year;
        if (yearText.length() == 4 && number >= OLDEST_YEAR) {
            year = number;
        } else if (yearText.length() == 4) {
            return new Refused(Refusal.UNREADABLE);
        } else if (number < FIRST_CERTAIN_ROC_YEAR) {
            return new Refused(Refusal.AMBIGUOUS_YEAR);
        } else {
            year = number + ROC_EPOCH;
        }
        int month = Integer.parseInt(monthText);
        int day = Integer.parseInt(dayText);
        if (monthText.length() > 1 && month == 0 || dayText.length() > 1 && day == 0) {
            return new Refused(Refusal.NO_SUCH_DATE);
        }
        try {
            return new Read(new BirthDate(year, month, day));
        } catch (IllegalArgumentException e) {
            return new Refused(Refusal.NO_SUCH_DATE);
        }
    }

    /** The day, where it is known whole. */
    public Optional<LocalDate> whole() {
        return day == 0 ? Optional.empty() : Optional.of(LocalDate.of(year, month, day));
    }

    /** The ROC year; empty before 1912. */
    public OptionalInt rocYear() {
        return year > ROC_EPOCH ? OptionalInt.of(year - ROC_EPOCH) : OptionalInt.empty();
    }

    /** ISO form of what is known: {@code 2006}, {@code 2006-01} or {@code 2006-01-01}. */
    public String iso() {
        return withYear(Integer.toString(year), "-", "%02d");
    }

    /** The form in years of the Republic of what is known, such as {@code 95/1/1}; the ISO form before 1912. */
    public String roc() {
        return rocYear().isPresent() ? withYear(Integer.toString(rocYear().getAsInt()), "/", "%d") : iso();
    }

    private String withYear(String yearText, String separator, String numberFormat) {
        String form = yearText;
        if (month > 0) {
            form += separator + numberFormat.formatted(month);
        }
        if (day > 0) {
            form += separator + numberFormat.formatted(day);
        }
        return form;
    }

    /** Whether the person may still be under {@code years} on a day; what is not known counts for the younger reading. */
    public boolean mayBeUnder(int years, LocalDate on) {
        LocalDate latest = day > 0
                ? LocalDate.of(year, month, day)
                : month > 0 ? LocalDate.of(year, month, 1).plusMonths(1).minusDays(1) : LocalDate.of(year, 12, 31);
        return latest.plusYears(years).isAfter(on);
    }
}
