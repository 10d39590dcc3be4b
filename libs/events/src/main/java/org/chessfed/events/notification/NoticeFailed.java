package org.chessfed.events.notification;

import org.chessfed.events.Fact;

/**
 * A message could not be delivered after all tries.
 *
 * @param notice the message
 * @param version rising by every change of the message
 */
public record NoticeFailed(NoticeCard notice, long version) implements Fact {
    @Override
    public String aggregateId() {
        return notice.noticeId();
    }

    @Override
    public String key() {
        return notice.personId();
    }
}
