package org.chessfed.engine.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Largest matching against all matchings of small graphs")
class PerfectMatchingTest {

    private static final int GRAPHS = 4_000;
    private static final int LARGEST = 9;

    private static boolean[][] randomGraph(Random random) {
        int size = 1 + random.nextInt(LARGEST);
        int percent = 15 + random.nextInt(60);
        boolean[][] edges = new boolean[size][size];
        for (int u = 0; u < size; u++) {
            for (int v = u + 1; v < size; v++) {
                edges[u][v] = random.nextInt(100) < percent;
                edges[v][u] = edges[u][v];
            }
        }
        return edges;
    }

    /** How many pairs the vertices from {@code from} on can make at most, tried one by one. */
    private static int mostPairs(boolean[][] edges, boolean[] taken, int from) {
        int u = from;
        while (u < taken.length && taken[u]) {
            u++;
        }
        if (u >= taken.length) {
            return 0;
        }
        taken[u] = true;
        int most = mostPairs(edges, taken, u + 1);
        for (int v = u + 1; v < taken.length; v++) {
            if (!taken[v] && edges[u][v]) {
                taken[v] = true;
                most = Math.max(most, 1 + mostPairs(edges, taken, u + 1));
                taken[v] = false;
            }
        }
        taken[u] = false;
        return most;
    }

    private static int pairs(PerfectMatching matching, boolean[][] edges) {
        int paired = 0;
        for (int u = 0; u < edges.length; u++) {
            int v = matching.mate(u);
            if (v >= 0) {
                assertThat(edges[u][v]).as("an edge between %d and %d", u, v).isTrue();
                assertThat(matching.mate(v)).as("the partner of %d", v).isEqualTo(u);
                paired++;
            }
        }
        return paired / 2;
    }

    @Test
    @DisplayName("as many pairs as any way to pair gives, along edges only, and the number of those who stay single")
    void largest() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < GRAPHS; i++) {
            boolean[][] edges = randomGraph(random);
            int size = edges.length;
            int most = mostPairs(edges, new boolean[size], 0);

            PerfectMatching matching = new PerfectMatching(size, (u, v) -> edges[u][v]);
            int single = matching.complete();

            assertThat(pairs(matching, edges)).as("graph %d, seed %d", i, seed).isEqualTo(most);
            assertThat(single).as("graph %d, seed %d", i, seed).isEqualTo(size - 2 * most);
        }
    }

    @Test
    @DisplayName("vertices are paired one after the other: who is paired stays paired, and a refusal changes nothing")
    void oneAfterTheOther() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < GRAPHS; i++) {
            boolean[][] edges = randomGraph(random);
            PerfectMatching matching = new PerfectMatching(edges.length, (u, v) -> edges[u][v]);
            for (int u = 0; u < edges.length; u++) {
                int before = pairs(matching, edges);
                boolean single = matching.mate(u) < 0;
                boolean paired = matching.augment(u);
                assertThat(matching.mate(u) >= 0)
                        .as("graph %d, seed %d", i, seed)
                        .isEqualTo(paired);
                assertThat(pairs(matching, edges))
                        .as("graph %d, seed %d", i, seed)
                        .isEqualTo(before + (single && paired ? 1 : 0));
            }
        }
    }

    @Test
    @DisplayName("greedily, a vertex takes the first single one from a place on that it may meet, itself left out")
    void greedily() {
        PerfectMatching matching = new PerfectMatching(5, (u, v) -> Math.abs(u - v) != 1);

        matching.pairGreedily(0, 1);
        assertThat(matching.mate(0)).isEqualTo(2);

        matching.pairGreedily(1, 1);
        assertThat(matching.mate(1)).isEqualTo(3);

        matching.pairGreedily(4, 0);
        assertThat(matching.mate(4)).isEqualTo(-1);

        matching.pairGreedily(0, 1);
        assertThat(matching.mate(0)).as("who is paired is left alone").isEqualTo(2);
    }

    @Test
    @DisplayName("a ring of five with a tail at one vertex: the path goes through the blossom")
    void throughABlossom() {
        boolean[][] edges = new boolean[6][6];
        int[][] pairs = {{0, 1}, {1, 2}, {2, 3}, {3, 4}, {4, 0}, {2, 5}};
        for (int[] pair : pairs) {
            edges[pair[0]][pair[1]] = true;
            edges[pair[1]][pair[0]] = true;
        }
        PerfectMatching matching = new PerfectMatching(6, (u, v) -> edges[u][v]);

        assertThat(matching.complete()).isZero();
        assertThat(matching.mate(5)).isEqualTo(2);
        assertThat(pairs(matching, edges)).isEqualTo(3);
    }

    @Test
    @DisplayName("missable are exactly the vertices without which as many pairs can be made as with them")
    void missable() {
        long seed = System.nanoTime();
        Random random = new Random(seed);
        for (int i = 0; i < GRAPHS; i++) {
            boolean[][] edges = randomGraph(random);
            int size = edges.length;
            int most = mostPairs(edges, new boolean[size], 0);
            PerfectMatching matching = new PerfectMatching(size, (u, v) -> edges[u][v]);
            matching.complete();
            boolean[] missable = matching.missable();
            for (int v = 0; v < size; v++) {
                boolean[] taken = new boolean[size];
                taken[v] = true;
                assertThat(missable[v])
                        .as("vertex %d of graph %d, seed %d", v, i, seed)
                        .isEqualTo(mostPairs(edges, taken, 0) == most);
            }
        }
    }
}
