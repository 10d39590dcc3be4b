package org.chessfed.notification.payment;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.stream.Collectors;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.payment.ChargeRaised;
import org.chessfed.events.payment.ChargeState;
import org.chessfed.notification.notice.Argument;
import org.chessfed.notification.notice.Draft;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Asks for the fee: how much, to whom, until when, by which clauses. */
@ApplicationScoped
class AskToPay implements FactHandler<ChargeRaised> {

    private final Notices notices;

    AskToPay(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<ChargeRaised> type() {
        return ChargeRaised.class;
    }

    @Override
    public void handle(ChargeRaised fact, Delivery delivery) {
        ChargeState charge = fact.charge();
        if (charge.amount().minor() == 0) {
            return;
        }
        String clauses =
                charge.lines().stream().map(ChargeState.Line::clause).distinct().collect(Collectors.joining(","));
        Draft draft = new Draft(NoticeKind.PAYMENT_ASKED, charge.personId(), charge.chargeId(), charge.competition())
                .with(Argument.STAGE, charge.stage())
                .with(Argument.EVENT, charge.event())
                .with(Argument.CLAUSES, clauses)
                .with(Argument.AMOUNT, charge.amount().minor())
                .with(Argument.CURRENCY, charge.amount().currency())
                .with(Argument.PAYEE, charge.payee())
                .with(Argument.PAY_METHOD, charge.payMethod())
                .with(Argument.DUE_BY, charge.dueBy());
        notices.queue(draft, delivery);
    }
}
