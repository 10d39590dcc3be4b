package org.chessfed.console.play;

import java.time.Instant;
import org.chessfed.console.service.Pairing.PlayerRow;
import org.jspecify.annotations.Nullable;

/**
 * Where somebody sits in the round that was published last.
 *
 * @param group sections of the tournament, as addresses name it
 * @param round the round
 * @param startsAt when it starts
 * @param board number of the board; {@code 0} without one
 * @param white whether with White
 * @param opponent against whom; absent without a board
 * @param result as written, White's points first; empty while the game is not over
 * @param played what the person did, as {@link org.chessfed.console.page.Score#played} says it
 * @param bye why there is no board; empty with one
 */
public record Seat(
        String group,
        int round,
        @Nullable Instant startsAt,
        int board,
        boolean white,
        @Nullable PlayerRow opponent,
        String result,
        String played,
        String bye) {}
