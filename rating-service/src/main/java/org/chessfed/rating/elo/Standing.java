package org.chessfed.rating.elo;

/**
 * Where a player stands before a tournament.
 *
 * @param rated whether the player has a rating
 * @param rating the rating; for an unrated player the one with which the first games are counted
 * @param games rated games so far
 */
public record Standing(boolean rated, int rating, int games) {}
