package org.chessfed.events.payment;

import org.chessfed.events.Fact;

/**
 * A refund was paid.
 *
 * @param refund the refund
 * @param version rising by every change of the refund
 */
public record RefundPaid(RefundState refund, long version) implements Fact {
    @Override
    public String aggregateId() {
        return refund.refundId();
    }

    @Override
    public String key() {
        return refund.competition();
    }
}
