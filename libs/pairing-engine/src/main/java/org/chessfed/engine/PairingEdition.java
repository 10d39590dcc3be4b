package org.chessfed.engine;

import java.time.LocalDate;

/** An edition of the FIDE pairing rules. */
public enum PairingEdition {
    /** C.04.1 to C.04.7 as in force since 2026-02-01. */
    FIDE_2026(LocalDate.of(2026, 2, 1));

    private final LocalDate inForceFrom;

    PairingEdition(LocalDate inForceFrom) {
        this.inForceFrom = inForceFrom;
    }

    /** First day on which the edition is in force. */
    public LocalDate inForceFrom() {
        return inForceFrom;
    }

    /** The edition in force on a day; before the oldest implemented one, the oldest. */
    public static PairingEdition on(LocalDate day) {
        PairingEdition found = values()[0];
        for (PairingEdition edition : values()) {
            if (!edition.inForceFrom.isAfter(day)) {
                found = edition;
            }
        }
        return found;
    }
}
