package org.chessfed.registration.entry;

import java.time.LocalDate;
import java.util.List;
import org.chessfed.regulation.RegionRule;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.jspecify.annotations.Nullable;

/**
 * What is already known of the person in this competition.
 *
 * @param entries entries that stand
 * @param berths places that are offered or granted
 * @param bars sanctions that bar entries
 * @param declared basis of the region declared earlier in the season; null: none yet
 */
record Standing(List<Other> entries, List<Berth> berths, List<Bar> bars, RegionRule.@Nullable Basis declared) {

    /** Nothing known. */
    static final Standing NONE = new Standing(List.of(), List.of(), List.of(), null);

    Standing {
        entries = List.copyOf(entries);
        berths = List.copyOf(berths);
        bars = List.copyOf(bars);
    }

    /**
     * Another entry that stands.
     *
     * @param stage its stage
     * @param event its event
     * @param date first day of play
     */
    record Other(String stage, String event, LocalDate date) {}

    /**
     * A place in a stage.
     *
     * @param berthId its id
     * @param stage stage of the place
     * @param source where it comes from
     * @param fromStage stage that it was won in; null where it was not won this season
     */
    record Berth(
            String berthId,
            String stage,
            SourceKind source,
            @Nullable String fromStage) {}

    /**
     * A sanction that bars entries.
     *
     * @param clause clause that it rests on
     * @param scope stage that is barred, or {@code ALL}
     * @param seasonYear season that is barred; null where days are
     * @param from first day, inclusive; null: open
     * @param to last day, inclusive; null: open
     */
    record Bar(
            String clause,
            String scope,
            @Nullable Integer seasonYear,
            @Nullable LocalDate from,
            @Nullable LocalDate to) {

        /** Scope of a sanction that bars every stage. */
        static final String EVERY_STAGE = "ALL";

        /** Whether it bars an event of a stage in a season. */
        boolean bars(String stage, int year, LocalDate date) {
            boolean here = scope.equals(EVERY_STAGE) || scope.equals(stage);
            boolean season = seasonYear == null || seasonYear == year;
            boolean day = (from == null || !date.isBefore(from)) && (to == null || !date.isAfter(to));
            return here && season && day;
        }
    }
}
