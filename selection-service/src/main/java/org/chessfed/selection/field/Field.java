package org.chessfed.selection.field;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;

/**
 * The field of one stage and section, from the moment at which staff began to close it.
 *
 * @param id its id
 * @param stage the stage
 * @param event the event
 * @param section the section
 * @param state where it stands
 * @param bye whether it is odd for good
 * @param persons everybody in it when it was last closed
 * @param reasons why it stands so
 * @param version rising by every change
 * @param changedAt when it last changed
 */
public record Field(
        UUID id,
        String stage,
        String event,
        String section,
        State state,
        boolean bye,
        List<UUID> persons,
        List<Reason> reasons,
        long version,
        Instant changedAt) {

    /** Where it stands. */
    public enum State {
        /** Staff want it closed, and offers to make it even are out. */
        CLOSING,
        /** Everybody in it is known. */
        CLOSED
    }

    /** Copies the lists. */
    public Field {
        persons = List.copyOf(persons);
        reasons = List.copyOf(reasons);
    }
}
