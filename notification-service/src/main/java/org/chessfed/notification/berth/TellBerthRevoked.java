package org.chessfed.notification.berth;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthRevoked;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells that a place was taken back, and why. */
@ApplicationScoped
class TellBerthRevoked implements FactHandler<BerthRevoked> {

    private final Notices notices;

    TellBerthRevoked(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<BerthRevoked> type() {
        return BerthRevoked.class;
    }

    @Override
    public void handle(BerthRevoked fact, Delivery delivery) {
        notices.queue(BerthDraft.of(NoticeKind.BERTH_REVOKED, fact.berth()), delivery);
    }
}
