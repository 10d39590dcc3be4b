package org.chessfed.notification.entry;

import jakarta.enterprise.context.ApplicationScoped;
import org.chessfed.chassis.inbox.Delivery;
import org.chessfed.chassis.inbox.FactHandler;
import org.chessfed.events.registration.EntrySubmitted;
import org.chessfed.notification.notice.NoticeKind;
import org.chessfed.notification.notice.Notices;

/** Tells that an entry has arrived. */
@ApplicationScoped
class TellEntryReceived implements FactHandler<EntrySubmitted> {

    private final Notices notices;

    TellEntryReceived(Notices notices) {
        this.notices = notices;
    }

    @Override
    public Class<EntrySubmitted> type() {
        return EntrySubmitted.class;
    }

    @Override
    public void handle(EntrySubmitted fact, Delivery delivery) {
        notices.queue(EntryDraft.of(NoticeKind.ENTRY_RECEIVED, fact.entry()), delivery);
    }
}
