package org.chessfed.engine.matching;

import java.util.Arrays;

/**
 * Largest matching in a general graph without weights (Edmonds), for the question whether everybody can be paired.
 * Greedy first, then augmenting paths, so that a graph with nearly all edges costs little more than its vertices.
 */
public final class PerfectMatching {

    /** The edges of the graph. */
    @FunctionalInterface
    public interface Edges {
        /** Whether two different vertices may be paired; symmetric. */
        boolean between(int u, int v);
    }

    private final int size;
    private final Edges edges;
    private final int[] mate;
    private final int[] from;
    private final int[] base;
    private final int[] queue;
    private final boolean[] outer;
    private final boolean[] inBlossom;
    private final boolean[] onPath;

    /**
     * A graph, nobody paired yet.
     *
     * @param size number of vertices, numbered from 0
     * @param edges which vertices may be paired
     */
    public PerfectMatching(int size, Edges edges) {
        this.size = size;
        this.edges = edges;
        mate = new int[size];
        Arrays.fill(mate, -1);
        from = new int[size];
        base = new int[size];
        queue = new int[size];
        outer = new boolean[size];
        inBlossom = new boolean[size];
        onPath = new boolean[size];
    }

    /** The partner of a vertex, or -1. */
    public int mate(int v) {
        return mate[v];
    }

    /** Pairs a vertex with the first single vertex that it may meet, looking at {@code first} and above; no path search. */
    public void pairGreedily(int u, int first) {
        for (int v = first; v < size && mate[u] < 0; v++) {
            if (v != u && mate[v] < 0 && edges.between(u, v)) {
                mate[u] = v;
                mate[v] = u;
            }
        }
    }

    /** Pairs a vertex, re-pairing others where needed; those paired stay paired. Returns whether it succeeded. */
    public boolean augment(int root) {
        if (mate[root] >= 0) {
            return true;
        }
        int end = search(root);
        if (end < 0) {
            return false;
        }
        for (int v = end; v >= 0; ) {
            int before = from[v];
            int next = mate[before];
            mate[v] = before;
            mate[before] = v;
            v = next;
        }
        return true;
    }

    /** Pairs as many vertices as possible and returns how many stay single. */
    public int complete() {
        for (int u = 0; u < size; u++) {
            if (mate[u] < 0) {
                pairGreedily(u, u + 1);
            }
        }
        int single = 0;
        for (int u = 0; u < size; u++) {
            if (!augment(u)) {
                single++;
            }
        }
        return single;
    }

    /**
     * After {@link #complete()}: which vertices some largest matching leaves single (the set D of Gallai and Edmonds). As
     * long as all of them stay and none of their neighbours is added, no matching leaves fewer vertices single.
     */
    public boolean[] missable() {
        boolean[] result = new boolean[size];
        for (int root = 0; root < size; root++) {
            if (mate[root] < 0) {
                search(root);
                for (int v = 0; v < size; v++) {
                    result[v] |= outer[v];
                }
            }
        }
        return result;
    }

    private int search(int root) {
        Arrays.fill(outer, false);
        Arrays.fill(from, -1);
        for (int i = 0; i < size; i++) {
            base[i] = i;
        }
        outer[root] = true;
        int head = 0;
        int tail = 0;
        queue[tail++] = root;
        while (head < tail) {
            int u = queue[head++];
            for (int v = 0; v < size; v++) {
                if (v == u || base[u] == base[v] || mate[u] == v || !edges.between(u, v)) {
                    continue;
                }
                if (v == root || (mate[v] >= 0 && from[mate[v]] >= 0)) {
                    tail = shrink(u, v, tail);
                } else if (from[v] < 0) {
                    from[v] = u;
                    if (mate[v] < 0) {
                        return v;
                    }
                    outer[mate[v]] = true;
                    queue[tail++] = mate[v];
                }
            }
        }
        return -1;
    }

    private int shrink(int u, int v, int queued) {
        int tail = queued;
        int common = commonBase(u, v);
        Arrays.fill(inBlossom, false);
        markPath(u, common, v);
        markPath(v, common, u);
        for (int i = 0; i < size; i++) {
            if (inBlossom[base[i]]) {
                base[i] = common;
                if (!outer[i]) {
                    outer[i] = true;
                    queue[tail++] = i;
                }
            }
        }
        return tail;
    }

    private int commonBase(int u, int v) {
        Arrays.fill(onPath, false);
        int a = base[u];
        while (true) {
            onPath[a] = true;
            if (mate[a] < 0) {
                break;
            }
            a = base[from[mate[a]]];
        }
        int b = base[v];
        while (!onPath[b]) {
            b = base[from[mate[b]]];
        }
        return b;
    }

    private void markPath(int start, int common, int child) {
        int v = start;
        int next = child;
        while (base[v] != common) {
            inBlossom[base[v]] = true;
            inBlossom[base[mate[v]]] = true;
            from[v] = next;
            next = mate[v];
            v = from[mate[v]];
        }
    }
}
