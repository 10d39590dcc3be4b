package org.chessfed.events.registration;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The frozen list of the confirmed entries of one event.
 *
 * @param rosterId its id
 * @param competition competition code
 * @param competitionVersion version of the regulation in force
 * @param stage stage id
 * @param event event id
 * @param closedAt when it was closed by the chief arbiter
 * @param lines one per confirmed entry
 */
public record RosterState(
        String rosterId,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        Instant closedAt,
        List<Line> lines) {

    /**
     * One confirmed entry.
     *
     * @param entryId the entry
     * @param person public data
     * @param section section id
     * @param guaranteeRegion region whose guaranteed places the person may take
     * @param berthSource source of the berth, absent for entries by form
     * @param rating the rating that orders the field, frozen; {@code 0} = unrated
     * @param fideRating FIDE standard rating; {@code 0} = unrated
     * @param nationalRating national rating; {@code 0} = unrated
     * @param checkedIn whether the person had checked in when the roster was closed
     */
    public record Line(
            String entryId,
            PersonCard person,
            String section,
            @Nullable String guaranteeRegion,
            @Nullable String berthSource,
            int rating,
            int fideRating,
            int nationalRating,
            boolean checkedIn) {}
}
