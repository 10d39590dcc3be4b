package org.chessfed.events.selection;

import org.chessfed.events.Fact;

/**
 * A selection's year is open.
 *
 * @param seasonId its id
 * @param version rising by every change
 * @param competition competition code
 * @param year Gregorian year
 */
public record SeasonOpened(String seasonId, long version, String competition, int year) implements Fact {
    @Override
    public String aggregateId() {
        return seasonId;
    }

    @Override
    public String key() {
        return competition;
    }
}
