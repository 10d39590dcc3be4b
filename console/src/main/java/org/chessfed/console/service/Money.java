package org.chessfed.console.service;

/**
 * An amount.
 *
 * @param amount decimal, major units
 * @param currency ISO 4217
 */
public record Money(String amount, String currency) {}
