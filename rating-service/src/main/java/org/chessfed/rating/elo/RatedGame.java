package org.chessfed.rating.elo;

/**
 * A game that counts, seen from one player.
 *
 * @param gameId its id
 * @param round round, from 1
 * @param opponentId the opponent
 * @param opponentRating rating of the opponent before the tournament, or that with which an unrated one is counted
 * @param score hundredths of a point: 100, 50 or 0
 */
public record RatedGame(String gameId, int round, String opponentId, int opponentRating, int score) {}
