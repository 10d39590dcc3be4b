package org.chessfed.pairing.round;

import java.util.HashMap;
import java.util.Map;
import org.chessfed.engine.TournamentState;
import org.chessfed.pairing.tournament.Tournament;

/**
 * What the engine was asked when a round was paired.
 *
 * @param state the tournament before the round
 * @param persons the person of each pairing number of the state; numbers may move afterwards
 */
record PairedFrom(TournamentState state, Map<Integer, String> persons) {
    PairedFrom {
        persons = Map.copyOf(persons);
    }

    static PairedFrom of(Tournament tournament, TournamentState state) {
        Map<Integer, String> persons = new HashMap<>();
        tournament.players().forEach(player -> persons.put(player.number(), player.personId()));
        return new PairedFrom(state, persons);
    }

    /** The pairing number that a person had then. */
    int number(String personId) {
        return persons.entrySet().stream()
                .filter(entry -> entry.getValue().equals(personId))
                .map(Map.Entry::getKey)
                .findFirst()
                .orElse(0);
    }
}
