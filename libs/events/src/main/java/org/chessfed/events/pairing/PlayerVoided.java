package org.chessfed.events.pairing;

import org.chessfed.events.Fact;

/**
 * A player missed so many games that the results are not counted for ranking and places.
 *
 * @param tournamentId the tournament
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param personId the person
 * @param version version of the tournament
 * @param missed games missed or lost by coming late
 * @param clause clause of the regulation
 */
public record PlayerVoided(
        String tournamentId,
        String competition,
        String stage,
        String event,
        String personId,
        long version,
        int missed,
        String clause)
        implements Fact {
    @Override
    public String aggregateId() {
        return tournamentId + "/" + personId;
    }

    @Override
    public String key() {
        return competition;
    }
}
