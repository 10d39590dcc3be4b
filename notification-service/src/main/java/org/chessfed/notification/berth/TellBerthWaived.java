package org.chessfed.notification.berth;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthWaived;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Confirms that a place was given up. */
@ApplicationScoped
class TellBerthWaived implements FactHandler<BerthWaived> {

    private final Notices notices;

    TellBerthWaived(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<BerthWaived> type() {
        return BerthWaived.class;
    }

    @Override
    public void handle(BerthWaived fact, Delivery delivery) {
        notices.queue(BerthDraft.of(NoticeKind.BERTH_WAIVED, fact.berth()), delivery);
    }
}
