package org.chessfed.selection.sanction;

import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A sanction to be proposed.
 *
 * @param competition the competition in which the cause lies
 * @param regulationVersion version of the regulation by which it is decided
 * @param personId the person
 * @param cause what it is for
 * @param event the event in which the cause lies; null where there is none
 * @param clause the clause that it rests on
 * @param scope what it covers
 * @param appealTo the body that decides an appeal
 * @param stayOnAppeal whether an appeal suspends it
 * @param reasons why
 */
public record NewSanction(
        String competition,
        long regulationVersion,
        UUID personId,
        SanctionCause cause,
        @Nullable String event,
        @Nullable String clause,
        SanctionScope scope,
        @Nullable String appealTo,
        boolean stayOnAppeal,
        List<Reason> reasons) {}
