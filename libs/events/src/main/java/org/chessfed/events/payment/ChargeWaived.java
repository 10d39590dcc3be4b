package org.chessfed.events.payment;

/**
 * What was owed is no longer asked for.
 *
 * @param charge the charge after the fact
 * @param version rising by every change of the charge
 */
public record ChargeWaived(ChargeState charge, long version) implements ChargeFact {}
