package org.chessfed.events.payment;

/**
 * What was owed was not paid in time.
 *
 * @param charge the charge after the fact
 * @param version rising by every change of the charge
 */
public record ChargeOverdue(ChargeState charge, long version) implements ChargeFact {}
