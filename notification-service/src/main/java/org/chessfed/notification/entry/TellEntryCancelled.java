package org.chessfed.notification.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.EntryCancelled;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells that an entry no longer stands, and why. */
@ApplicationScoped
class TellEntryCancelled implements FactHandler<EntryCancelled> {

    private final Notices notices;

    TellEntryCancelled(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<EntryCancelled> type() {
        return EntryCancelled.class;
    }

    @Override
    public void handle(EntryCancelled fact, Delivery delivery) {
        notices.queue(EntryDraft.of(NoticeKind.ENTRY_CANCELLED, fact.entry()), delivery);
    }
}
