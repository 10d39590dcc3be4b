package org.chessfed.engine.swiss.team;

import java.util.Optional;
import org.chessfed.engine.matching.WeightedMatching;

/**
 * A perfect matching of least total cost: the heaviest matching where first the number of pairs counts, then how little
 * they cost.
 */
final class CheapestMatching {

    /** Stands in a cost table for "may not be matched". */
    static final long FORBIDDEN = -1;

    private final WeightedMatching matching;
    private final long cost;

    private CheapestMatching(WeightedMatching matching, long cost) {
        this.matching = matching;
        this.cost = cost;
    }

    /**
     * The cheapest perfect matching.
     *
     * @param cost symmetric, at least 0, or {@link #FORBIDDEN}; the sum over any matching below 2^56
     * @return empty when the graph has no perfect matching
     */
    static Optional<CheapestMatching> of(long[][] cost) {
        int size = cost.length;
        WeightedMatching matching = new WeightedMatching(size, 2);
        for (int v = 0; v < size; v++) {
            for (int w = v + 1; w < size; w++) {
                if (cost[v][w] != FORBIDDEN) {
                    matching.setEdge(v, w, new long[] {1, -cost[v][w]});
                }
            }
        }
        matching.start(new long[2 * size]);
        matching.solve();
        long sum = 0;
        for (int v = 0; v < size; v++) {
            int partner = matching.mate(v);
            if (partner < 0) {
                return Optional.empty();
            }
            sum += v < partner ? cost[v][partner] : 0;
        }
        return Optional.of(new CheapestMatching(matching, sum));
    }

    /** The vertex matched with v. */
    int partner(int v) {
        return matching.mate(v);
    }

    /** Sum of the costs of the matched edges. */
    long cost() {
        return cost;
    }
}
