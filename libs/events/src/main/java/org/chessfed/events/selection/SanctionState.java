package org.chessfed.events.selection;

import java.time.LocalDate;
import org.jspecify.annotations.Nullable;

/**
 * A ban or disqualification.
 *
 * @param sanctionId its id
 * @param personId the person
 * @param competition competition code
 * @param seasonYear Gregorian year of the season in which it bars; absent where dates bar
 * @param scope {@code ALL}, or the stage id that is barred
 * @param from first day, inclusive; absent where the season decides
 * @param to last day, inclusive
 * @param status {@code PROPOSED}, {@code IN_FORCE}, {@code APPEALED}, {@code UPHELD} or {@code LIFTED}
 * @param bars whether entries are refused in this status
 * @param clause clause that it rests on
 * @param event event in which the cause lies
 */
public record SanctionState(
        String sanctionId,
        String personId,
        String competition,
        @Nullable Integer seasonYear,
        String scope,
        @Nullable LocalDate from,
        @Nullable LocalDate to,
        String status,
        boolean bars,
        String clause,
        @Nullable String event) {}
