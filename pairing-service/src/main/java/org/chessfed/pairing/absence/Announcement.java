package org.chessfed.pairing.absence;

import java.time.Instant;

/**
 * A player will not be paired in a round.
 *
 * @param number pairing number
 * @param round the round
 * @param kind why
 * @param excused whether the notice came in time
 * @param announcedAt when it came
 */
public record Announcement(int number, int round, AnnouncementKind kind, boolean excused, Instant announcedAt) {}
