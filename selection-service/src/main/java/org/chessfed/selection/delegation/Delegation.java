package org.chessfed.selection.delegation;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/**
 * The list of one group of players for an event abroad.
 *
 * @param id its id
 * @param rule the event, by its id in the regulation
 * @param group the age group, such as {@code U18}; {@code ALL} where the event has none
 * @param section the section that the players come from
 * @param state publication state
 * @param players in the order of nomination
 * @param note what the committee decided, in its own words
 * @param version rising by every change
 * @param changedAt when it last changed
 */
public record Delegation(
        UUID id,
        String rule,
        String group,
        String section,
        State state,
        List<Nominee> players,
        @Nullable String note,
        long version,
        Instant changedAt) {

    /** Publication state. */
    public enum State {
        /** Computed, seen by staff. */
        DRAFT,
        /** Public. */
        PUBLISHED
    }

    /**
     * A player of the list.
     *
     * @param place the place, from 1; joint ones are equal
     * @param person the person's id
     * @param reason why the player stands there
     */
    public record Nominee(int place, UUID person, Reason reason) {}

    /** Copies the players. */
    public Delegation {
        players = List.copyOf(players);
    }
}
