package org.chessfed.notification.notice;

import java.util.Map;
import java.util.UUID;

/**
 * A notice that this process has leased.
 *
 * @param id its id
 * @param personId who is told
 * @param kind what it tells
 * @param competition competition code
 * @param competitionVersion version of the regulation that the letter quotes
 * @param arguments what the letter needs
 * @param tries this try's number, from 1
 * @param lease token of the lease; every change of the notice names it
 */
public record Notice(
        UUID id,
        String personId,
        NoticeKind kind,
        String competition,
        long competitionVersion,
        Map<Argument, String> arguments,
        int tries,
        UUID lease) {
    public Notice {
        arguments = Map.copyOf(arguments);
    }
}
