package org.chessfed.engine.swiss.dutch;

import java.util.List;
import org.chessfed.engine.Pairing;

/**
 * A bracket of a paired round; all players by pairing number.
 *
 * @param score score of the residents, in tenths, with virtual points
 * @param movedDown players who came from the bracket above
 * @param residents the scoregroup, in ranking order
 * @param games the pairs of the bracket, in the order of their higher-ranked players
 * @param floaters who leaves the bracket unpaired, and why
 * @param values compliance with C6 to C21
 */
public record ExplainedBracket(
        int score,
        List<Integer> movedDown,
        List<Integer> residents,
        List<Pairing.Board> games,
        List<Floater> floaters,
        List<CriterionValue> values) {
    public ExplainedBracket {
        movedDown = List.copyOf(movedDown);
        residents = List.copyOf(residents);
        games = List.copyOf(games);
        floaters = List.copyOf(floaters);
        values = List.copyOf(values);
    }
}
