package org.chessfed.notification.berth;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthOffered;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Asks to confirm a place, until when. */
@ApplicationScoped
class TellBerthOffered implements FactHandler<BerthOffered> {

    private final Notices notices;

    TellBerthOffered(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<BerthOffered> type() {
        return BerthOffered.class;
    }

    @Override
    public void handle(BerthOffered fact, Delivery delivery) {
        notices.queue(BerthDraft.of(NoticeKind.BERTH_OFFERED, fact.berth()), delivery);
    }
}
