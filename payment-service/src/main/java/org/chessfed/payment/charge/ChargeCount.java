package org.chessfed.payment.charge;

/**
 * The charges of an event in numbers; money in the minor unit.
 *
 * @param event event id
 * @param payee who receives the fees
 * @param currency ISO 4217 code of the amounts
 * @param open charges that wait for payment
 * @param overdue charges that were not paid in time
 * @param settled charges paid in full
 * @param waived charges that are no longer asked for
 * @param asked what settled and unsettled charges ask for together
 * @param paid what came in for all of them
 * @param refunded what went back
 */
record ChargeCount(
        String event,
        String payee,
        String currency,
        long open,
        long overdue,
        long settled,
        long waived,
        long asked,
        long paid,
        long refunded) {}
