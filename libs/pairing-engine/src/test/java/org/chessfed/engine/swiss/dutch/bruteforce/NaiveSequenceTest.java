package org.chessfed.engine.swiss.dutch.bruteforce;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("C.04.3, article 4: the sequences, by the examples of the text")
class NaiveSequenceTest {

    private static List<Integer> range(int from, int to) {
        return IntStream.rangeClosed(from, to).boxed().toList();
    }

    @Test
    @DisplayName("4.2: 720 transpositions for five of eleven, 72 for two moved-down players")
    void transpositions() {
        List<List<Integer>> homogeneous = new ArrayList<>();
        NaiveSequence.transpositions(List.of(6, 7, 8, 9, 10, 11), 5, homogeneous::add);
        assertThat(homogeneous).hasSize(720);
        assertThat(homogeneous.subList(0, 3))
                .containsExactly(List.of(6, 7, 8, 9, 10), List.of(6, 7, 8, 9, 11), List.of(6, 7, 8, 10, 9));
        assertThat(homogeneous.getLast()).containsExactly(11, 10, 9, 8, 7);
        List<List<Integer>> heterogeneous = new ArrayList<>();
        NaiveSequence.transpositions(range(3, 11), 2, heterogeneous::add);
        assertThat(heterogeneous)
                .hasSize(72)
                .startsWith(List.of(3, 4), List.of(3, 5))
                .endsWith(List.of(11, 10));
    }

    @Test
    @DisplayName("4.3: fewest, then smallest difference, then the largest out of S1, then the smallest out of S2")
    void exchanges() {
        List<List<Integer>> first = NaiveSequence.firstSubgroups(11, 5);
        assertThat(first.getFirst()).isEqualTo(range(1, 5));
        assertBefore(first, List.of(1, 2, 3, 4, 11), List.of(1, 2, 3, 6, 7));
        assertBefore(first, List.of(1, 2, 3, 5, 6), List.of(1, 2, 3, 4, 8));
        assertBefore(first, List.of(1, 2, 3, 4, 7), List.of(1, 2, 3, 5, 6));
        assertBefore(first, List.of(1, 2, 5, 6, 8), List.of(1, 2, 3, 8, 9));
        assertBefore(first, List.of(1, 3, 4, 6, 9), List.of(1, 3, 4, 7, 8));
        assertThat(first).doesNotHaveDuplicates().hasSize(462);
    }

    private static void assertBefore(List<List<Integer>> all, List<Integer> one, List<Integer> other) {
        assertThat(all).contains(one, other);
        assertThat(all.indexOf(one)).isLessThan(all.indexOf(other));
    }

    @Test
    @DisplayName("4.4: sets of moved-down players by the smallest differing number")
    void sets() {
        assertThat(NaiveSequence.subsets(List.of(1, 2, 3, 4), 2))
                .containsExactly(
                        List.of(1, 2), List.of(1, 3), List.of(1, 4), List.of(2, 3), List.of(2, 4), List.of(3, 4));
    }
}
