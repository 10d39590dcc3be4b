package org.chessfed.engine.matching;

import java.util.Arrays;

/**
 * Maximum-weight matching in a general graph, by Edmonds' primal-dual method, for weights that are vectors of integers
 * compared lexicographically. A matching that is better in the first word beats any other, whatever the later words
 * say; words never carry into each other, so a word may pack several fields as long as no sum over a matching
 * overflows its field.
 *
 * <p>A vertex may stay single. Duals and blossoms survive between calls of {@link #solve()}: after the edges of one
 * vertex have changed, one search repairs the optimum. A search takes O(n²) in the worst case and far less when tight
 * edges abound. Not safe for use by several threads.
 */
public final class WeightedMatching {

    private final int size;
    private final int words;
    private final EdgeWeights edges;
    private final Blossoms blossoms;
    private final Duals duals;
    private final ActiveVertices active;
    private final AugmentingSearch search;

    /**
     * A graph without edges.
     *
     * @param size number of vertices, numbered from 0
     * @param words words of a weight, at least 1
     */
    public WeightedMatching(int size, int words) {
        this.size = size;
        this.words = words;
        edges = new EdgeWeights(size, words);
        blossoms = new Blossoms(size);
        duals = new Duals(edges, blossoms);
        active = new ActiveVertices(size);
        search = new AugmentingSearch(edges, blossoms, duals, active);
    }

    /**
     * Sets the weight of an edge before {@link #start} or, later, while {@code u} is detached; the words are copied. The
     * sum of a word over any matching must stay within 2^56.
     */
    public void setEdge(int u, int v, long[] weight) {
        edges.set(u, v, weight);
    }

    /** Adds to one word of an existing edge; the same conditions hold as for {@link #setEdge}. */
    public void addToEdge(int u, int v, int word, long amount) {
        edges.add(u, v, word, amount);
    }

    /** Whether the edge exists. */
    public boolean hasEdge(int u, int v) {
        return edges.has(u, v);
    }

    /** Deletes an edge that is not matched and not inside a blossom: see {@link #isPlain}. */
    public void deleteEdge(int u, int v) {
        edges.delete(u, v);
    }

    /** The partner of a vertex, or -1. */
    public int mate(int v) {
        return blossoms.mate[v];
    }

    /** Whether a vertex lies in no blossom, so that its unmatched edges may be deleted without detaching it. */
    public boolean isPlain(int v) {
        return blossoms.top[v] == v;
    }

    /**
     * Deletes edges and forgets the matching; {@link #start} and {@link #solve} follow.
     *
     * @param kept which edges stay, asked with the lower vertex first
     */
    public void restrict(PerfectMatching.Edges kept) {
        for (int u = 0; u < size; u++) {
            for (int v = u + 1; v < size; v++) {
                if (edges.has(u, v) && !kept.between(u, v)) {
                    edges.delete(u, v);
                }
            }
        }
        for (int v = 0; v < size; v++) {
            while (!isPlain(v)) {
                duals.open(blossoms.top[v]);
            }
            blossoms.mate[v] = -1;
        }
    }

    /**
     * Sets the first duals and matches greedily along tight edges, lower vertices first.
     *
     * @param potential guess of each vertex's own part of the weights, {@code size * words} numbers; the better the
     *     guess, the more edges are tight from the start. Any guess is correct
     */
    public void start(long[] potential) {
        long[] gap = new long[words];
        for (int u = 0; u < size; u++) {
            boolean any = widestGap(u, potential, gap);
            for (int k = 0; k < words; k++) {
                duals.vertex[u * words + k] = any ? 2 * potential[u * words + k] + gap[k] / 2 : 0;
            }
            if (duals.vertexSign(u) < 0) {
                Arrays.fill(duals.vertex, u * words, u * words + words, 0);
            }
        }
        int[] mate = blossoms.mate;
        for (int u = 0; u < size; u++) {
            for (int v = 0; v < size && mate[u] < 0; v++) {
                if (mate[v] < 0 && v != u && edges.has(u, v) && duals.isTight(u, v)) {
                    mate[u] = v;
                    mate[v] = u;
                }
            }
        }
    }

    /** The most by which an edge of a vertex exceeds what the potentials guess; returns whether it has an edge. */
    private boolean widestGap(int u, long[] potential, long[] widest) {
        long[] row = edges.rows[u];
        boolean any = false;
        for (int at = 0; at < row.length; at += words) {
            if (row[at] == EdgeWeights.ABSENT) {
                continue;
            }
            int order = any ? 0 : 1;
            for (int k = 0; k < words && order == 0; k++) {
                order = Long.compare(gap(row, at + k, potential, u * words + k), widest[k]);
            }
            if (order > 0) {
                for (int k = 0; k < words; k++) {
                    widest[k] = gap(row, at + k, potential, u * words + k);
                }
                any = true;
            }
        }
        return any;
    }

    private static long gap(long[] row, int at, long[] potential, int atU) {
        return row[at] - 2 * potential[atU] - 2 * potential[at];
    }

    /** Makes the matching optimal. */
    public void solve() {
        for (int i = 0; i < active.count; i++) {
            int v = active.list[i];
            if (blossoms.mate[v] < 0 && duals.vertexSign(v) > 0) {
                search.from(v);
            }
        }
    }

    /**
     * Takes a vertex out of its pair and of every blossom, so that its edges may be changed; call {@link #reattach} and
     * {@link #solve} afterwards.
     */
    public void detach(int u) {
        while (!isPlain(u)) {
            duals.dissolve(blossoms.top[u]);
        }
        blossoms.unmatch(u);
    }

    /** Gives a detached vertex the lowest feasible dual for its present edges. */
    public void reattach(int u) {
        long[] lowest = new long[words];
        long[] row = edges.rows[u];
        for (int i = 0; i < active.count; i++) {
            int at = active.list[i] * words;
            if (row[at] == EdgeWeights.ABSENT) {
                continue;
            }
            int order = 0;
            for (int k = 0; k < words && order == 0; k++) {
                order = Long.compare(row[at + k] - duals.vertex[at + k], lowest[k]);
            }
            if (order > 0) {
                for (int k = 0; k < words; k++) {
                    lowest[k] = row[at + k] - duals.vertex[at + k];
                }
            }
        }
        System.arraycopy(lowest, 0, duals.vertex, u * words, words);
    }

    /**
     * Adds to one word of several edges of {@code u} and to its dual, which keeps the optimum optimal when the pair of
     * {@code u} is among the edges and {@code u} is plain.
     */
    public void raise(int u, int[] partners, int word, long amount) {
        for (int v : partners) {
            edges.add(u, v, word, amount);
        }
        duals.vertex[u * words + word] += 2 * amount;
    }

    /** Takes two vertices that form a pair out of the graph; repairs the rest when they lay in a blossom. */
    public void fix(int u, int v) {
        boolean plain = isPlain(u) && isPlain(v);
        if (!plain) {
            detach(u);
            detach(v);
        }
        active.remove(u);
        active.remove(v);
        blossoms.mate[u] = v;
        blossoms.mate[v] = u;
        if (!plain) {
            solve();
        }
    }

    /** Whether the edge can be part of an optimal matching as far as the present duals tell. */
    public boolean mayBeOptimal(int u, int v) {
        return edges.has(u, v) && active.contains(v) && (blossoms.top[u] == blossoms.top[v] || duals.isTight(u, v));
    }
}
