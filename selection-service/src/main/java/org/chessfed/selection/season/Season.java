package org.chessfed.selection.season;

import java.time.Instant;
import java.util.UUID;

/**
 * A selection's year: one competition, what it takes from the season before and hands on to the next.
 *
 * @param id its id
 * @param competition the competition's code
 * @param year Gregorian year
 * @param regulationVersion version of the regulation under which it was opened
 * @param offersOpen whether direct places are being offered: what had to be imported is complete
 * @param version rising by every change
 * @param openedAt when it was opened
 */
public record Season(
        UUID id,
        String competition,
        int year,
        long regulationVersion,
        boolean offersOpen,
        long version,
        Instant openedAt) {}
