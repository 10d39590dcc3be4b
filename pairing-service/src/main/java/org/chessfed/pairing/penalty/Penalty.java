package org.chessfed.pairing.penalty;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * What an arbiter decided about a player at a board.
 *
 * @param id its id
 * @param gameId the game
 * @param round round number
 * @param board board number
 * @param personId the player
 * @param kind what happened
 * @param decision what it leads to
 * @param reason in the arbiter's words
 * @param clause clause that it rests on
 * @param decidedBy who decided
 * @param decidedAt when
 */
record Penalty(
        UUID id,
        UUID gameId,
        int round,
        int board,
        String personId,
        Kind kind,
        Decision decision,
        String reason,
        @Nullable String clause,
        String decidedBy,
        Instant decidedAt) {

    /** What happened. */
    enum Kind {
        /** The player used a device in the hall: the game is lost (Laws 11.3.2). */
        DEVICE_USED,
        /** The player carried a device without using it. */
        DEVICE_CARRIED,
        /** Another breach of conduct. */
        CONDUCT
    }

    /** What it leads to. */
    enum Decision {
        /** A warning. */
        WARNING,
        /** The game is lost; the opponent wins a played game. */
        LOSS,
        /** Both lose a played game. */
        BOTH_LOSE
    }
}
