package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.chessfed.engine.ForbiddenPairs;

/** The records of pairs that may not meet: 260 for some rounds, XXP for all. */
final class ProhibitionRecords {

    private final List<ForbiddenPairs> ranges = new ArrayList<>();
    private final List<Set<Integer>> always = new ArrayList<>();
    private final List<Named> named = new ArrayList<>();

    /** A player or team that a record names. */
    private record Named(TrfLine line, int column, int number) {}

    void range(TrfLine line) {
        int first = line.positive(5, 7, TrfAssembly.MOST_ROUNDS, "first round");
        int last = line.positive(9, 11, TrfAssembly.MOST_ROUNDS, "last round");
        if (last < first) {
            throw line.fault(9, "last round " + last + " is before the first, " + first);
        }
        Set<Integer> group = new LinkedHashSet<>();
        for (int column = 13; column <= line.length(); column += 5) {
            if (!line.blank(column, column + 3)) {
                int number = line.positive(column, column + 3, TrfAssembly.MOST_PLAYERS, "player");
                group.add(number);
                named.add(new Named(line, column, number));
            }
        }
        if (group.size() < 2) {
            throw line.fault(13, "a group that may not meet needs two players");
        }
        ranges.add(new ForbiddenPairs(first, last, group));
    }

    void always(TrfLine line) {
        Set<Integer> group = new LinkedHashSet<>();
        for (TrfLine.Word word : line.words()) {
            int number = line.integer(word.text(), word.column(), "player");
            group.add(number);
            named.add(new Named(line, word.column(), number));
        }
        if (group.size() < 2) {
            throw line.fault(5, "a group that may not meet needs two players");
        }
        always.add(group);
    }

    /**
     * The prohibitions. A number that nobody has would silently let two meet who may not: a prohibition names only who
     * is there.
     *
     * @param numbers of the players, or of the teams where teams play
     * @param lastRound of the tournament
     */
    List<ForbiddenPairs> finish(Set<Integer> numbers, int lastRound) {
        for (Named one : named) {
            if (!numbers.contains(one.number())) {
                String message = "the pair that may not meet names number " + one.number();
                throw one.line().fault(one.column(), message + ", which the file does not have");
            }
        }
        List<ForbiddenPairs> result = new ArrayList<>(ranges);
        always.forEach(group -> result.add(new ForbiddenPairs(1, Math.max(1, lastRound), group)));
        return result;
    }
}
