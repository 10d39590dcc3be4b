package org.chessfed.pairing.round;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.Remark;
import org.chessfed.pairing.tournament.Tournament;
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

    /** The same change with what it breaks and how it differs from the engine's pairing. */
    ManualChange compared(Tournament tournament, BrokenRules.Comparison comparison) {
        return new ManualChange(
                id,
                round,
                reason,
                begunBy,
                begunAt,
                endedBy,
                endedAt,
                comparison.findings().stream()
                        .map(finding -> new Broken(
                                tournament.player(finding.white()).personId(),
                                person(tournament, finding.black()),
                                finding.reasons()))
                        .toList(),
                new Difference(pairs(tournament, comparison.engine()), pairs(tournament, comparison.instead())));
    }

    private static List<Pair> pairs(Tournament tournament, List<Pairing.Board> boards) {
        return boards.stream()
                .map(board -> new Pair(tournament.player(board.white()).personId(), person(tournament, board.black())))
                .toList();
    }

    private static @Nullable String person(Tournament tournament, int number) {
        return number == 0 ? null : tournament.player(number).personId();
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
