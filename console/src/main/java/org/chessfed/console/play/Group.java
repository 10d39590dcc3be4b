package org.chessfed.console.play;

import java.util.List;
import java.util.stream.IntStream;
import org.chessfed.console.service.Pairing.Tournament;

/**
 * What is paired together at an event.
 *
 * @param tournament the tournament
 */
record Group(Tournament tournament) {

    /** Rounds that the standings count. */
    public int completed() {
        return tournament.roundsCompleted();
    }

    /** Last round whose pairings are published, {@code 0} before the first. */
    public int published() {
        return tournament.roundsPublished();
    }

    /** How addresses name it: its sections. */
    public String key() {
        return String.join(".", tournament.sections());
    }

    /** Rounds that can be looked at. */
    public List<Integer> rounds() {
        return IntStream.rangeClosed(1, published()).boxed().toList();
    }

    /** Whether its pairings follow from the Swiss system, so that they can be explained. */
    public boolean swiss() {
        return tournament.system().equals("SWISS");
    }
}
