package org.chessfed.engine.trf;

import java.util.List;
import java.util.OptionalInt;

/**
 * A team (record 310, or the older 013). Texts are empty where the file leaves the field blank.
 *
 * @param number pairing number, columns 5 to 7; teams of record 013 are numbered in the order of the file
 * @param name columns 9 to 40
 * @param nickname columns 42 to 46
 * @param strength columns 48 to 53, as it stands
 * @param matchPoints columns 55 to 60, tenths
 * @param gamePoints columns 62 to 67, tenths
 * @param rank columns 69 to 71
 * @param players numbers of its players in board order, columns 74 to 77, 79 to 82 and so on
 */
public record TrfTeam(
        int number,
        String name,
        String nickname,
        String strength,
        OptionalInt matchPoints,
        OptionalInt gamePoints,
        OptionalInt rank,
        List<Integer> players) {
    public TrfTeam {
        players = List.copyOf(players);
    }

    /** The strength as a rating; {@code 0} where it is no number. */
    public int rating() {
        return strength.matches("[0-9]{1,6}") ? Integer.parseInt(strength) : 0;
    }
}
