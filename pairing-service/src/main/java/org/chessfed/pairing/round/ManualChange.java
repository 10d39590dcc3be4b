package org.chessfed.pairing.round;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.engine.Remark;
import org.jspecify.annotations.Nullable;

/**
 * A change of a pairing by hand, from begin to end.
 *
 * @param id its id
 * @param round round number
 * @param reason why, in the arbiter's words
 * @param begunBy who began it
 * @param begunAt when
 * @param endedBy who ended it; null while it is open
 * @param endedAt when
 * @param broken what it breaks, or meets less well than the engine's pairing
 * @param difference the boards that differ from the engine's
 */
record ManualChange(
        UUID id,
        int round,
        String reason,
        String begunBy,
        Instant begunAt,
        @Nullable String endedBy,
        @Nullable Instant endedAt,
        List<Broken> broken,
        Difference difference) {
    ManualChange {
        broken = List.copyOf(broken);
    }

    /**
     * A pair or bye that the engine does not have.
     *
     * @param whiteId person with White, or with the bye
     * @param blackId person with Black; null for the pairing-allocated bye
     * @param reasons why it does not
     */
    record Broken(String whiteId, @Nullable String blackId, List<Remark> reasons) {
        Broken {
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * Boards that differ.
     *
     * @param engine what the engine has
     * @param instead what was made by hand
     */
    record Difference(List<Pair> engine, List<Pair> instead) {
        Difference {
            engine = List.copyOf(engine);
            instead = List.copyOf(instead);
        }
    }

    /**
     * A board.
     *
     * @param whiteId person with White, or with the bye
     * @param blackId person with Black; null for the pairing-allocated bye
     */
    record Pair(String whiteId, @Nullable String blackId) {}
}
