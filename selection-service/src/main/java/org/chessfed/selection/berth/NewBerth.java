package org.chessfed.selection.berth;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.jspecify.annotations.Nullable;

/**
 * A berth to be made.
 *
 * @param seasonId the season
 * @param competition the competition's code
 * @param regulationVersion version of the regulation by which it is decided
 * @param stage the stage
 * @param event the event of that stage
 * @param section the section
 * @param personId the person
 * @param source where it comes from
 * @param sourceCode for EXTERNAL: the list of qualifiers
 * @param clause the clause that it rests on
 * @param fromStage the stage that it was won in
 * @param fromEvent the event that it was won in
 * @param rank the rank that it was won by
 * @param answerBy the last instant, inclusive, at which the person may answer
 * @param reasons why the person has it; at least one
 */
public record NewBerth(
        UUID seasonId,
        String competition,
        long regulationVersion,
        String stage,
        String event,
        String section,
        UUID personId,
        SourceKind source,
        @Nullable String sourceCode,
        @Nullable String clause,
        @Nullable String fromStage,
        @Nullable String fromEvent,
        @Nullable Integer rank,
        @Nullable Instant answerBy,
        List<Reason> reasons) {

    /** Refuses a berth without a reason. */
    public NewBerth {
        reasons = List.copyOf(reasons);
        if (reasons.isEmpty()) {
            throw new IllegalArgumentException("a berth needs a reason");
        }
    }
}
