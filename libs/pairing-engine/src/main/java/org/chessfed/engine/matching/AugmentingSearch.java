package org.chessfed.engine.matching;

/**
 * One search of the primal-dual method: grows an alternating tree from a single vertex until it reaches another single
 * vertex, or a vertex of the tree whose dual has sunk to zero and that may therefore stay single in the root's place.
 */
final class AugmentingSearch {

    private static final long FAR = Long.MAX_VALUE / 4;

    /** An outer vertex's dual reaches zero. */
    private static final byte SINKING = 0;
    /** An edge from an outer to a free vertex becomes tight. */
    private static final byte GROWING = 1;
    /** An edge between outer vertices becomes tight. */
    private static final byte CLOSING = 2;
    /** An inner blossom's dual reaches zero. */
    private static final byte OPENING = 3;

    private final int size;
    private final int words;
    private final long[][] rows;
    private final long[] dual;
    private final long[] blossomDual;
    private final int[] top;
    private final int[] base;
    private final ActiveVertices active;
    private final AlternatingTree tree;
    private final byte[] label;
    private final long[] delta;

    /** For each vertex the least "dual of u minus weight" over the outer vertices u of other parts. */
    private final long[] nearest;

    private final int[] nearestOuter;
    private final long[] due;
    private final int[] dueVertex;
    private final byte[] dueKind;
    private int dueCount;

    AugmentingSearch(EdgeWeights edges, Blossoms blossoms, Duals duals, ActiveVertices active) {
        size = edges.size;
        words = edges.words;
        rows = edges.rows;
        dual = duals.vertex;
        blossomDual = duals.blossom;
        top = blossoms.top;
        base = blossoms.base;
        this.active = active;
        tree = new AlternatingTree(blossoms, duals, words);
        label = tree.label;
        delta = tree.delta;
        nearest = new long[size * words];
        nearestOuter = new int[size];
        due = new long[words];
        dueVertex = new int[2 * size];
        dueKind = new byte[2 * size];
    }

    /** Makes the matching optimal for one more single vertex. */
    void from(int root) {
        for (int i = 0; i < active.count; i++) {
            int v = active.list[i];
            nearest[v * words] = FAR;
            nearestOuter[v] = -1;
        }
        tree.plant(root, active);
        boolean done = false;
        while (!done) {
            int u = tree.nextUnscanned();
            done = u >= 0 ? scan(u) : nextEvent();
        }
        tree.fell(active);
    }

    /** Looks at the edges of an outer vertex; returns whether that ended the search. */
    private boolean scan(int u) {
        long[] row = rows[u];
        int atU = u * words;
        int count = active.count;
        int[] list = active.list;
        for (int i = 0; i < count; i++) {
            int v = list[i];
            int at = v * words;
            long first = row[at];
            if (first == EdgeWeights.ABSENT) {
                continue;
            }
            long distance = dual[atU] - first;
            if (distance > nearest[at] || top[v] == top[u]) {
                continue;
            }
            if (distance == nearest[at]) {
                int k = 1;
                while (k < words && dual[atU + k] - row[at + k] == nearest[at + k]) {
                    k++;
                }
                if (k == words || dual[atU + k] - row[at + k] > nearest[at + k]) {
                    continue;
                }
            }
            for (int k = 0; k < words; k++) {
                nearest[at + k] = dual[atU + k] - row[at + k];
            }
            nearestOuter[v] = u;
            byte mode = label[top[v]];
            if (mode != AlternatingTree.INNER && isDue(v, mode == AlternatingTree.OUTER ? 2 : 1) && tree.follow(u, v)) {
                return true;
            }
        }
        return false;
    }

    private boolean isDue(int v, int factor) {
        int at = v * words;
        for (int k = 0; k < words; k++) {
            if (nearest[at + k] + dual[at + k] != factor * delta[k]) {
                return false;
            }
        }
        return true;
    }

    /** Moves the duals until something happens, and lets all happen that is due then; returns whether that ended it. */
    private boolean nextEvent() {
        findEvents();
        System.arraycopy(due, 0, delta, 0, words);
        for (int i = 0; i < dueCount; i++) {
            if (dueKind[i] == SINKING) {
                tree.augment(dueVertex[i], -1);
                return true;
            }
        }
        for (int i = 0; i < dueCount; i++) {
            int v = dueVertex[i];
            byte mode = label[top[v]];
            switch (dueKind[i]) {
                case OPENING -> {
                    if (mode == AlternatingTree.INNER && top[v] >= size && v == base[top[v]]) {
                        tree.unfold(top[v]);
                    }
                }
                case GROWING -> {
                    if (mode == AlternatingTree.FREE && tree.follow(nearestOuter[v], v)) {
                        return true;
                    }
                }
                default -> {
                    if (mode == AlternatingTree.OUTER && top[nearestOuter[v]] != top[v]) {
                        tree.shrink(nearestOuter[v], v);
                    }
                }
            }
        }
        return false;
    }

    private void findEvents() {
        dueCount = 0;
        int count = active.count;
        int[] list = active.list;
        for (int i = 0; i < count; i++) {
            int v = list[i];
            int part = top[v];
            byte mode = label[part];
            if (mode == AlternatingTree.INNER) {
                if (part >= size && v == base[part]) {
                    offer(v, OPENING);
                }
                continue;
            }
            if (mode == AlternatingTree.OUTER) {
                offer(v, SINKING);
                if (nearestOuter[v] >= 0 && top[nearestOuter[v]] == part) {
                    refreshNearest(v);
                }
            }
            if (nearest[v * words] != FAR) {
                offer(v, mode == AlternatingTree.OUTER ? CLOSING : GROWING);
            }
        }
    }

    /** Keeps an event if none is earlier. */
    private void offer(int v, byte kind) {
        int at = v * words;
        int order = dueCount == 0 ? -1 : 0;
        for (int k = 0; k < words && order == 0; k++) {
            order = Long.compare(eventWord(at + k, kind, v, k), due[k]);
        }
        if (order > 0) {
            return;
        }
        if (order < 0) {
            for (int k = 0; k < words; k++) {
                due[k] = eventWord(at + k, kind, v, k);
            }
            dueCount = 0;
        }
        dueVertex[dueCount] = v;
        dueKind[dueCount++] = kind;
    }

    private long eventWord(int at, byte kind, int v, int k) {
        return switch (kind) {
            case OPENING -> blossomDual[top[v] * words + k] / 2;
            case GROWING -> nearest[at] + dual[at];
            case CLOSING -> (nearest[at] + dual[at]) / 2;
            default -> dual[at];
        };
    }

    /** Finds the nearest outer vertex outside the own blossom again, after the old one has been swallowed. */
    private void refreshNearest(int v) {
        int at = v * words;
        nearest[at] = FAR;
        nearestOuter[v] = -1;
        long[] row = rows[v];
        for (int i = 0; i < active.count; i++) {
            int u = active.list[i];
            int atU = u * words;
            if (row[atU] == EdgeWeights.ABSENT || top[u] == top[v] || label[top[u]] != AlternatingTree.OUTER) {
                continue;
            }
            int order = 0;
            for (int k = 0; k < words && order == 0; k++) {
                order = Long.compare(dual[atU + k] - row[atU + k], nearest[at + k]);
            }
            if (order < 0) {
                for (int k = 0; k < words; k++) {
                    nearest[at + k] = dual[atU + k] - row[atU + k];
                }
                nearestOuter[v] = u;
            }
        }
    }
}
