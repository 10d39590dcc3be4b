package org.chessfed.events.payment;

import org.chessfed.events.Fact;

/**
 * Money came in that belongs to no charge yet.
 *
 * @param payment the payment
 * @param version rising by every change of the payment
 */
public record PaymentUnmatched(PaymentState payment, long version) implements Fact {
    @Override
    public String aggregateId() {
        return payment.paymentId();
    }

    @Override
    public String key() {
        return payment.competition();
    }
}
