package org.chessfed.events.notification;

/**
 * A message to one person, without its words and without the address.
 *
 * @param noticeId its id
 * @param personId the person
 * @param kind template, such as {@code berth-offered}
 * @param channel {@code MAIL}
 * @param causeId id of the fact that it answers
 */
public record NoticeCard(String noticeId, String personId, String kind, String channel, String causeId) {}
