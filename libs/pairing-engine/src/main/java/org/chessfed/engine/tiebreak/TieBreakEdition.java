package org.chessfed.engine.tiebreak;

import java.time.LocalDate;

/** An edition of the FIDE tie-break regulations (C.07). */
public enum TieBreakEdition {
    /** Applied from 2024-08-01 to 2026-02-28: the dummy opponent of an unplayed round has no cap. */
    FIDE_2024_08(LocalDate.of(2024, 8, 1)),
    /** In force since 2026-03-01: the dummy opponent is capped (16.4). */
    FIDE_2026_03(LocalDate.of(2026, 3, 1));

    private final LocalDate inForceFrom;

    TieBreakEdition(LocalDate inForceFrom) {
        this.inForceFrom = inForceFrom;
    }

    /** First day on which the edition is in force. */
    public LocalDate inForceFrom() {
        return inForceFrom;
    }

    /** The edition in force on a day, normally the first day of the tournament; before the oldest one, the oldest. */
    public static TieBreakEdition on(LocalDate day) {
        TieBreakEdition found = values()[0];
        for (TieBreakEdition edition : values()) {
            if (!edition.inForceFrom.isAfter(day)) {
                found = edition;
            }
        }
        return found;
    }
}
