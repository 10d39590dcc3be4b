package org.chessfed.selection.berth;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.FieldRule.SourceKind;
import org.jspecify.annotations.Nullable;

/**
 * A person's place in a stage, as it stood when it was read; its history is in {@link BerthMove}.
 *
 * @param id its id
 * @param seasonId the season
 * @param competition the competition's code
 * @param stage the stage that the place is in
 * @param event the event of that stage
 * @param section the section
 * @param personId the person
 * @param source where it comes from
 * @param sourceCode for EXTERNAL: the list of qualifiers
 * @param state where it stands
 * @param clause the clause that it rests on
 * @param fromStage the stage that it was won in
 * @param fromEvent the event that it was won in
 * @param rank the rank that it was won by
 * @param answerBy the last instant, inclusive, at which the person may answer
 * @param cause why it ended
 * @param reasons why the person has it
 * @param regulationVersion version of the regulation by which it was decided
 * @param version rising by every move
 * @param changedAt when it last moved
 */
public record Berth(
        UUID id,
        UUID seasonId,
        String competition,
        String stage,
        String event,
        String section,
        UUID personId,
        SourceKind source,
        @Nullable String sourceCode,
        BerthState state,
        @Nullable String clause,
        @Nullable String fromStage,
        @Nullable String fromEvent,
        @Nullable Integer rank,
        @Nullable Instant answerBy,
        @Nullable BerthCause cause,
        List<Reason> reasons,
        long regulationVersion,
        long version,
        Instant changedAt) {

    /** Copies the reasons. */
    public Berth {
        reasons = List.copyOf(reasons);
    }

    /**
     * This berth after a move.
     *
     * @throws IllegalStateException if the move is not legal
     */
    Berth moved(BerthState to, @Nullable BerthCause why, Instant at) {
        if (!state.mayBecome(to)) {
            throw new IllegalStateException("berth " + id + " is " + state + " and cannot become " + to);
        }
        return new Berth(
                id,
                seasonId,
                competition,
                stage,
                event,
                section,
                personId,
                source,
                sourceCode,
                to,
                clause,
                fromStage,
                fromEvent,
                rank,
                answerBy,
                why,
                reasons,
                regulationVersion,
                version + 1,
                at);
    }
}
