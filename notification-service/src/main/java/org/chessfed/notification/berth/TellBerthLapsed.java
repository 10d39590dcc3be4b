package org.chessfed.notification.berth;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthLapsed;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells that the answer for a place did not come in time. */
@ApplicationScoped
class TellBerthLapsed implements FactHandler<BerthLapsed> {

    private final Notices notices;

    TellBerthLapsed(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<BerthLapsed> type() {
        return BerthLapsed.class;
    }

    @Override
    public void handle(BerthLapsed fact, Delivery delivery) {
        notices.queue(BerthDraft.of(NoticeKind.BERTH_LAPSED, fact.berth()), delivery);
    }
}
