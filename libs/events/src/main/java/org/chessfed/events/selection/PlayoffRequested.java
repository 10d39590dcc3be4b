package org.chessfed.events.selection;

import java.util.List;
import org.chessfed.events.Fact;

/**
 * A tie lies across a line on which a place depends: the arbiter must let the tied play it out.
 *
 * @param playoffId its id
 * @param version rising by every change
 * @param competition competition code
 * @param stage stage id
 * @param event event id
 * @param section section id
 * @param tournamentId the tournament
 * @param standingsVersion version of the standings that hold the tie
 * @param personIds the tied persons
 * @param clause clause that asks for it
 */
public record PlayoffRequested(
        String playoffId,
        long version,
        String competition,
        String stage,
        String event,
        String section,
        String tournamentId,
        long standingsVersion,
        List<String> personIds,
        String clause)
        implements Fact {
    @Override
    public String aggregateId() {
        return playoffId;
    }

    @Override
    public String key() {
        return competition;
    }
}
