package org.chessfed.events.pairing;

/**
 * The result of one game. Outcomes are the constants of the engine's {@code Outcome}.
 *
 * @param gameId its id
 * @param tournamentId the tournament
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param round round number, from 1
 * @param board board number
 * @param whiteId person with White
 * @param blackId person with Black
 * @param whiteOutcome outcome of White
 * @param blackOutcome outcome of Black
 * @param whiteLate whether White lost by coming late
 * @param blackLate whether Black lost by coming late
 */
public record ResultCard(
        String gameId,
        String tournamentId,
        String competition,
        String stage,
        String event,
        int round,
        int board,
        String whiteId,
        String blackId,
        String whiteOutcome,
        String blackOutcome,
        boolean whiteLate,
        boolean blackLate) {}
