package org.chessfed.selection.field;

import java.util.List;
import java.util.UUID;
import org.chessfed.regulation.decision.Reason;

/** What is to be done next about a field. */
public sealed interface FieldStep {

    /** Why, for the reader. */
    Reason reason();

    /**
     * Offers are still out; nothing is added before they are answered.
     *
     * @param offered how many
     * @param reason why
     */
    record Wait(int offered, Reason reason) implements FieldStep {}

    /**
     * More persons are to be asked.
     *
     * @param persons whom, in order
     * @param reason why
     */
    record Ask(List<UUID> persons, Reason reason) implements FieldStep {
        /** Copies the list. */
        public Ask {
            persons = List.copyOf(persons);
        }
    }

    /**
     * The field is complete.
     *
     * @param size persons in it
     * @param bye whether it is odd for good, so that one player has a bye in each round
     * @param reason why
     */
    record Close(int size, boolean bye, Reason reason) implements FieldStep {}
}
