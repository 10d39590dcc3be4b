package org.chessfed.pairing.playoff;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A tie that people must decide.
 *
 * @param id its id
 * @param version rising by every change
 * @param tournamentId the tournament
 * @param section section id
 * @param personIds the tied persons
 * @param clause clause that asks for it
 * @param kind how it is decided
 * @param status {@code REQUESTED} or {@code DECIDED}
 * @param order the persons in their order, the best first; who stays equal stands in one list; null before it is decided
 * @param note how it was decided
 * @param requestedAt when it was asked for
 * @param decidedAt when the order was entered
 * @param decidedBy who entered it
 */
public record Playoff(
        String id,
        long version,
        UUID tournamentId,
        String section,
        List<String> personIds,
        String clause,
        Kind kind,
        String status,
        @Nullable List<List<String>> order,
        @Nullable String note,
        Instant requestedAt,
        @Nullable Instant decidedAt,
        @Nullable String decidedBy) {

    /** How a tie is decided. */
    public enum Kind {
        /** By games, or as the chief arbiter says. */
        PLAYOFF,
        /** By lots, with a witness. */
        LOTS
    }
}
