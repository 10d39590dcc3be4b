package org.chessfed.selection.playoff;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A tie on which a place depends, that the arbiter was asked to let be played out.
 *
 * @param id its id
 * @param stage the stage
 * @param event the event
 * @param section the section
 * @param tournamentId the tournament in which it is played
 * @param standingsVersion version of the standings that hold the tie
 * @param rank the joint rank
 * @param places how many of the tied advance; 0 where no place depends on it
 * @param persons the tied
 * @param clause the clause that asks for it
 * @param state where it stands
 * @param version rising by every change
 * @param requestedAt when it was asked for
 */
public record Playoff(
        UUID id,
        String stage,
        String event,
        String section,
        String tournamentId,
        long standingsVersion,
        int rank,
        int places,
        List<UUID> persons,
        @Nullable String clause,
        State state,
        long version,
        Instant requestedAt) {

    /** Where it stands. */
    public enum State {
        /** The order is awaited. */
        OPEN,
        /** The tie is no more: it was played out, or corrected away. */
        SETTLED
    }

    /** Copies the persons. */
    public Playoff {
        persons = List.copyOf(persons);
    }
}
