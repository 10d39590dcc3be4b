package org.chessfed.events.payment;

/**
 * What was owed has been paid in full.
 *
 * @param charge the charge after the fact
 * @param version rising by every change of the charge
 */
public record ChargeSettled(ChargeState charge, long version) implements ChargeFact {}
