package org.chessfed.engine.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Maximum-weight matching against all matchings of small graphs")
class WeightedMatchingTest {

    private static final int WORDS = 3;

    /** Weights of a random graph; {@code null} = no edge. */
    private static long[][][] randomGraph(Random random, int size) {
        long[][][] weights = new long[size][size][];
        int range = 1 + random.nextInt(4);
        double density = random.nextDouble();
        for (int u = 0; u < size; u++) {
            for (int v = u + 1; v < size; v++) {
                if (random.nextDouble() < density) {
                    long[] weight = new long[WORDS];
                    for (int k = 0; k < WORDS; k++) {
                        weight[k] = random.nextInt(range + 1) - (k == 0 ? 0 : random.nextInt(range + 1));
                    }
                    weights[u][v] = weight;
                    weights[v][u] = weight;
                }
            }
        }
        return weights;
    }

    private static long[] best(long[][][] weights, boolean[] used, int from) {
        int u = from;
        while (u < used.length && used[u]) {
            u++;
        }
        if (u == used.length) {
            return new long[WORDS];
        }
        used[u] = true;
        long[] result = best(weights, used, u + 1);
        for (int v = u + 1; v < used.length; v++) {
            if (!used[v] && weights[u][v] != null) {
                used[v] = true;
                long[] sum = best(weights, used, u + 1).clone();
                for (int k = 0; k < WORDS; k++) {
                    sum[k] += weights[u][v][k];
                }
                used[v] = false;
                if (Arrays.compare(sum, result) > 0) {
                    result = sum;
                }
            }
        }
        used[u] = false;
        return result;
    }

    private static long[] value(WeightedMatching matching, long[][][] weights, boolean[] gone) {
        long[] sum = new long[WORDS];
        for (int u = 0; u < weights.length; u++) {
            int v = matching.mate(u);
            if (v < 0) {
                continue;
            }
            assertThat(matching.mate(v)).isEqualTo(u);
            if (!gone[u] && v > u) {
                for (int k = 0; k < WORDS; k++) {
                    sum[k] += weights[u][v][k];
                }
            }
        }
        return sum;
    }

    @Test
    @DisplayName("is optimal from the start, after weights of a vertex changed, and after pairs were taken out")
    void agreesWithEnumeration() {
        for (int seed = 0; seed < 6000; seed++) {
            Random random = new Random(seed);
            int size = 2 + random.nextInt(9);
            long[][][] weights = randomGraph(random, size);
            WeightedMatching matching = new WeightedMatching(size, WORDS);
            for (int u = 0; u < size; u++) {
                for (int v = u + 1; v < size; v++) {
                    if (weights[u][v] != null) {
                        matching.setEdge(u, v, weights[u][v]);
                    }
                }
            }
            long[] potential = new long[size * WORDS];
            if (random.nextBoolean()) {
                Arrays.setAll(potential, i -> random.nextInt(3));
            }
            matching.start(potential);
            matching.solve();
            boolean[] gone = new boolean[size];
            assertThat(value(matching, weights, gone)).as("seed %d", seed).isEqualTo(best(weights, gone.clone(), 0));
            for (int step = 0; step < 6; step++) {
                int u = random.nextInt(size);
                if (gone[u]) {
                    continue;
                }
                if (random.nextBoolean() && matching.mate(u) >= 0) {
                    int v = matching.mate(u);
                    matching.fix(u, v);
                    gone[u] = true;
                    gone[v] = true;
                } else {
                    matching.detach(u);
                    for (int v = 0; v < size; v++) {
                        if (weights[u][v] != null && random.nextBoolean()) {
                            int word = random.nextInt(WORDS);
                            long amount = random.nextInt(5) - 2;
                            long[] changed = weights[u][v].clone();
                            changed[word] += amount;
                            weights[u][v] = changed;
                            weights[v][u] = changed;
                            matching.addToEdge(u, v, word, amount);
                        }
                    }
                    matching.reattach(u);
                    matching.solve();
                }
                assertThat(value(matching, weights, gone))
                        .as("seed %d step %d", seed, step)
                        .isEqualTo(best(weights, gone.clone(), 0));
            }
        }
    }

    /** A graph with weights of one word; each edge is two vertices and a weight. */
    private static WeightedMatching graph(int size, int[]... edges) {
        WeightedMatching matching = new WeightedMatching(size, 1);
        for (int[] edge : edges) {
            matching.setEdge(edge[0], edge[1], new long[] {edge[2]});
        }
        return matching;
    }

    private static void optimise(WeightedMatching matching, int size) {
        matching.start(new long[size]);
        matching.solve();
    }

