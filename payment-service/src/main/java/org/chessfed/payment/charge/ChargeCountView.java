package org.chessfed.payment.charge;

import org.chessfed.chassis.money.MoneyView;
import org.chessfed.events.Money;

/**
 * The charges of an event in numbers, on the wire.
 *
 * @param event event id
 * @param payee payee code
 * @param open charges that wait for payment
 * @param overdue charges that were not paid in time
 * @param settled charges paid in full
 * @param waived charges that are no longer asked for
 * @param asked what settled and unsettled charges ask for together
 * @param paid what came in for all of them
 * @param refunded what went back
 */
record ChargeCountView(
        String event,
        String payee,
        long open,
        long overdue,
        long settled,
        long waived,
        MoneyView asked,
        MoneyView paid,
        MoneyView refunded) {

    static ChargeCountView of(ChargeCount count) {
        return new ChargeCountView(
                count.event(),
                count.payee(),
                count.open(),
                count.overdue(),
                count.settled(),
                count.waived(),
                MoneyView.of(new Money(count.asked(), count.currency())),
                MoneyView.of(new Money(count.paid(), count.currency())),
                MoneyView.of(new Money(count.refunded(), count.currency())));
    }
}
