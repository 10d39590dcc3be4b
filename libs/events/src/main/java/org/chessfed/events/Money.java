package org.chessfed.events;

/**
 * An amount of money.
 *
 * @param minor integer of the currency's minor unit (TWD has none: whole dollars; CNY: fen)
 * @param currency ISO 4217 code
 */
public record Money(long minor, String currency) {}
