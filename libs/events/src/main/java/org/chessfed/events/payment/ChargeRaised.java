package org.chessfed.events.payment;

/**
 * Something is owed.
 *
 * @param charge the charge after the fact
 * @param version rising by every change of the charge
 */
public record ChargeRaised(ChargeState charge, long version) implements ChargeFact {}
