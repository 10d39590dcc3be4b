package org.chessfed.engine.matching;

/** The edges of a graph and their weights, doubled: even weights keep every dual an integer. */
final class EdgeWeights {

    /** First word of an edge that does not exist. */
    static final long ABSENT = Long.MIN_VALUE / 4;

    final int size;
    final int words;

    /** The doubled weights: {@code rows[u][v * words + word]}. */
    final long[][] rows;

    EdgeWeights(int size, int words) {
        this.size = size;
        this.words = words;
        rows = new long[size][size * words];
        for (long[] row : rows) {
            for (int at = 0; at < row.length; at += words) {
                row[at] = ABSENT;
            }
        }
    }

    boolean has(int u, int v) {
        return rows[u][v * words] != ABSENT;
    }

    void set(int u, int v, long[] weight) {
        for (int k = 0; k < words; k++) {
            rows[u][v * words + k] = 2 * weight[k];
            rows[v][u * words + k] = 2 * weight[k];
        }
    }

    /** Adds to one word, if the edge exists. */
    void add(int u, int v, int word, long amount) {
        if (has(u, v)) {
            rows[u][v * words + word] += 2 * amount;
            rows[v][u * words + word] += 2 * amount;
        }
    }

    void delete(int u, int v) {
        rows[u][v * words] = ABSENT;
        rows[v][u * words] = ABSENT;
    }
}
