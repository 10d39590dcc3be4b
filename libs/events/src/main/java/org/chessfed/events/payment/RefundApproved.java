package org.chessfed.events.payment;

import org.chessfed.events.Fact;

/**
 * A refund was approved.
 *
 * @param refund the refund
 * @param version rising by every change of the refund
 */
public record RefundApproved(RefundState refund, long version) implements Fact {
    @Override
    public String aggregateId() {
        return refund.refundId();
    }

    @Override
    public String key() {
        return refund.competition();
    }
}
