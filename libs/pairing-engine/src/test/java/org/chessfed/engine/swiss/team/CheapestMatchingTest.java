package org.chessfed.engine.swiss.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CheapestMatchingTest {

    private static final long FORBIDDEN = -1;

    @Test
    @DisplayName("agrees with trying every perfect matching on 20,000 random graphs of 2 to 10 vertices")
    void agreesWithBruteForce() {
        long seed = 20261130L;
        Random random = new Random(seed);
        for (int graph = 0; graph < 20_000; graph++) {
            long[][] cost = random(random, 2 + 2 * random.nextInt(5), random.nextInt(100), 1 + random.nextInt(40));
            long expected = least(cost, 0);
            Optional<CheapestMatching> found = CheapestMatching.of(vectors(cost), 1);
            assertThat(found.map(matching -> matching.cost()[0]).orElse(Long.MAX_VALUE))
                    .as("seed %d, graph %d", seed, graph)
                    .isEqualTo(expected);
            found.ifPresent(matching -> {
                for (int v = 0; v < cost.length; v++) {
                    assertThat(matching.partner(matching.partner(v))).isEqualTo(v);
                    assertThat(cost[v][matching.partner(v)]).isNotEqualTo(FORBIDDEN);
                }
            });
        }
    }

    @Test
    @DisplayName("an odd graph, and two triangles that one edge does not join, have no perfect matching")
    void refusesImpossibleGraphs() {
        assertThat(CheapestMatching.of(vectors(new long[3][3]), 1)).isEmpty();
        long[][] triangles = new long[6][6];
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                triangles[i][j] = i != j && i / 3 == j / 3 ? 1 : FORBIDDEN;
            }
        }
        assertThat(CheapestMatching.of(vectors(triangles), 1)).isEmpty();
        triangles[1][4] = 7;
        triangles[4][1] = 7;
        assertThat(CheapestMatching.of(vectors(triangles), 1).map(matching -> matching.cost()[0]))
                .contains(9L);
    }

    @Test
    @DisplayName("an earlier word of the cost outweighs any number in a later one")
    void wordsAreComparedInTurn() {
        long[][][] cost = new long[4][4][];
        for (long[][] row : cost) {
            Arrays.fill(row, new long[] {0, 1L << 50});
        }
        cost[0][1] = new long[] {1, 0};
        cost[1][0] = cost[0][1];
        cost[2][3] = new long[] {0, 0};
        cost[3][2] = cost[2][3];
        CheapestMatching matching = CheapestMatching.of(cost, 2).orElseThrow();
        assertThat(matching.cost()).containsExactly(0, 1L << 51);
        assertThat(matching.partner(0)).isNotEqualTo(1);
    }

    private static long[][][] vectors(long[][] cost) {
        long[][][] vectors = new long[cost.length][cost.length][];
        for (int v = 0; v < cost.length; v++) {
            for (int w = 0; w < cost.length; w++) {
                vectors[v][w] = cost[v][w] == FORBIDDEN ? CheapestMatching.FORBIDDEN : new long[] {cost[v][w]};
            }
        }
        return vectors;
    }

    private static long[][] random(Random random, int n, int percentForbidden, int bound) {
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            cost[i][i] = FORBIDDEN;
            for (int j = 0; j < i; j++) {
                cost[i][j] = random.nextInt(100) < percentForbidden ? FORBIDDEN : random.nextInt(bound);
                cost[j][i] = cost[i][j];
            }
        }
        return cost;
    }

    private static long least(long[][] cost, int taken) {
        int first = Integer.numberOfTrailingZeros(~taken);
        if (first >= cost.length) {
            return 0;
        }
        long best = Long.MAX_VALUE;
        for (int second = first + 1; second < cost.length; second++) {
            if ((taken >> second & 1) == 0 && cost[first][second] != FORBIDDEN) {
                long rest = least(cost, taken | 1 << first | 1 << second);
                if (rest != Long.MAX_VALUE) {
                    best = Math.min(best, rest + cost[first][second]);
                }
            }
        }
        return best;
    }
}
