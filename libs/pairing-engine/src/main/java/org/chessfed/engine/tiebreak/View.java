package org.chessfed.engine.tiebreak;

/**
 * One way to look at a tournament; each has its own {@link Ledger}.
 *
 * @param gamePoints whether points are the game points of teams
 * @param policy what forfeited games are worth
 * @param fore whether the games of the last round are drawn (C.07, 8.3)
 * @param standing whether it is the standing itself, which no treatment of void results touches
 */
record View(boolean gamePoints, UnplayedPolicy policy, boolean fore, boolean standing) {}
