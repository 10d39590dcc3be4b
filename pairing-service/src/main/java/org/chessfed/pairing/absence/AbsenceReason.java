package org.chessfed.pairing.absence;

import org.chessfed.regulation.decision.MessageKey;

/** What is said about a notice of absence. */
enum AbsenceReason implements MessageKey {
    /** Args: last moment. */
    IN_TIME("absence.in-time"),
    /** Args: last moment. */
    LATE("absence.late"),
    /** Args: number of last rounds. */
    BYE_LAST_ROUNDS("absence.bye-last-rounds"),
    /** Args: most byes. */
    BYE_TOO_MANY("absence.bye-too-many"),
    /** No args. */
    BYE_NOT_OFFERED("absence.bye-not-offered");

    private final String key;

    AbsenceReason(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
