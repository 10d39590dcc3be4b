package org.chessfed.engine.swiss.team;

import java.util.Optional;
import org.chessfed.engine.matching.WeightedMatching;

/**
 * A perfect matching of least total cost: the heaviest matching where first the number of pairs counts, then how little
 * they cost. Costs are vectors, one word a criterion, compared word by word.
 */
final class CheapestMatching {

    /** Stands in a cost table for "may not be matched". */
    static final long[] FORBIDDEN = {};

    private final WeightedMatching matching;
    private final long[] cost;

    private CheapestMatching(WeightedMatching matching, long[] cost) {
        this.matching = matching;
        this.cost = cost;
    }

    /**
     * The cheapest perfect matching.
     *
     * @param cost symmetric; vectors of one length, of which no sum over a matching exceeds 2^56, or {@link #FORBIDDEN}
     * @param words length of the vectors
     * @return empty when the graph has no perfect matching
     */
    static Optional<CheapestMatching> of(long[][][] cost, int words) {
        int size = cost.length;
        WeightedMatching matching = new WeightedMatching(size, words + 1);
        long[] weight = new long[words + 1];
        weight[0] = 1;
        for (int v = 0; v < size; v++) {
            for (int w = v + 1; w < size; w++) {
                if (cost[v][w] != FORBIDDEN) {
                    for (int k = 0; k < words; k++) {
                        weight[k + 1] = -cost[v][w][k];
                    }
                    matching.setEdge(v, w, weight);
                }
            }
        }
        matching.start(new long[size * (words + 1)]);
        matching.solve();
        long[] sum = new long[words];
        for (int v = 0; v < size; v++) {
            int partner = matching.mate(v);
            if (partner < 0) {
                return Optional.empty();
            }
            for (int k = 0; k < words && v < partner; k++) {
                sum[k] += cost[v][partner][k];
            }
        }
        return Optional.of(new CheapestMatching(matching, sum));
    }

    /** The vertex matched with v. */
    int partner(int v) {
        return matching.mate(v);
    }

    /** Sum of the costs of the matched edges, word by word. */
    long[] cost() {
        return cost.clone();
    }
}
