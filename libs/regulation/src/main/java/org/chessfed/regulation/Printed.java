package org.chessfed.regulation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A figure as the original prints it, kept beside the reading so that the linter can compare the two. Printed
 * contradictions are never corrected silently.
 *
 * @param kind what is printed
 * @param clause clause in which it is printed
 * @param setting setting that answers a difference; null: there is none to answer
 * @param stage stage that it speaks of
 * @param section section that it speaks of
 * @param event event that it speaks of
 * @param value the printed figure: a year, a total, a number of places, minutes
 * @param city for CITY: printed city of the event
 * @param days for ROUNDS: printed number of playing days
 * @param perDay for ROUNDS: printed rounds per day
 * @param source for PLACES: list of qualifiers that it speaks of
 * @param groups for PLACES: groups that send one each, before the exceptions
 * @param without for PLACES: groups that the text says send nobody
 * @param month for DATE: printed month
 * @param day for DATE: printed day; the year is not printed
 * @param notice for DATE: notice whose deadline it is
 */
public record Printed(
        Kind kind,
        String clause,
        @Nullable String setting,
        @Nullable String stage,
        @Nullable String section,
        @Nullable String event,
        @Nullable Integer value,
        @Nullable String city,
        @Nullable Integer days,
        @Nullable Integer perDay,
        @Nullable String source,
        @Nullable Integer groups,
        List<String> without,
        @Nullable Integer month,
        @Nullable Integer day,
        @Nullable String notice) {
    public Printed {
        without = List.copyOf(without);
    }

    /** What is printed. */
    public enum Kind {
        /** The season's year. */
        YEAR,
        /** The city of an event. */
        CITY,
        /** Playing days and rounds per day of a stage. */
        ROUNDS,
        /** The total of a section's field. */
        TOTAL,
        /** The places that a stage sends on in a section. */
        ADVANCED,
        /** Places of an outside qualifier, and how they come about. */
        PLACES,
        /** A date without its year. */
        DATE
    }
}
