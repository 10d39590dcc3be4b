package org.chessfed.events.notification;

import org.chessfed.events.Fact;

/**
 * A message was handed to the mail server.
 *
 * @param notice the message
 * @param version rising by every change of the message
 */
public record NoticeSent(NoticeCard notice, long version) implements Fact {
    @Override
    public String aggregateId() {
        return notice.noticeId();
    }

    @Override
    public String key() {
        return notice.personId();
    }
}
