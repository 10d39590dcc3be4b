package org.chessfed.rating.national;

import java.sql.ResultSet;
import java.sql.SQLException;
import org.chessfed.events.pairing.ResultCard;

/**
 * A game of a closed tournament.
 *
 * @param id its id
 * @param tournamentId the tournament
 * @param round round, from 1
 * @param whiteId person with White
 * @param blackId person with Black
 * @param whiteOutcome outcome of White, a constant of the engine's outcomes
 * @param blackOutcome outcome of Black
 */
record Game(
        String id,
        String tournamentId,
        int round,
        String whiteId,
        String blackId,
        String whiteOutcome,
        String blackOutcome) {

    static Game of(ResultCard card) {
        return new Game(
                card.gameId(),
                card.tournamentId(),
                card.round(),
                card.whiteId(),
                card.blackId(),
                card.whiteOutcome(),
                card.blackOutcome());
    }

    static Game read(ResultSet row) throws SQLException {
        return new Game(
                row.getString("id"),
                row.getString("tournament_id"),
                row.getInt("round"),
                row.getString("white_id"),
                row.getString("black_id"),
                row.getString("white_outcome"),
                row.getString("black_outcome"));
    }
}
