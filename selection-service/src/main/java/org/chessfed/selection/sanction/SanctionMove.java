package org.chessfed.selection.sanction;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One move of a sanction; rows of this ledger are only ever added.
 *
 * @param version the sanction's version after the move
 * @param from the state before; null for the first
 * @param to the state after
 * @param at when it became so
 * @param actor the user, or {@code system}
 * @param note what the decision says; null for a proposal by rule
 */
public record SanctionMove(
        long version,
        @Nullable SanctionState from,
        SanctionState to,
        Instant at,
        String actor,
        @Nullable String note) {}
