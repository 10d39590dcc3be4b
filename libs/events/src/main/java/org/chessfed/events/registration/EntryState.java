package org.chessfed.events.registration;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An entry: a person in one event.
 *
 * @param entryId its id
 * @param competition competition code
 * @param competitionVersion version of the regulation by which it was decided
 * @param stage stage id
 * @param event event id
 * @param person public data of the person as of the entry
 * @param role {@code PLAYER}, {@code ACCOMPANYING} or {@code FREE_AGENT}
 * @param section section id
 * @param status where it stands
 * @param source {@code FORM} or {@code BERTH}
 * @param berthId the berth that it was made from
 * @param berthSource source of that berth
 * @param guaranteeRegion region whose guaranteed places the person may take, absent without one
 * @param membership {@code NONE}, {@code INDIVIDUAL} or {@code GROUP}
 * @param nationality nationality class, such as {@code LOCAL} or {@code FOREIGN}
 * @param fideRating FIDE standard rating, absent = unrated
 * @param nationalRating national rating, absent = unrated
 * @param payMethod {@code TRANSFER} or {@code ON_SITE}
 * @param items ordered extras
 * @param submittedAt when the entry was made
 * @param confirmedAt when it was confirmed
 * @param checkedInAt when the person checked in
 * @param cancelCause why it was cancelled: {@code BY_ENTRANT}, {@code BY_ORGANISER}, {@code BERTH}, {@code UNPAID}, {@code BERTH_LOST}
 * @param cancelClause clause of the regulation that it was cancelled by
 */
public record EntryState(
        String entryId,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        PersonCard person,
        String role,
        String section,
        EntryStatus status,
        String source,
        @Nullable String berthId,
        @Nullable String berthSource,
        @Nullable String guaranteeRegion,
        String membership,
        String nationality,
        @Nullable Integer fideRating,
        @Nullable Integer nationalRating,
        String payMethod,
        List<Item> items,
        Instant submittedAt,
        @Nullable Instant confirmedAt,
        @Nullable Instant checkedInAt,
        @Nullable String cancelCause,
        @Nullable String cancelClause) {

    /**
     * An ordered extra.
     *
     * @param item item id of the regulation
     * @param quantity how many
     */
    public record Item(String item, int quantity) {}
}
