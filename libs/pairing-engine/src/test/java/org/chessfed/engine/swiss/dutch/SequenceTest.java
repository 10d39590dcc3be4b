package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import org.chessfed.engine.swiss.dutch.bruteforce.NaiveSequence;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("The order of pairings of a bracket (C.04.3, articles 4.2 to 4.4)")
class SequenceTest {

    private static List<Integer> range(int from, int to) {
        return IntStream.range(from, to).boxed().toList();
    }

    private static Bracket bracket(int movedDown, int residents) {
        int[] none = new int[0];
        int[] above = IntStream.range(0, movedDown).toArray();
        int[] level = IntStream.range(movedDown, movedDown + residents).toArray();
        return new Bracket(10, above, level, none, none, false, 0);
    }

    private static List<int[]> pairs(List<Integer> first, List<Integer> second) {
        return IntStream.range(0, first.size())
                .mapToObj(i -> new int[] {Math.min(first.get(i), second.get(i)), Math.max(first.get(i), second.get(i))})
                .toList();
    }

    /** All pairings with some moved-down players and some pairs of residents, each where it comes first. */
    private static List<PairedBracket> inOrder(Bracket bracket, int fromAbove, int ofResidents) {
        List<Integer> movedDown = range(0, bracket.movedDown().length);
        List<Integer> residents = range(bracket.movedDown().length, bracket.size());
        List<PairedBracket> found = new ArrayList<>();
        Set<Set<List<Integer>>> known = new HashSet<>();
        for (List<Integer> above : NaiveSequence.subsets(movedDown, fromAbove)) {
            NaiveSequence.transpositions(residents, fromAbove, opponents -> {
                List<Integer> remainder = new ArrayList<>(residents);
                remainder.removeAll(opponents);
                for (List<Integer> places : NaiveSequence.firstSubgroups(remainder.size(), ofResidents)) {
                    List<Integer> first = places.stream()
                            .map(place -> remainder.get(place - 1))
                            .toList();
                    List<Integer> second = new ArrayList<>(remainder);
                    second.removeAll(first);
                    NaiveSequence.transpositions(second, ofResidents, others -> {
                        List<int[]> all = new ArrayList<>(pairs(above, opponents));
                        all.addAll(pairs(first, others));
                        Set<List<Integer>> asSet = new HashSet<>();
                        all.forEach(pair -> asSet.add(List.of(pair[0], pair[1])));
                        if (known.add(asSet)) {
                            found.add(new PairedBracket(bracket, all, new int[0], -1));
                        }
                    });
                }
            });
        }
        return found;
    }

    private static String text(PairedBracket paired) {
        return Arrays.deepToString(paired.pairs().toArray());
    }

    @ParameterizedTest(name = "{0} moved down, {1} residents; pairs: {2} and {3}")
    @CsvSource({"0, 6, 0, 3", "0, 7, 0, 3", "0, 7, 0, 2", "2, 5, 2, 1", "3, 5, 2, 1", "2, 7, 1, 3", "3, 3, 1, 1"})
    @DisplayName("sorted, pairings come as a naive reading of the articles lists them")
    void asListed(int movedDown, int residents, int fromAbove, int ofResidents) {
        List<PairedBracket> listed = inOrder(bracket(movedDown, residents), fromAbove, ofResidents);
        List<PairedBracket> sorted = new ArrayList<>(listed.reversed());
        sorted.sort(new Sequence());
        assertThat(sorted).hasSizeGreaterThan(8);
        assertThat(sorted.stream().map(SequenceTest::text))
                .isEqualTo(listed.stream().map(SequenceTest::text).toList());
    }
}
