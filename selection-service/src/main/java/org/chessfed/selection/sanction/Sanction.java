package org.chessfed.selection.sanction;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A ban or disqualification as it stood when it was read.
 *
 * @param id its id
 * @param competition the competition in which the cause lies
 * @param personId the person
 * @param cause what it is for
 * @param event the event in which the cause lies; null where there is none
 * @param clause the clause that it rests on
 * @param scope what it covers
 * @param appealTo the body that decides an appeal
 * @param state where it stands
 * @param stayOnAppeal whether an appeal suspends it
 * @param reasons why
 * @param regulationVersion version of the regulation by which it was decided
 * @param version rising by every move
 * @param changedAt when it last moved
 */
public record Sanction(
        UUID id,
        String competition,
        UUID personId,
        SanctionCause cause,
        @Nullable String event,
        @Nullable String clause,
        SanctionScope scope,
        @Nullable String appealTo,
        SanctionState state,
        boolean stayOnAppeal,
        List<Reason> reasons,
        long regulationVersion,
        long version,
        Instant changedAt) {

    /** Copies the reasons. */
    public Sanction {
        reasons = List.copyOf(reasons);
    }

    /** Whether entries that it covers are refused now. */
    public boolean bars() {
        return state.bars(stayOnAppeal);
    }

    /**
     * This sanction after a move.
     *
     * @throws IllegalStateException if the move is not legal
     */
    Sanction moved(SanctionState to, Instant at) {
        if (!state.mayBecome(to)) {
            throw new IllegalStateException("sanction " + id + " is " + state + " and cannot become " + to);
        }
        return new Sanction(
                id,
                competition,
                personId,
                cause,
                event,
                clause,
                scope,
                appealTo,
                to,
                stayOnAppeal,
                reasons,
                regulationVersion,
                version + 1,
                at);
    }
}
