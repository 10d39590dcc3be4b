package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.chessfed.engine.matching.PerfectMatching;

/** Pairs a round bracket by bracket, from the top scoregroup down (C.04.3, 1.9.2). */
final class RoundPairing {

    private final Field field;
    private final Function<Bracket, Optional<PairedBracket>> solver;

    RoundPairing(Field field) {
        this(field, new BracketSolver(field)::solve);
    }

    /**
     * A round whose brackets are paired by somebody else.
     *
     * @param solver the pairing of a bracket; empty when no complete pairing exists
     */
    RoundPairing(Field field, Function<Bracket, Optional<PairedBracket>> solver) {
        this.field = field;
        this.solver = solver;
    }

    /**
     * A paired round.
     *
     * @param brackets in order
     * @param byeScore score of the player with the bye, in tenths (C5); meaningless without a bye
     */
    record Result(List<PairedBracket> brackets, int byeScore) {}

    /** The paired round, empty when no complete pairing exists. */
    Optional<Result> pair() {
        int size = field.size();
        boolean bye = size % 2 == 1;
        Optional<Integer> byeScore = bye ? byeScore() : Optional.of(0);
        if (byeScore.isEmpty() || (!bye && !canPairAll())) {
            return Optional.empty();
        }
        List<PairedBracket> result = new ArrayList<>();
        int[] movedDown = new int[0];
        for (int begin = 0; begin < size; ) {
            int end = groupEnd(begin);
            int nextEnd = groupEnd(end);
            Bracket bracket = new Bracket(
                    field.score(begin),
                    movedDown,
                    range(begin, end),
                    range(end, nextEnd),
                    range(nextEnd, size),
                    bye,
                    byeScore.get());
            Optional<PairedBracket> paired = solver.apply(bracket);
            if (paired.isEmpty()) {
                return Optional.empty();
            }
            result.add(paired.get());
            movedDown = paired.get().downfloaters();
            begin = end;
        }
        return movedDown.length == (bye ? 1 : 0)
                ? Optional.of(new Result(List.copyOf(result), byeScore.get()))
                : Optional.empty();
    }

    private int groupEnd(int begin) {
        int end = begin;
        while (end < field.size() && field.score(end) == field.score(begin)) {
            end++;
        }
        return end;
    }

    private static int[] range(int from, int to) {
        int[] result = new int[to - from];
        Arrays.setAll(result, i -> from + i);
        return result;
    }

    private boolean canPairAll() {
        return new PerfectMatching(field.size(), field::compatible).complete() == 0;
    }

    /**
     * The lowest score at which somebody can have the bye in a complete pairing (C5); empty when there is no complete
     * pairing.
     */
    private Optional<Integer> byeScore() {
        int size = field.size();
        int[] scoreOfBye = {0};
        PerfectMatching matching = new PerfectMatching(
                size + 1,
                (u, v) -> u < size && v < size
                        ? field.compatible(u, v)
                        : field.score(Math.min(u, v)) == scoreOfBye[0] && field.byeAllowed(Math.min(u, v)));
        scoreOfBye[0] = Integer.MIN_VALUE;
        if (matching.complete() > 2) {
            return Optional.empty();
        }
        boolean lowestFirst = field.rules().holds(Criterion.C5);
        int last = Integer.MIN_VALUE;
        for (int step = 0; step < size; step++) {
            int score = field.score(lowestFirst ? size - 1 - step : step);
            if (score != last) {
                scoreOfBye[0] = score;
                last = score;
                if (matching.augment(size)) {
                    return Optional.of(score);
                }
            }
        }
        return Optional.empty();
    }
}
