package org.chessfed.notification.payment;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.payment.RefundPaid;
import org.chessfed.events.payment.RefundState;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.Draft;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells that money went back: how much, of what, less which cost, by which clause. Where all was kept, nothing went back. */
@ApplicationScoped
class TellRefundPaid implements FactHandler<RefundPaid> {

    private final Notices notices;

    TellRefundPaid(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<RefundPaid> type() {
        return RefundPaid.class;
    }

    @Override
    public void handle(RefundPaid fact, Delivery delivery) {
        RefundState refund = fact.refund();
        if (refund.amount().minor() == 0) {
            return;
        }
        Draft draft = new Draft(NoticeKind.REFUND_PAID, refund.personId(), refund.refundId(), refund.competition())
                .with(Argument.EVENT, refund.event())
                .with(Argument.CLAUSES, refund.clause())
                .with(Argument.AMOUNT, refund.amount().minor())
                .with(Argument.PAID, refund.paid().minor())
                .with(
                        Argument.COST,
                        refund.cost().minor() == 0 ? null : refund.cost().minor())
                .with(Argument.CURRENCY, refund.amount().currency())
                .with(Argument.CAUSE, refund.cause());
        notices.queue(draft, delivery);
    }
}
