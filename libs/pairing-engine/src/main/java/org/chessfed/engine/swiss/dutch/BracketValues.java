package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/** Measures how well the pairing of a bracket complies with C6 to C21: lists of numbers, the smaller the better. */
final class BracketValues {

    private final Field field;

    BracketValues(Field field) {
        this.field = field;
    }

    /**
     * The values of a bracket's pairing. C8 asks how well the following bracket could do by the rules alone.
     *
     * @param field a field without a demand
     */
    static Map<Criterion, List<Integer>> asTheyAre(Field field, PairedBracket paired) {
        Optional<PairedBracket> following = Optional.of(paired.bracket())
                .filter(bracket -> bracket.next().length > 0)
                .flatMap(bracket -> new BracketSolver(field).solve(bracket.following(field, paired.downfloaters())));
        return Collections.unmodifiableMap(new BracketValues(field).of(paired, following));
    }

    /**
     * The values of a bracket's pairing.
     *
     * @param following the bracket after it with the same downfloaters, paired as well as possible; empty for the last
     *     bracket
     */
    Map<Criterion, List<Integer>> of(PairedBracket paired, Optional<PairedBracket> following) {
        Map<Criterion, List<Integer>> values = new EnumMap<>(Criterion.class);
        int[] down = paired.downfloaters();
        values.put(Criterion.C6, List.of(down.length));
        values.put(Criterion.C7, scores(down));
        List<Integer> ahead = new ArrayList<>();
        following.ifPresent(next -> {
            ahead.add(next.downfloaters().length);
            ahead.addAll(scores(next.downfloaters()));
        });
        values.put(Criterion.C8, ahead);
        boolean byeTaker = paired.bracket().holdsBye() && down.length == 1;
        values.put(Criterion.C9, byeTaker ? List.of(field.get(down[0]).unplayed()) : List.of());
        values.put(Criterion.C10, sum(paired, field::beyondTwo));
        values.put(Criterion.C11, sum(paired, field::threeRunning));
        values.put(Criterion.C12, sum(paired, field::unfulfilled));
        values.put(Criterion.C13, sum(paired, field::unfulfilledStrong));
        floats(values, paired, true);
        floats(values, paired, false);
        return values;
    }

    private void floats(Map<Criterion, List<Integer>> values, PairedBracket paired, boolean last) {
        int residentScore = paired.bracket().score();
        IntPredicate wasDown = i -> floatOf(i, last) == FloatKind.DOWN;
        IntPredicate wasUp = i -> floatOf(i, last) == FloatKind.UP;
        int residentsDown = 0;
        List<Integer> differences = new ArrayList<>();
        List<Integer> opponents = new ArrayList<>();
        for (int i : paired.downfloaters()) {
            if (wasDown.test(i)) {
                if (field.score(i) == residentScore) {
                    residentsDown++;
                } else {
                    differences.add(CriterionValue.UNPAIRED + field.score(i));
                }
            }
        }
        for (int[] pair : paired.pairs()) {
            int difference = field.score(pair[0]) - field.score(pair[1]);
            if (difference > 0) {
                if (wasDown.test(pair[0])) {
                    differences.add(difference);
                }
                if (wasUp.test(pair[1])) {
                    opponents.add(difference);
                }
            }
        }
        differences.sort(Comparator.reverseOrder());
        opponents.sort(Comparator.reverseOrder());
        values.put(last ? Criterion.C14 : Criterion.C16, List.of(residentsDown));
        values.put(last ? Criterion.C15 : Criterion.C17, List.of(opponents.size()));
        values.put(last ? Criterion.C18 : Criterion.C20, differences);
        values.put(last ? Criterion.C19 : Criterion.C21, opponents);
    }

    private FloatKind floatOf(int player, boolean last) {
        Contender contender = field.get(player);
        return last ? contender.lastFloat() : contender.floatBefore();
    }

    private List<Integer> scores(int[] players) {
        return IntStream.of(players)
                .map(field::score)
                .boxed()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    @FunctionalInterface
    private interface OfPair {
        int value(int i, int j);
    }

    private static List<Integer> sum(PairedBracket paired, OfPair count) {
        return List.of(paired.pairs().stream()
                .mapToInt(pair -> count.value(pair[0], pair[1]))
                .sum());
    }
}
