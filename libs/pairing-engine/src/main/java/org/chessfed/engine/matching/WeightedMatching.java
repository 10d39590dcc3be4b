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

    /** First word of an edge that does not exist. */
    private static final long ABSENT = Long.MIN_VALUE / 4;

    private static final long FAR = Long.MAX_VALUE / 4;
    private static final byte FREE = 0;
    private static final byte OUTER = 1;
    private static final byte INNER = 2;

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

    /** Doubled weights: {@code rows[u][v * words + word]}; doubling keeps every dual an integer. */
    private final long[][] rows;

    private final int[] active;
    private int activeCount;
    private final boolean[] gone;

    /** Duals; inside a search shifted, so that one running {@link #delta} moves all labelled vertices at once. */
    private final long[] dual;

    private final long[] blossomDual;
    private final int[] mate;
    private final int[] top;

    private final int[] parent;
    private final int[] base;
    private final int[][] kids;
    private final int[][] ends;
    private final int[] spareIds;
    private int spareCount;

    private final byte[] label;
    private final int[] entryFrom;
    private final int[] entryTo;
    private final int[] mark;
    private int markClock;
    private final long[] delta;
    private final long[] nearest;
    private final int[] nearestOuter;
    private final int[] scan;
    private int scanCount;
    private int leafCount;
    private final int[] leafBuffer;
    private final long[] scratch;
    private final long[] due;
    private final int[] dueVertex;
    private final byte[] dueKind;
    private int dueCount;

    /**
     * A graph without edges.
     *
     * @param size number of vertices, numbered from 0
     * @param words words of a weight, at least 1
     */
    public WeightedMatching(int size, int words) {
        this.size = size;
        this.words = words;
        rows = new long[size][size * words];
        for (long[] row : rows) {
            for (int at = 0; at < row.length; at += words) {
                row[at] = ABSENT;
            }
        }
        active = new int[size];
        for (int v = 0; v < size; v++) {
            active[v] = v;
        }
        activeCount = size;
        gone = new boolean[size];
        dual = new long[size * words];
        blossomDual = new long[2 * size * words];
        mate = new int[size];
        Arrays.fill(mate, -1);
        top = new int[size];
        parent = new int[2 * size];
        Arrays.fill(parent, -1);
        base = new int[2 * size];
        for (int v = 0; v < size; v++) {
            top[v] = v;
            base[v] = v;
        }
        kids = new int[2 * size][];
        ends = new int[2 * size][];
        spareIds = new int[size];
        for (int id = 2 * size - 1; id >= size; id--) {
            spareIds[spareCount++] = id;
        }
        label = new byte[2 * size];
        entryFrom = new int[2 * size];
        entryTo = new int[2 * size];
        mark = new int[2 * size];
        delta = new long[words];
        nearest = new long[size * words];
        nearestOuter = new int[size];
        scan = new int[size];
        leafBuffer = new int[size];
        scratch = new long[words];
        due = new long[words];
        dueVertex = new int[2 * size];
        dueKind = new byte[2 * size];
    }

    /**
     * Sets the weight of an edge before {@link #start} or, later, while {@code u} is detached; the words are copied. The
     * sum of a word over any matching must stay within 2^56.
     */
    public void setEdge(int u, int v, long[] weight) {
        long[] ru = rows[u];
        long[] rv = rows[v];
        for (int k = 0; k < words; k++) {
            ru[v * words + k] = 2 * weight[k];
            rv[u * words + k] = 2 * weight[k];
        }
    }

    /** Adds to one word of an existing edge; the same conditions hold as for {@link #setEdge}. */
    public void addToEdge(int u, int v, int word, long amount) {
        if (hasEdge(u, v)) {
            rows[u][v * words + word] += 2 * amount;
            rows[v][u * words + word] += 2 * amount;
        }
    }

    /** Whether the edge exists. */
    public boolean hasEdge(int u, int v) {
        return rows[u][v * words] != ABSENT;
    }

    /** Deletes an edge that is not matched and not inside a blossom: see {@link #isPlain}. */
    public void deleteEdge(int u, int v) {
        rows[u][v * words] = ABSENT;
        rows[v][u * words] = ABSENT;
    }

    /** The partner of a vertex, or -1. */
    public int mate(int v) {
        return mate[v];
    }

    /** Whether a vertex lies in no blossom, so that its unmatched edges may be deleted without detaching it. */
    public boolean isPlain(int v) {
        return top[v] == v;
    }

    /**
     * Deletes edges and forgets the matching; {@link #start} and {@link #solve} follow.
     *
     * @param kept which edges stay, asked with the lower vertex first
     */
    public void restrict(PerfectMatching.Edges kept) {
        for (int u = 0; u < size; u++) {
            for (int v = u + 1; v < size; v++) {
                if (hasEdge(u, v) && !kept.between(u, v)) {
                    deleteEdge(u, v);
                }
            }
        }
        for (int v = 0; v < size; v++) {
            while (top[v] >= size) {
                open(top[v]);
            }
            mate[v] = -1;
        }
    }

    /**
     * Sets the first duals and matches greedily along tight edges, lower vertices first.
     *
     * @param potential guess of each vertex's own part of the weights, {@code size * words} numbers; the better the
     *     guess, the more edges are tight from the start. Any guess is correct
     */
    public void start(long[] potential) {
        long[] best = new long[words];
        long[] now = new long[words];
        for (int u = 0; u < size; u++) {
            boolean any = false;
            long[] row = rows[u];
            for (int v = 0; v < size; v++) {
                int at = v * words;
                if (row[at] == ABSENT) {
                    continue;
                }
                for (int k = 0; k < words; k++) {
                    now[k] = row[at + k] - 2 * potential[u * words + k] - 2 * potential[at + k];
                }
                if (!any || compare(now, 0, best, 0) > 0) {
                    System.arraycopy(now, 0, best, 0, words);
                    any = true;
                }
            }
            for (int k = 0; k < words; k++) {
                dual[u * words + k] = any ? 2 * potential[u * words + k] + best[k] / 2 : 0;
            }
            if (sign(dual, u * words) < 0) {
                Arrays.fill(dual, u * words, u * words + words, 0);
            }
        }
        for (int u = 0; u < size; u++) {
            for (int v = 0; v < size && mate[u] < 0; v++) {
                if (mate[v] < 0 && v != u && rows[u][v * words] != ABSENT && isTightOutside(u, v)) {
                    mate[u] = v;
                    mate[v] = u;
                }
            }
        }
    }

    /** Makes the matching optimal. */
    public void solve() {
        for (int at = 0; at < activeCount; at++) {
            int v = active[at];
            if (mate[v] < 0 && sign(dual, v * words) > 0) {
                search(v);
            }
        }
    }

    /**
     * Takes a vertex out of its pair and of every blossom, so that its edges may be changed; call {@link #reattach} and
     * {@link #solve} afterwards.
     */
    public void detach(int u) {
        while (top[u] >= size) {
            dissolve(top[u]);
        }
        unmatch(u);
    }

    /** Gives a detached vertex the lowest feasible dual for its present edges. */
    public void reattach(int u) {
        Arrays.fill(scratch, 0);
        long[] row = rows[u];
        for (int i = 0; i < activeCount; i++) {
            int at = active[i] * words;
            if (row[at] == ABSENT) {
                continue;
            }
            int order = 0;
            for (int k = 0; k < words && order == 0; k++) {
                order = Long.compare(row[at + k] - dual[at + k], scratch[k]);
            }
            if (order > 0) {
                for (int k = 0; k < words; k++) {
                    scratch[k] = row[at + k] - dual[at + k];
                }
            }
        }
        System.arraycopy(scratch, 0, dual, u * words, words);
    }

    /**
     * Adds to one word of several edges of {@code u} and to its dual, which keeps the optimum optimal when the pair of
     * {@code u} is among the edges and {@code u} is plain.
     */
    public void raise(int u, int[] partners, int word, long amount) {
        for (int v : partners) {
            addToEdge(u, v, word, amount);
        }
        dual[u * words + word] += 2 * amount;
    }

    /** Takes two vertices that form a pair out of the graph; repairs the rest when they lay in a blossom. */
    public void fix(int u, int v) {
        boolean plain = isPlain(u) && isPlain(v);
        if (!plain) {
            detach(u);
            detach(v);
        }
        remove(u);
        remove(v);
        mate[u] = v;
        mate[v] = u;
        if (!plain) {
            solve();
        }
    }

    /** Whether the edge can be part of an optimal matching as far as the present duals tell. */
    public boolean mayBeOptimal(int u, int v) {
        return hasEdge(u, v) && !gone[v] && (top[u] == top[v] || isTightOutside(u, v));
    }

    private void remove(int u) {
        gone[u] = true;
        int kept = 0;
        for (int i = 0; i < activeCount; i++) {
            if (active[i] != u) {
                active[kept++] = active[i];
            }
        }
        activeCount = kept;
    }

    private boolean isTightOutside(int u, int v) {
        long[] row = rows[u];
        for (int k = 0; k < words; k++) {
            if (dual[u * words + k] + dual[v * words + k] != row[v * words + k]) {
                return false;
            }
        }
        return true;
    }

    private void unmatch(int u) {
        int other = mate[u];
        if (other >= 0) {
            mate[other] = -1;
            mate[u] = -1;
        }
    }

    private void dissolve(int blossom) {
        if (sign(blossomDual, blossom * words) != 0) {
            leafCount = 0;
            collectLeaves(blossom);
            for (int i = 0; i < leafCount; i++) {
                for (int k = 0; k < words; k++) {
                    dual[leafBuffer[i] * words + k] += blossomDual[blossom * words + k] / 2;
                }
            }
            unmatch(base[blossom]);
        }
        open(blossom);
    }

    /** Makes the parts of a top blossom top blossoms themselves. */
    private void open(int blossom) {
        for (int kid : kids[blossom]) {
            parent[kid] = -1;
            setTop(kid, kid);
        }
        release(blossom);
    }

    private void release(int blossom) {
        Arrays.fill(blossomDual, blossom * words, blossom * words + words, 0);
        parent[blossom] = -1;
        label[blossom] = FREE;
        spareIds[spareCount++] = blossom;
    }

    private void setTop(int part, int blossom) {
        if (part < size) {
            top[part] = blossom;
            return;
        }
        for (int kid : kids[part]) {
            setTop(kid, blossom);
        }
    }

    private void collectLeaves(int part) {
        if (part < size) {
            leafBuffer[leafCount++] = part;
            return;
        }
        for (int kid : kids[part]) {
            collectLeaves(kid);
        }
    }

    private int sign(long[] vector, int at) {
        for (int k = 0; k < words; k++) {
            if (vector[at + k] != 0) {
                return vector[at + k] > 0 ? 1 : -1;
            }
        }
        return 0;
    }

    private int compare(long[] a, int atA, long[] b, int atB) {
        for (int k = 0; k < words; k++) {
            if (a[atA + k] != b[atB + k]) {
                return a[atA + k] < b[atB + k] ? -1 : 1;
            }
        }
        return 0;
    }

    // One search: grows an alternating tree from an exposed vertex until it reaches another exposed vertex, or a vertex
    // of the tree whose dual has sunk to zero and that may therefore stay single in the root's place.

    private void search(int root) {
        for (int i = 0; i < activeCount; i++) {
            int v = active[i];
            label[top[v]] = FREE;
            nearest[v * words] = FAR;
            nearestOuter[v] = -1;
        }
        Arrays.fill(delta, 0);
        scanCount = 0;
        makeOuter(top[root], FREE);
        while (!step()) {
            // each step scans an outer vertex or moves the duals to the next event
        }
        settle();
    }

    /** Returns whether the search is over. */
    private boolean step() {
        while (scanCount > 0) {
            if (scanVertex(scan[--scanCount])) {
                return true;
            }
        }
        return nextEvent();
    }

    private boolean scanVertex(int u) {
        long[] row = rows[u];
        int atU = u * words;
        for (int i = 0; i < activeCount; i++) {
            int v = active[i];
            int at = v * words;
            long first = row[at];
            if (first == ABSENT) {
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
            byte kind = label[top[v]];
            if (kind != INNER && isDue(v, kind == OUTER ? 2 : 1) && meet(u, v)) {
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

    /** Follows a tight edge from an outer vertex; returns whether that augmented the matching. */
    private boolean meet(int u, int v) {
        int part = top[v];
        if (label[part] == OUTER) {
            shrink(u, v);
            return false;
        }
        int partner = mate[base[part]];
        if (partner < 0) {
            turn(part, v);
            mate[v] = u;
            augment(u, v);
            return true;
        }
        makeInner(part, u, v);
        makeOuter(top[partner], FREE);
        return false;
    }

    /** Moves the duals until something happens, and lets all happen that is due then; returns whether that ended it. */
    private boolean nextEvent() {
        dueCount = 0;
        for (int i = 0; i < activeCount; i++) {
            int v = active[i];
            int part = top[v];
            byte mode = label[part];
            if (mode == INNER) {
                if (part >= size && v == base[part]) {
                    offer(v, OPENING);
                }
                continue;
            }
            if (mode == OUTER) {
                offer(v, SINKING);
                if (nearestOuter[v] >= 0 && top[nearestOuter[v]] == part) {
                    refreshNearest(v);
                }
            }
            if (nearest[v * words] != FAR) {
                offer(v, mode == OUTER ? CLOSING : GROWING);
            }
        }
        System.arraycopy(due, 0, delta, 0, words);
        int count = dueCount;
        for (int i = 0; i < count; i++) {
            if (dueKind[i] == SINKING) {
                augment(dueVertex[i], -1);
                return true;
            }
        }
        for (int i = 0; i < count; i++) {
            int v = dueVertex[i];
            byte mode = label[top[v]];
            switch (dueKind[i]) {
                case OPENING -> {
                    if (mode == INNER && top[v] >= size && v == base[top[v]]) {
                        unfold(top[v]);
                    }
                }
                case GROWING -> {
                    if (mode == FREE && meet(nearestOuter[v], v)) {
                        return true;
                    }
                }
                default -> {
                    if (mode == OUTER && top[nearestOuter[v]] != top[v]) {
                        shrink(nearestOuter[v], v);
                    }
                }
            }
        }
        return false;
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
        for (int i = 0; i < activeCount; i++) {
            int u = active[i];
            int atU = u * words;
            if (row[atU] == ABSENT || top[u] == top[v] || label[top[u]] != OUTER) {
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

    /** Labels a part outer and queues its vertices; {@code was} is the label that its duals are shifted for. */
    private void makeOuter(int part, byte was) {
        label[part] = OUTER;
        int factor = was == INNER ? 2 : 1;
        leafCount = 0;
        collectLeaves(part);
        for (int i = 0; i < leafCount; i++) {
            int v = leafBuffer[i];
            for (int k = 0; k < words; k++) {
                dual[v * words + k] += factor * delta[k];
            }
            scan[scanCount++] = v;
        }
        if (part >= size) {
            for (int k = 0; k < words; k++) {
                blossomDual[part * words + k] -= 2 * factor * delta[k];
            }
        }
    }

    private void makeInner(int part, int from, int to) {
        label[part] = INNER;
        entryFrom[part] = from;
        entryTo[part] = to;
        leafCount = 0;
        collectLeaves(part);
        for (int i = 0; i < leafCount; i++) {
            for (int k = 0; k < words; k++) {
                dual[leafBuffer[i] * words + k] -= delta[k];
            }
        }
        if (part >= size) {
            for (int k = 0; k < words; k++) {
                blossomDual[part * words + k] += 2 * delta[k];
            }
        }
    }

    /** The outer part above an outer part in the tree, or -1 for the root. */
    private int outerAbove(int part) {
        int partner = mate[base[part]];
        return partner < 0 ? -1 : top[entryFrom[top[partner]]];
    }

    private void shrink(int u, int v) {
        markClock++;
        int common = -1;
        int a = top[u];
        int b = top[v];
        while (common < 0) {
            if (a >= 0) {
                if (mark[a] == markClock) {
                    common = a;
                    break;
                }
                mark[a] = markClock;
                a = outerAbove(a);
            }
            if (b >= 0) {
                if (mark[b] == markClock) {
                    common = b;
                    break;
                }
                mark[b] = markClock;
                b = outerAbove(b);
            }
        }
        int left = pathLength(top[u], common);
        int right = pathLength(top[v], common);
        int length = left + right + 1;
        int[] ring = new int[length];
        int[] joints = new int[2 * length];
        ring[0] = common;
        int at = left;
        int part = top[u];
        joints[2 * left] = u;
        joints[2 * left + 1] = v;
        while (part != common) {
            int inner = top[mate[base[part]]];
            ring[at] = part;
            ring[at - 1] = inner;
            joints[2 * (at - 1)] = mate[base[part]];
            joints[2 * (at - 1) + 1] = base[part];
            joints[2 * (at - 2)] = entryFrom[inner];
            joints[2 * (at - 2) + 1] = entryTo[inner];
            part = top[entryFrom[inner]];
            at -= 2;
        }
        at = left + 1;
        part = top[v];
        while (part != common) {
            int inner = top[mate[base[part]]];
            ring[at] = part;
            ring[at + 1] = inner;
            joints[2 * at] = base[part];
            joints[2 * at + 1] = mate[base[part]];
            joints[2 * (at + 1)] = entryTo[inner];
            joints[2 * (at + 1) + 1] = entryFrom[inner];
            part = top[entryFrom[inner]];
            at += 2;
        }
        int blossom = spareIds[--spareCount];
        kids[blossom] = ring;
        ends[blossom] = joints;
        base[blossom] = base[common];
        parent[blossom] = -1;
        for (int kid : ring) {
            byte was = label[kid];
            if (kid >= size) {
                int sign = was == OUTER ? 2 : -2;
                for (int k = 0; k < words; k++) {
                    blossomDual[kid * words + k] += sign * delta[k];
                }
            }
            if (was == INNER) {
                leafCount = 0;
                collectLeaves(kid);
                for (int i = 0; i < leafCount; i++) {
                    int leaf = leafBuffer[i];
                    for (int k = 0; k < words; k++) {
                        dual[leaf * words + k] += 2 * delta[k];
                    }
                    scan[scanCount++] = leaf;
                }
            }
            parent[kid] = blossom;
            setTop(kid, blossom);
        }
        for (int k = 0; k < words; k++) {
            blossomDual[blossom * words + k] = -2 * delta[k];
        }
        label[blossom] = OUTER;
    }

    private int pathLength(int part, int common) {
        int length = 0;
        for (int p = part; p != common; p = outerAbove(p)) {
            length += 2;
        }
        return length;
    }

    /** Opens an inner blossom whose dual has sunk to zero, and keeps its parts on the tree path in the tree. */
    private void unfold(int blossom) {
        int[] ring = kids[blossom];
        int[] joints = ends[blossom];
        int from = entryFrom[blossom];
        int to = entryTo[blossom];
        int entry = to;
        while (parent[entry] != blossom) {
            entry = parent[entry];
        }
        int length = ring.length;
        int index = 0;
        while (ring[index] != entry) {
            index++;
        }
        for (int kid : ring) {
            parent[kid] = -1;
            setTop(kid, kid);
            label[kid] = FREE;
        }
        release(blossom);
        boolean[] onPath = new boolean[length];
        label[entry] = INNER;
        entryFrom[entry] = from;
        entryTo[entry] = to;
        onPath[index] = true;
        int step = index % 2 == 1 ? 1 : -1;
        for (int at = index; at != 0 && at != length; ) {
            int outer = at + step;
            int inner = outer + step;
            int innerAt = inner == length ? 0 : inner;
            onPath[outer] = true;
            onPath[innerAt] = true;
            int innerPart = ring[innerAt];
            label[innerPart] = INNER;
            if (step > 0) {
                entryFrom[innerPart] = joints[2 * outer];
                entryTo[innerPart] = joints[2 * outer + 1];
            } else {
                entryFrom[innerPart] = joints[2 * inner + 1];
                entryTo[innerPart] = joints[2 * inner];
            }
            label[ring[outer]] = OUTER;
            at = inner;
        }
        // Duals of all vertices here are shifted as inner ones; those of nested blossoms are not shifted at all.
        for (int i = 0; i < length; i++) {
            int kid = ring[i];
            if (!onPath[i]) {
                leafCount = 0;
                collectLeaves(kid);
                for (int j = 0; j < leafCount; j++) {
                    for (int k = 0; k < words; k++) {
                        dual[leafBuffer[j] * words + k] += delta[k];
                    }
                }
            } else if (label[kid] == INNER) {
                if (kid >= size) {
                    for (int k = 0; k < words; k++) {
                        blossomDual[kid * words + k] += 2 * delta[k];
                    }
                }
            } else {
                if (kid >= size) {
                    for (int k = 0; k < words; k++) {
                        blossomDual[kid * words + k] += 2 * delta[k];
                    }
                }
                makeOuter(kid, INNER);
            }
        }
    }

    /** Flips the tree path from an outer vertex up to the root; {@code partner} is the new partner, or -1 for none. */
    private void augment(int outer, int partner) {
        int u = outer;
        int p = partner;
        while (true) {
            int part = top[u];
            int oldPartner = mate[base[part]];
            turn(part, u);
            mate[u] = p;
            if (oldPartner < 0) {
                return;
            }
            int inner = top[oldPartner];
            int from = entryFrom[inner];
            int to = entryTo[inner];
            turn(inner, to);
            mate[to] = from;
            p = to;
            u = from;
        }
    }

    /** Makes a vertex the base of its blossom: the parts between are matched the other way round. */
    private void turn(int blossom, int v) {
        if (blossom < size) {
            return;
        }
        int entry = v;
        while (parent[entry] != blossom) {
            entry = parent[entry];
        }
        turn(entry, v);
        int[] ring = kids[blossom];
        int[] joints = ends[blossom];
        int length = ring.length;
        int index = 0;
        while (ring[index] != entry) {
            index++;
        }
        if (index % 2 == 1) {
            for (int i = index + 1; i < length; i += 2) {
                join(ring[i], ring[(i + 1) % length], joints[2 * i], joints[2 * i + 1]);
            }
        } else {
            for (int i = index - 1; i > 0; i -= 2) {
                join(ring[i - 1], ring[i], joints[2 * (i - 1)], joints[2 * (i - 1) + 1]);
            }
        }
        if (index > 0) {
            int[] newRing = new int[length];
            int[] newJoints = new int[2 * length];
            for (int i = 0; i < length; i++) {
                int old = (index + i) % length;
                newRing[i] = ring[old];
                newJoints[2 * i] = joints[2 * old];
                newJoints[2 * i + 1] = joints[2 * old + 1];
            }
            kids[blossom] = newRing;
            ends[blossom] = newJoints;
        }
        base[blossom] = v;
    }

    private void join(int partA, int partB, int a, int b) {
        turn(partA, a);
        turn(partB, b);
        mate[a] = b;
        mate[b] = a;
    }

    /** Ends a search: duals get their true values, blossoms with a zero dual are opened. */
    private void settle() {
        for (int i = 0; i < activeCount; i++) {
            int v = active[i];
            byte mode = label[top[v]];
            if (mode != FREE) {
                for (int k = 0; k < words; k++) {
                    dual[v * words + k] += mode == OUTER ? -delta[k] : delta[k];
                }
            }
        }
        for (int i = 0; i < activeCount; i++) {
            int part = top[active[i]];
            if (part < size || active[i] != base[part]) {
                continue;
            }
            byte mode = label[part];
            if (mode != FREE) {
                for (int k = 0; k < words; k++) {
                    blossomDual[part * words + k] += mode == OUTER ? 2 * delta[k] : -2 * delta[k];
                }
                label[part] = FREE;
            }
        }
        for (int i = 0; i < activeCount; i++) {
            int v = active[i];
            while (top[v] >= size && sign(blossomDual, top[v] * words) == 0) {
                open(top[v]);
            }
        }
    }
}
