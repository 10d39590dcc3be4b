package org.chessfed.engine.swiss.team;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.Colour;

/**
 * What the pairing of a round needs to know of one team that is to be paired.
 *
 * @param number pairing number (TPN)
 * @param score pairing score in tenths: the primary score plus the virtual points of the round
 * @param secondary secondary score in tenths (1.2.1)
 * @param colours colours of the played matches, oldest first (1.6.1)
 * @param preference colour preference (1.7)
 * @param byeBarred whether [C2] keeps the pairing-allocated bye from it
 * @param floated whether it was a floater in the previous round (1.5)
 * @param excluded numbers of the teams that it may not meet: those it played [C1], and forbidden pairs
 */
record Team(
        int number,
        int score,
        int secondary,
        List<Colour> colours,
        Optional<ColourPreference> preference,
        boolean byeBarred,
        boolean floated,
        Set<Integer> excluded) {

    Team {
        colours = List.copyOf(colours);
        excluded = Set.copyOf(excluded);
    }

    boolean mayMeet(Team other) {
        return other.number != number && !excluded.contains(other.number) && !other.excluded.contains(number);
    }

    int matchesPlayed() {
        return colours.size();
    }
}
