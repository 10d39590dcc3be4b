package org.chessfed.notification.berth;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.selection.BerthGranted;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells of a place: won by play, or given in another way. */
@ApplicationScoped
class TellBerthGranted implements FactHandler<BerthGranted> {

    private static final String WON_BY_PLAY = "ADVANCE";

    private final Notices notices;

    TellBerthGranted(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<BerthGranted> type() {
        return BerthGranted.class;
    }

    @Override
    public void handle(BerthGranted fact, Delivery delivery) {
        NoticeKind kind = WON_BY_PLAY.equals(fact.berth().source()) ? NoticeKind.QUALIFIED : NoticeKind.BERTH_GRANTED;
        notices.queue(BerthDraft.of(kind, fact.berth()), delivery);
    }
}
