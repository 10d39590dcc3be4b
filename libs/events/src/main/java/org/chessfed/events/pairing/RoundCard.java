package org.chessfed.events.pairing;

import java.time.Instant;
import java.util.List;

/**
 * A round as published.
 *
 * @param roundId its id
 * @param tournamentId the tournament
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param number round number, from 1
 * @param startsAt when it starts
 * @param boards in board order
 * @param byes players without an opponent and absent ones
 */
public record RoundCard(
        String roundId,
        String tournamentId,
        String competition,
        String stage,
        String event,
        int number,
        Instant startsAt,
        List<Board> boards,
        List<Bye> byes) {

    /**
     * One board.
     *
     * @param board board number
     * @param whiteId person with White
     * @param blackId person with Black
     */
    public record Board(int board, String whiteId, String blackId) {}

    /**
     * A player who is not on a board.
     *
     * @param personId the person
     * @param kind {@code PAIRING_BYE}, {@code HALF_POINT_BYE}, {@code FULL_POINT_BYE}, {@code ZERO_POINT_BYE},
     *     {@code ANNOUNCED_ABSENCE}, {@code UNEXCUSED_ABSENCE} or {@code WITHDRAWN}
     */
    public record Bye(String personId, String kind) {}
}
