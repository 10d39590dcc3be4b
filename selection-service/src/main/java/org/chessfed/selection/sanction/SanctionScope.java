package org.chessfed.selection.sanction;

import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a sanction covers: either a season, or a span of days.
 *
 * @param season the year of the season that is closed to the person; null where days count
 * @param stages stages covered; empty means all
 * @param from first day, inclusive; null where a season counts
 * @param to last day, inclusive; null where a season counts
 */
public record SanctionScope(
        @Nullable Integer season,
        List<String> stages,
        @Nullable LocalDate from,
        @Nullable LocalDate to) {

    /** Refuses a scope that is neither a season nor a span, or a span upside down. */
    public SanctionScope {
        stages = List.copyOf(stages);
        boolean span = from != null && to != null;
        if ((season == null) != span) {
            throw new IllegalArgumentException("a sanction covers either a season or days from and to");
        }
        if (span && to != null && to.isBefore(from)) {
            throw new IllegalArgumentException("the last day lies before the first");
        }
    }

    /**
     * A ban for a season.
     *
     * @param year the season's year
     * @param stages stages covered; empty means all
     * @return the scope
     */
    public static SanctionScope season(int year, List<String> stages) {
        return new SanctionScope(year, stages, null, null);
    }

    /**
     * A ban for months from a decision on; twelve of them end on the day before its anniversary.
     *
     * @param decided the day of the decision, the first day of the ban
     * @param months how many
     * @return the scope, all stages
     */
    public static SanctionScope months(LocalDate decided, int months) {
        return new SanctionScope(
                null, List.of(), decided, decided.plusMonths(months).minusDays(1));
    }

    /**
     * Whether the scope covers an entry.
     *
     * @param year the season's year
     * @param stage the stage entered
     * @param day the day of the entry, in the regulation's zone
     * @return true if covered
     */
    public boolean covers(int year, String stage, LocalDate day) {
        if (!stages.isEmpty() && !stages.contains(stage)) {
            return false;
        }
        if (from != null && to != null) {
            return !day.isBefore(from) && !day.isAfter(to);
        }
        return season != null && season == year;
    }
}
