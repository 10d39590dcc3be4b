package org.chessfed.pairing.round;

/**
 * A player who is on no board in a round.
 *
 * @param round the round
 * @param number pairing number
 * @param kind why
 */
public record Seat(int round, int number, SeatKind kind) {}
