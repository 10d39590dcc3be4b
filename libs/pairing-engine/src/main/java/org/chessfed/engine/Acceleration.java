package org.chessfed.engine;

/**
 * Virtual points that some players have while rounds are paired, and never in standings (C.04.7, 1.5).
 *
 * @param firstRound first round, inclusive, from 1
 * @param lastRound last round, inclusive
 * @param firstPlayer lowest pairing number, inclusive
 * @param lastPlayer highest pairing number, inclusive
 * @param virtualPoints tenths of a point
 */
public record Acceleration(int firstRound, int lastRound, int firstPlayer, int lastPlayer, int virtualPoints) {}
