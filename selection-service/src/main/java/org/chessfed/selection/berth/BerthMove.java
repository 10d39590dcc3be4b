package org.chessfed.selection.berth;

import java.time.Instant;
import java.util.List;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/**
 * One move of a berth; rows of this ledger are only ever added.
 *
 * @param version the berth's version after the move
 * @param from the state before; null for the first
 * @param to the state after
 * @param at when it became so
 * @param actor the user, or {@code system}
 * @param cause why, for an ending
 * @param reasons the reasons of this move
 */
public record BerthMove(
        long version,
        @Nullable BerthState from,
        BerthState to,
        Instant at,
        String actor,
        @Nullable BerthCause cause,
        List<Reason> reasons) {}
