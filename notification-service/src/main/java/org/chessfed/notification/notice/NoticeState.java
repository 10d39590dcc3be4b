package org.chessfed.notification.notice;

/** Where a notice stands. */
enum NoticeState {
    /** Waits for its next try. */
    QUEUED,
    /** One process is handing it to the mail server at this moment. */
    SENDING,
    /** The mail server has it. */
    SENT,
    /** It will not be tried again unless staff say so. */
    FAILED
}
