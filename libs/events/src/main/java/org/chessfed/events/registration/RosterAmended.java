package org.chessfed.events.registration;

import org.chessfed.events.Fact;

/**
 * The roster of an event was changed after it had been closed.
 *
 * @param roster the roster after the fact
 * @param version rising by every change of the roster
 */
public record RosterAmended(RosterState roster, long version) implements Fact {
    @Override
    public String aggregateId() {
        return roster.rosterId();
    }

    @Override
    public String key() {
        return roster.competition();
    }
}
