package org.chessfed.console.arbiter;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.service.PairingDesk.Tournament;

/**
 * A tournament and where it belongs.
 *
 * @param chief whether the viewer may do what is the chief arbiter's
 * @param arbiter whether the viewer may enter results
 */
record Where(Regulation regulation, Regulation.Event event, Tournament tournament, boolean chief, boolean arbiter) {

    /** Address of the tournament's page. */
    public String address() {
        return "/staff/tournaments/" + tournament.id();
    }

    /** Address of the event's page. */
    public String eventAddress() {
        return "/staff/competitions/" + regulation.code() + "/events/" + event.id();
    }

    /** Results that may be entered, the usual ones first. */
    public List<String> codes() {
        return List.of(
                "WHITE_WINS", "DRAW", "BLACK_WINS", "WHITE_WINS_BY_FORFEIT", "BLACK_WINS_BY_FORFEIT", "BOTH_FORFEIT");
    }

    /** Numbers of all rounds. */
    public List<Integer> numbers() {
        List<Integer> numbers = new ArrayList<>();
        for (int i = 1; i <= tournament.rounds(); i++) {
            numbers.add(i);
        }
        return numbers;
    }

    /** The round that is next to be paired or played; one more than there are when all are over. */
    public int next() {
        return tournament.roundsCompleted() + 1;
    }

    /** Whether every round is over. */
    public boolean allPlayed() {
        return tournament.roundsCompleted() >= tournament.rounds();
    }
}
