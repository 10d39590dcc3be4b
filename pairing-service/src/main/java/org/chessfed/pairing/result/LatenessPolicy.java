package org.chessfed.pairing.result;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Optional;
import org.chessfed.engine.ResultCode;
import org.chessfed.pairing.round.EnteredResult;
import org.jspecify.annotations.Nullable;

/** Who has lost by coming late, and what that makes of the result. */
public final class LatenessPolicy {

    private LatenessPolicy() {}

    /**
     * What an arbiter notes of a board.
     *
     * @param result the result; null where the arrivals decide
     * @param whiteArrivedAt when White sat down; null for not told
     * @param blackArrivedAt when Black sat down; null for not told
     */
    public record Noted(
            @Nullable ResultCode result,
            @Nullable Instant whiteArrivedAt,
            @Nullable Instant blackArrivedAt) {}

    /**
     * The result that follows.
     *
     * @param result the result
     * @param whiteLate whether White lost by coming late
     * @param blackLate whether Black lost by coming late
     */
    public record Judged(ResultCode result, boolean whiteLate, boolean blackLate) {
        EnteredResult entered(boolean coloursSwapped) {
            return new EnteredResult(result.white(), result.black(), whiteLate, blackLate, coloursSwapped);
        }
    }

    /** Whether an arrival is too late: the second of the limit is in time, the next one is not. */
    static boolean late(Instant startsAt, Duration limit, @Nullable Instant arrivedAt) {
        return arrivedAt != null && arrivedAt.truncatedTo(ChronoUnit.SECONDS).isAfter(startsAt.plus(limit));
    }

    /**
     * Judges a board. Who is late loses; when both are, both lose. A late player may have an opponent who never came.
     *
     * @param startsAt start of the round
     * @param limit last moment after the start at which one may still sit down, in whole seconds
     * @return empty when the noted result contradicts the arrivals, or nothing decides
     */
    public static Optional<Judged> judge(Instant startsAt, Duration limit, Noted noted) {
        boolean whiteLate = late(startsAt, limit, noted.whiteArrivedAt());
        boolean blackLate = late(startsAt, limit, noted.blackArrivedAt());
        ResultCode result = noted.result();
        if (!whiteLate && !blackLate) {
            return Optional.ofNullable(result).map(code -> new Judged(code, false, false));
        }
        ResultCode implied = whiteLate && blackLate
                ? ResultCode.BOTH_FORFEIT
                : whiteLate ? ResultCode.BLACK_WINS_BY_FORFEIT : ResultCode.WHITE_WINS_BY_FORFEIT;
        if (result == null || result == implied || result == ResultCode.BOTH_FORFEIT) {
            return Optional.of(new Judged(result == null ? implied : result, whiteLate, blackLate));
        }
        return Optional.empty();
    }
}
