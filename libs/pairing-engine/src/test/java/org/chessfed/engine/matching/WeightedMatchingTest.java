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
}
