package org.chessfed.selection.quota;

import java.time.Instant;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Who would advance from one list, and what that changes; nothing moves until staff publish it.
 *
 * @param id its id
 * @param seasonId the season
 * @param stage the stage of the list
 * @param event the event of the list
 * @param section the section of the list
 * @param standingsVersion version of the standings that it rests on
 * @param state publication state
 * @param content what it says
 * @param createdAt when it was computed
 * @param decidedAt when it was published or overtaken
 * @param decidedBy who published it
 * @param reason what those who published it gave as their reason
 * @param version rising by every change
 */
public record Proposal(
        UUID id,
        UUID seasonId,
        String stage,
        String event,
        String section,
        long standingsVersion,
        State state,
        ProposalContent content,
        Instant createdAt,
        @Nullable Instant decidedAt,
        @Nullable String decidedBy,
        @Nullable String reason,
        long version) {

    /** Publication state. */
    public enum State {
        /** Computed, seen by staff. */
        DRAFT,
        /** Carried out. */
        PUBLISHED,
        /** Overtaken by a newer one, or by events. */
        SUPERSEDED
    }
}
