package org.chessfed.engine.swiss.dutch.bruteforce;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** C.04.3, article 4: everything that is generated in a given order. In-bracket sequence numbers count from 1. */
public final class NaiveSequence {

    private NaiveSequence() {}

    /** Subsets of a size in the order of 4.4.2, each ascending. */
    public static List<List<Integer>> subsets(List<Integer> numbers, int size) {
        List<List<Integer>> found = new ArrayList<>();
        choose(numbers, 0, size, new ArrayList<>(), found);
        return found;
    }

    private static void choose(
            List<Integer> numbers, int from, int size, List<Integer> chosen, List<List<Integer>> found) {
        if (chosen.size() == size) {
            found.add(List.copyOf(chosen));
            return;
        }
        for (int i = from; i < numbers.size(); i++) {
            chosen.add(numbers.get(i));
            choose(numbers, i + 1, size, chosen, found);
            chosen.removeLast();
        }
    }

    /** 4.2: the first {@code length} numbers of every transposition, lexicographically. */
    public static void transpositions(List<Integer> numbers, int length, Consumer<List<Integer>> each) {
        transpose(numbers, length, new ArrayList<>(), each);
    }

    private static void transpose(
            List<Integer> numbers, int length, List<Integer> taken, Consumer<List<Integer>> each) {
        if (taken.size() == length) {
            each.accept(List.copyOf(taken));
            return;
        }
        for (int number : numbers) {
            if (!taken.contains(number)) {
                taken.add(number);
                transpose(numbers, length, taken, each);
                taken.removeLast();
            }
        }
    }

    /**
     * 4.3: the first subgroup after each exchange, in order, beginning with the original one.
     *
     * @param size players of the bracket or remainder
     * @param pairs size of the first subgroup
     */
    public static List<List<Integer>> firstSubgroups(int size, int pairs) {
        List<Integer> original = IntStream.rangeClosed(1, pairs).boxed().toList();
        List<Integer> second = IntStream.rangeClosed(pairs + 1, size).boxed().toList();
        List<Exchange> exchanges = new ArrayList<>();
        for (int count = 0; count <= Math.min(pairs, size - pairs); count++) {
            for (List<Integer> down : subsets(original, count)) {
                for (List<Integer> up : subsets(second, count)) {
                    exchanges.add(new Exchange(down, up));
                }
            }
        }
        exchanges.sort(Exchange.ORDER);
        return exchanges.stream().map(exchange -> exchange.applied(original)).toList();
    }

    /** A swap of {@code down} from the first subgroup with {@code up} from the second, both ascending. */
    private record Exchange(List<Integer> down, List<Integer> up) {

        static final Comparator<Exchange> ORDER = Comparator.<Exchange>comparingInt(exchange -> exchange.up.size())
                .thenComparingInt(exchange -> sum(exchange.up) - sum(exchange.down))
                .thenComparing((one, other) -> -lexicographic(descending(one.down), descending(other.down)))
                .thenComparing((one, other) -> lexicographic(one.up, other.up));

        private static int sum(List<Integer> numbers) {
            return numbers.stream().mapToInt(Integer::intValue).sum();
        }

        private static List<Integer> descending(List<Integer> numbers) {
            List<Integer> sorted = new ArrayList<>(numbers);
            Collections.reverse(sorted);
            return sorted;
        }

        List<Integer> applied(List<Integer> original) {
            List<Integer> first = new ArrayList<>(original);
            first.removeAll(down);
            first.addAll(up);
            Collections.sort(first);
            return List.copyOf(first);
        }
    }

    /** Compares element by element; the first difference decides, then the shorter one comes first. */
    static int lexicographic(List<Integer> one, List<Integer> other) {
        for (int i = 0; i < Math.min(one.size(), other.size()); i++) {
            int compared = Integer.compare(one.get(i), other.get(i));
            if (compared != 0) {
                return compared;
            }
        }
        return Integer.compare(one.size(), other.size());
    }
}
