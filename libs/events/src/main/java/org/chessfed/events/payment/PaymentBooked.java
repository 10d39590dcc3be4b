package org.chessfed.events.payment;

import org.chessfed.events.Fact;

/**
 * Money that came in was booked on charges.
 *
 * @param payment the payment
 * @param version rising by every change of the payment
 */
public record PaymentBooked(PaymentState payment, long version) implements Fact {
    @Override
    public String aggregateId() {
        return payment.paymentId();
    }

    @Override
    public String key() {
        return payment.competition();
    }
}
