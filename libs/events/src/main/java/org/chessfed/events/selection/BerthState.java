package org.chessfed.events.selection;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A person's place in a stage.
 *
 * @param berthId its id
 * @param seasonId the season
 * @param competition competition code
 * @param competitionVersion version of the regulation by which it was decided
 * @param stage stage that the place is in
 * @param event event of that stage
 * @param section section id
 * @param personId the person
 * @param source {@code ADVANCE}, {@code PREVIOUS}, {@code EXTERNAL}, {@code DRAFTED}, {@code VACANCY} or {@code PARITY}
 * @param status where it stands
 * @param clause clause that it rests on
 * @param fromStage stage that it was won in, for ADVANCE and VACANCY
 * @param fromEvent event that it was won in
 * @param rank rank that it was won by
 * @param answerBy last instant, inclusive, at which the person may answer
 * @param cause why it was waived, lapsed or revoked: {@code ANSWER}, {@code ENTERED_EARLIER_STAGE}, {@code DEADLINE},
 *     {@code CORRECTION}, {@code SANCTION}, {@code MOVED_UP}, {@code GAVE_UP}
 */
public record BerthState(
        String berthId,
        String seasonId,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        String section,
        String personId,
        String source,
        String status,
        String clause,
        @Nullable String fromStage,
        @Nullable String fromEvent,
        @Nullable Integer rank,
        @Nullable Instant answerBy,
        @Nullable String cause) {}