    private static int[] mates(WeightedMatching matching, int size) {
        int[] mates = new int[size];
        Arrays.setAll(mates, matching::mate);
        return mates;
    }

    @Test
    @DisplayName("an edge exists once it is set, either way round; adding to one that does not exist makes none")
    void edges() {
        WeightedMatching matching = graph(3, new int[] {0, 1, 1});
        matching.addToEdge(1, 2, 0, 5);
        assertThat(matching.hasEdge(1, 0)).isTrue();
        assertThat(matching.hasEdge(1, 2)).isFalse();
        assertThat(matching.hasEdge(0, 2)).isFalse();

        optimise(matching, 3);
        assertThat(mates(matching, 3)).containsExactly(1, 0, -1);
    }

    @Test
    @DisplayName("a path that enters a ring of three away from its single vertex turns the ring round")
    void intoARing() {
        WeightedMatching matching = graph(
                6,
                new int[] {0, 1, 4},
                new int[] {1, 2, 4},
                new int[] {0, 2, 4},
                new int[] {3, 4, 3},
                new int[] {3, 5, 3},
                new int[] {1, 4, 1});
        optimise(matching, 6);
        assertThat(mates(matching, 6)).as("0-2, 1-4 and 3-5 weigh 8").containsExactly(2, 4, 0, 5, 1, 3);
    }

    @Test
    @DisplayName("after a restriction only the edges that were kept are matched, and no blossom is left")
    void restrict() {
        WeightedMatching matching =
                graph(4, new int[] {0, 1, 5}, new int[] {2, 3, 5}, new int[] {0, 2, 1}, new int[] {1, 3, 1});
        optimise(matching, 4);
        assertThat(mates(matching, 4)).containsExactly(1, 0, 3, 2);

        matching.restrict((lower, higher) -> lower != 0 || higher != 1);
        assertThat(mates(matching, 4)).as("the matching is forgotten").containsOnly(-1);
        assertThat(matching.hasEdge(1, 0)).isFalse();
        assertThat(matching.hasEdge(3, 1)).isTrue();
        optimise(matching, 4);
        assertThat(mates(matching, 4))
                .as("2-3 alone weighs 5, the others together 2")
                .containsExactly(-1, -1, 3, 2);

        WeightedMatching ring = graph(3, new int[] {0, 1, 4}, new int[] {1, 2, 4}, new int[] {0, 2, 4});
        optimise(ring, 3);
        assertThat(ring.isPlain(0) || ring.isPlain(1) || ring.isPlain(2)).isFalse();
        ring.restrict((lower, higher) -> higher != 1);
        assertThat(ring.isPlain(0) && ring.isPlain(1) && ring.isPlain(2)).isTrue();
        optimise(ring, 3);
        assertThat(ring.mate(2)).isIn(0, 1);
    }

    @Test
    @DisplayName("an edge may be optimal if it exists, fits the duals and both its ends are still in the graph")
    void mayBeOptimal() {
        WeightedMatching matching =
                graph(4, new int[] {0, 1, 2}, new int[] {2, 3, 2}, new int[] {0, 2, 2}, new int[] {1, 3, 2}, new int[] {
                    0, 3, 1
                });
        optimise(matching, 4);
        assertThat(matching.mayBeOptimal(0, 1)).isTrue();
        assertThat(matching.mayBeOptimal(0, 2)).isTrue();
        assertThat(matching.mayBeOptimal(0, 3)).as("weighs less").isFalse();
        assertThat(matching.mayBeOptimal(1, 2)).as("does not exist").isFalse();

        matching.fix(2, 3);
        assertThat(matching.mayBeOptimal(0, 1)).isTrue();
        assertThat(matching.mayBeOptimal(0, 2)).as("2 has been taken out").isFalse();
    }

    @Test
    @DisplayName("raising some edges of a vertex keeps its pair, and leaves the other edges behind")
    void raise() {
        WeightedMatching matching = graph(3, new int[] {0, 1, 2}, new int[] {0, 2, 2});
        optimise(matching, 3);
        int partner = matching.mate(0);
        int other = 3 - partner;
        assertThat(partner).isIn(1, 2);
        assertThat(matching.mayBeOptimal(0, other)).isTrue();

        matching.raise(0, new int[] {partner}, 0, 3);
        assertThat(matching.mayBeOptimal(0, partner)).isTrue();
        assertThat(matching.mayBeOptimal(0, other)).isFalse();
        matching.solve();
        assertThat(matching.mate(0)).isEqualTo(partner);
    }
}
