package org.chessfed.notification.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.EntryConfirmed;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells that the fee is there and the entry counts. */
@ApplicationScoped
class TellEntryCounts implements FactHandler<EntryConfirmed> {

    private final Notices notices;

    TellEntryCounts(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<EntryConfirmed> type() {
        return EntryConfirmed.class;
    }

    @Override
    public void handle(EntryConfirmed fact, Delivery delivery) {
        notices.queue(EntryDraft.of(NoticeKind.PAYMENT_RECEIVED, fact.entry()), delivery);
    }
}
