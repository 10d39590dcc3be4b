package org.chessfed.engine.swiss.team;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class CheapestMatchingTest {

    @Test
    @DisplayName("agrees with trying every perfect matching on 20,000 random graphs of 2 to 10 vertices")
    void agreesWithBruteForce() {
        long seed = 20261130L;
        Random random = new Random(seed);
        for (int graph = 0; graph < 20_000; graph++) {
            long[][] cost = random(random, 2 + 2 * random.nextInt(5), random.nextInt(100), 1 + random.nextInt(40));
            long expected = least(cost, 0);
            Optional<CheapestMatching> found = CheapestMatching.of(cost);
            assertThat(found.map(CheapestMatching::cost).orElse(Long.MAX_VALUE))
                    .as("seed %d, graph %d", seed, graph)
                    .isEqualTo(expected);
            found.ifPresent(matching -> {
                for (int v = 0; v < cost.length; v++) {
                    assertThat(matching.partner(matching.partner(v))).isEqualTo(v);
                    assertThat(cost[v][matching.partner(v)]).isNotEqualTo(CheapestMatching.FORBIDDEN);
                }
            });
        }
    }

    @Test
    @DisplayName("an odd graph, and two triangles that one edge does not join, have no perfect matching")
    void refusesImpossibleGraphs() {
        assertThat(CheapestMatching.of(new long[3][3])).isEmpty();
        long[][] triangles = new long[6][6];
        for (int i = 0; i < 6; i++) {
            for (int j = 0; j < 6; j++) {
                triangles[i][j] = i != j && i / 3 == j / 3 ? 1 : CheapestMatching.FORBIDDEN;
            }
        }
        assertThat(CheapestMatching.of(triangles)).isEmpty();
        triangles[1][4] = 7;
        triangles[4][1] = 7;
        assertThat(CheapestMatching.of(triangles).map(CheapestMatching::cost)).contains(9L);
    }

    private static long[][] random(Random random, int n, int percentForbidden, int bound) {
        long[][] cost = new long[n][n];
        for (int i = 0; i < n; i++) {
            cost[i][i] = CheapestMatching.FORBIDDEN;
            for (int j = 0; j < i; j++) {
                cost[i][j] =
                        random.nextInt(100) < percentForbidden ? CheapestMatching.FORBIDDEN : random.nextInt(bound);
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
            if ((taken >> second & 1) == 0 && cost[first][second] != CheapestMatching.FORBIDDEN) {
                long rest = least(cost, taken | 1 << first | 1 << second);
                if (rest != Long.MAX_VALUE) {
                    best = Math.min(best, rest + cost[first][second]);
                }
            }
        }
        return best;
    }
}
