package org.chessfed.pairing.absence;

import org.chessfed.regulation.decision.MessageKey;

/** What is said about a notice of absence. */
enum AbsenceReason implements MessageKey {
    /** Args: last moment. */
    IN_TIME("absence.in-time"),
    /** Args: last moment. */
    LATE("absence.late");

    private final String key;

    AbsenceReason(String key) {
        this.key = key;
    }

    @Override
    public String key() {
        return key;
    }
}
