package org.chessfed.regulation.grammar;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An instant as a regulation words it: a local date-time, a whole day, or counted from a moment of the competition.
 * Resolved in the regulation's zone.
 */
public sealed interface InstantRule {

    /** Last second of a day that is written without a time (CV-2). */
    LocalTime END_OF_DAY = LocalTime.of(23, 59, 59);

    /** The instant, when every moment that it counts from is known. */
    Optional<Instant> resolve(ZoneId zone, Anchors anchors);

    /**
     * Whether an act at {@code at} meets this rule as a deadline. The deadline itself is still in time, up to the end of
     * its second: {@code 17:00:00.9} meets 17:00, {@code 17:00:01} does not.
     */
    static boolean met(Instant at, Instant deadline) {
        return !Instant.ofEpochSecond(at.getEpochSecond()).isAfter(deadline);
    }

    /** A local date and time. */
    record At(LocalDateTime local) implements InstantRule {
        @Override
        public Optional<Instant> resolve(ZoneId zone, Anchors anchors) {
            return Optional.of(local.atZone(zone).toInstant());
        }
    }

    /** A day without a time: as a deadline it ends with its last second (CV-2). */
    record Day(LocalDate date) implements InstantRule {
        @Override
        public Optional<Instant> resolve(ZoneId zone, Anchors anchors) {
            return Optional.of(date.atTime(END_OF_DAY).atZone(zone).toInstant());
        }
    }

    /**
     * Counted from a moment: first whole months and days in the zone's calendar, then the time of day if one is given,
     * then minutes.
     *
     * @param from the moment
     * @param months whole months, negative for before
     * @param days whole days, negative for before
     * @param minutes minutes, negative for before
     * @param at time of day in the zone; null keeps the moment's own
     */
    record Relative(
            Anchor from,
            int months,
            int days,
            int minutes,
            @Nullable LocalTime at) implements InstantRule {
        @Override
        public Optional<Instant> resolve(ZoneId zone, Anchors anchors) {
            return anchors.at(from).map(moment -> {
                ZonedDateTime moved = moment.atZone(zone).plusMonths(months).plusDays(days);
                if (at != null) {
                    moved = moved.with(at);
                }
                return moved.plusMinutes(minutes).toInstant();
            });
        }
    }
}
