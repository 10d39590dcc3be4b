package org.chessfed.engine.swiss.team;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * A perfect matching of least total cost in a general graph, by the primal-dual blossom method of Edmonds; polynomial,
 * in practice cubic in the number of vertices. All arithmetic is in {@code long}; costs are doubled inside so that
 * every dual value stays an integer.
 */
final class CheapestMatching {

    /** Stands in a cost table for "may not be matched". */
    static final long FORBIDDEN = -1;

    private static final int NOBODY = -1;

    private enum Label {
        FREE,
        OUTER,
        INNER
    }

    private final int n;
    private final long[][] cost;
    private final int[] mate;
    private final long[] dual;
    /** Vertex v: outermost node (vertex or blossom) that holds v. */
    private final int[] top;
    /** OUTER vertex in another outermost node to which v has the least slack; NOBODY if none. */
    private final int[] nearest;

    // Per node; vertices are nodes 0 to n-1, blossoms follow.
    private final Label[] label;
    private final int[] labelFrom;
    private final int[] labelTo;
    private final int[] parent;
    private final int[] base;
    private final long[] blossomDual;
    private final Cycle[] cycle;
    private final boolean[] inUse;

    /** The odd cycle that a blossom stands for; link i joins child i to the next child, round and round. */
    private record Cycle(List<Integer> children, List<Link> links) {
        static final Cycle NONE = new Cycle(List.of(), List.of());

        Cycle startingAt(int index) {
            int size = children.size();
            List<Integer> turned = new ArrayList<>(size);
            List<Link> turnedLinks = new ArrayList<>(size);
            for (int i = 0; i < size; i++) {
                turned.add(children.get((index + i) % size));
                turnedLinks.add(links.get((index + i) % size));
            }
            return new Cycle(turned, turnedLinks);
        }
    }

    private record Link(int from, int to) {
        Link reversed() {
            return new Link(to, from);
        }
    }

    private CheapestMatching(long[][] cost) {
        n = cost.length;
        this.cost = cost;
        mate = filled(n, NOBODY);
        dual = new long[n];
        top = new int[n];
        nearest = filled(n, NOBODY);
        int nodes = 2 * n;
        label = new Label[nodes];
        labelFrom = filled(nodes, NOBODY);
        labelTo = filled(nodes, NOBODY);
        parent = filled(nodes, NOBODY);
        base = filled(nodes, NOBODY);
        blossomDual = new long[nodes];
        cycle = new Cycle[nodes];
        inUse = new boolean[nodes];
        Arrays.fill(label, Label.FREE);
        Arrays.fill(cycle, Cycle.NONE);
        for (int v = 0; v < n; v++) {
            top[v] = v;
            base[v] = v;
        }
    }

    /**
     * The cheapest perfect matching.
     *
     * @param cost symmetric, at least 0, or {@link #FORBIDDEN}; below 2^50 so that no dual value overflows
     * @return empty when the graph has no perfect matching
     */
    static Optional<Matching> of(long[][] cost) {
        CheapestMatching search = new CheapestMatching(cost);
        if (cost.length % 2 != 0 || !search.start()) {
            return Optional.empty();
        }
        while (search.hasExposed()) {
            if (!search.phase()) {
                return Optional.empty();
            }
        }
        return Optional.of(new Matching(search.mate, cost));
    }

    /** Feasible dual values, and a first matching along tight edges. False when a vertex has no edge at all. */
    private boolean start() {
        for (int v = 0; v < n; v++) {
            long least = Long.MAX_VALUE;
            for (int w = 0; w < n; w++) {
                if (v != w && cost[v][w] != FORBIDDEN) {
                    least = Math.min(least, cost[v][w]);
                }
            }
            if (least == Long.MAX_VALUE) {
                return false;
            }
            dual[v] = 2 * least;
        }
        for (int v = 0; v < n; v++) {
            for (int w = v + 1; w < n && mate[v] == NOBODY; w++) {
                if (mate[w] == NOBODY && cost[v][w] != FORBIDDEN && slack(v, w) == 0) {
                    mate[v] = w;
                    mate[w] = v;
                }
            }
        }
        return true;
    }

    private boolean hasExposed() {
        for (int partner : mate) {
            if (partner == NOBODY) {
                return true;
            }
        }
        return false;
    }

    /** Slack of an edge between two outermost nodes; four times the cost, and even duals at the start, keep it even. */
    private long slack(int v, int w) {
        return 4 * cost[v][w] - dual[v] - dual[w];
    }

    /** One stage: grows alternating trees from all exposed vertices until the matching grows by one edge. */
    private boolean phase() {
        Arrays.fill(label, Label.FREE);
        Arrays.fill(nearest, NOBODY);
        for (int v = 0; v < n; v++) {
            if (mate[v] == NOBODY) {
                makeOuter(top[v], NOBODY);
            }
        }
        while (true) {
            long step = Long.MAX_VALUE;
            int vertex = NOBODY;
            int blossom = NOBODY;
            for (int v = 0; v < n; v++) {
                if (nearest[v] == NOBODY || label[top[v]] == Label.INNER) {
                    continue;
                }
                long slack = slack(v, nearest[v]);
                long bound = label[top[v]] == Label.OUTER ? slack / 2 : slack;
                if (bound < step) {
                    step = bound;
                    vertex = v;
                }
            }
            for (int b = n; b < 2 * n; b++) {
                if (inUse[b] && parent[b] == NOBODY && label[b] == Label.INNER && blossomDual[b] / 2 < step) {
                    step = blossomDual[b] / 2;
                    blossom = b;
                }
            }
            if (step == Long.MAX_VALUE) {
                return false;
            }
            changeDuals(step);
            if (blossom != NOBODY) {
                expand(blossom);
            } else if (label[top[vertex]] == Label.FREE) {
                int reached = top[vertex];
                makeInner(reached, nearest[vertex], vertex);
                int partner = mate[base[reached]];
                makeOuter(top[partner], base[reached]);
            } else {
                int meeting = meetingPoint(vertex, nearest[vertex]);
                if (meeting == NOBODY) {
                    int other = nearest[vertex];
                    augment(vertex, other);
                    augment(other, vertex);
                    return true;
                }
                contract(meeting, vertex, nearest[vertex]);
            }
        }
    }

    private void changeDuals(long step) {
        if (step == 0) {
            return;
        }
        for (int v = 0; v < n; v++) {
            switch (label[top[v]]) {
                case OUTER -> dual[v] += step;
                case INNER -> dual[v] -= step;
                case FREE -> {}
            }
        }
        for (int b = n; b < 2 * n; b++) {
            if (inUse[b] && parent[b] == NOBODY) {
                switch (label[b]) {
                    case OUTER -> blossomDual[b] += 2 * step;
                    case INNER -> blossomDual[b] -= 2 * step;
                    case FREE -> {}
                }
            }
        }
    }

    private void makeInner(int node, int from, int to) {
        label[node] = Label.INNER;
        labelFrom[node] = from;
        labelTo[node] = to;
    }

    /** Labels a node OUTER and offers its vertices as nearest ones to all vertices outside it. */
    private void makeOuter(int node, int from) {
        label[node] = Label.OUTER;
        labelFrom[node] = from;
        for (int v : vertices(node)) {
            offer(v);
        }
    }

    private void offer(int v) {
        for (int w = 0; w < n; w++) {
            if (top[w] != top[v]
                    && cost[v][w] != FORBIDDEN
                    && (nearest[w] == NOBODY || slack(v, w) < slack(nearest[w], w))) {
                nearest[w] = v;
            }
        }
    }

    private List<Integer> vertices(int node) {
        if (node < n) {
            return List.of(node);
        }
        List<Integer> found = new ArrayList<>();
        for (int child : cycle[node].children()) {
            found.addAll(vertices(child));
        }
        return found;
    }

    /** First node that both paths to the roots share; NOBODY when the vertices lie in different trees. */
    private int meetingPoint(int v, int w) {
        boolean[] seen = new boolean[2 * n];
        for (int node = top[v]; ; node = treeParent(node)) {
            seen[node] = true;
            if (labelFrom[node] == NOBODY) {
                break;
            }
        }
        for (int node = top[w]; ; node = treeParent(node)) {
            if (seen[node]) {
                return node;
            }
            if (labelFrom[node] == NOBODY) {
                return NOBODY;
            }
        }
    }

    /** The outer node two edges nearer to the root; the node is outer and no root. */
    private int treeParent(int node) {
        return top[labelFrom[top[labelFrom[node]]]];
    }

    private void contract(int meeting, int v, int w) {
        List<Integer> children = new ArrayList<>();
        List<Link> links = new ArrayList<>();
        List<Integer> down = new ArrayList<>();
        List<Link> downLinks = new ArrayList<>();
        climb(top[v], meeting, down, downLinks);
        children.add(meeting);
        for (int i = down.size() - 1; i >= 0; i--) {
            links.add(downLinks.get(i).reversed());
            children.add(down.get(i));
        }
        links.add(new Link(v, w));
        climb(top[w], meeting, children, links);

        int blossom = n;
        while (inUse[blossom]) {
            blossom++;
        }
        inUse[blossom] = true;
        parent[blossom] = NOBODY;
        base[blossom] = base[meeting];
        blossomDual[blossom] = 0;
        cycle[blossom] = new Cycle(List.copyOf(children), List.copyOf(links));
        label[blossom] = Label.OUTER;
        labelFrom[blossom] = labelFrom[meeting];
        List<Integer> wereInner = new ArrayList<>();
        for (int child : children) {
            parent[child] = blossom;
            if (label[child] == Label.INNER) {
                wereInner.addAll(vertices(child));
            }
        }
        List<Integer> inside = vertices(blossom);
        for (int x : inside) {
            top[x] = blossom;
        }
        for (int x : wereInner) {
            offer(x);
        }
        for (int x : inside) {
            if (nearest[x] != NOBODY && top[nearest[x]] == blossom) {
                seekNearest(x);
            }
        }
    }

    /** The nodes from an outer node up to, without, its ancestor, and the link that leaves each upwards. */
    private void climb(int from, int ancestor, List<Integer> nodes, List<Link> links) {
        int node = from;
        while (node != ancestor) {
            int inner = top[labelFrom[node]];
            nodes.add(node);
            links.add(new Link(base[node], labelFrom[node]));
            nodes.add(inner);
            links.add(new Link(labelTo[inner], labelFrom[inner]));
            node = top[labelFrom[inner]];
        }
    }

    private void seekNearest(int v) {
        nearest[v] = NOBODY;
        for (int w = 0; w < n; w++) {
            if (top[w] != top[v]
                    && label[top[w]] == Label.OUTER
                    && cost[v][w] != FORBIDDEN
                    && (nearest[v] == NOBODY || slack(v, w) < slack(v, nearest[v]))) {
                nearest[v] = w;
            }
        }
    }

    /** Dissolves an inner blossom whose dual value reached zero; the even way round keeps its place in the tree. */
    private void expand(int blossom) {
        Cycle ring = cycle[blossom];
        int size = ring.children().size();
        for (int child : ring.children()) {
            parent[child] = NOBODY;
            label[child] = Label.FREE;
            for (int v : vertices(child)) {
                top[v] = child;
            }
        }
        inUse[blossom] = false;
        cycle[blossom] = Cycle.NONE;

        int index = ring.children().indexOf(top[labelTo[blossom]]);
        int direction = index % 2 == 0 ? -1 : 1;
        int from = labelFrom[blossom];
        int to = labelTo[blossom];
        while (true) {
            int inner = ring.children().get(index);
            makeInner(inner, from, to);
            if (index == 0) {
                return;
            }
            int outerIndex = Math.floorMod(index + direction, size);
            int outer = ring.children().get(outerIndex);
            int next = Math.floorMod(outerIndex + direction, size);
            Link link = direction > 0
                    ? ring.links().get(outerIndex)
                    : ring.links().get(next).reversed();
            makeOuter(outer, base[inner]);
            from = link.from();
            to = link.to();
            index = next;
        }
    }

    /** Makes v partner of other, and turns every matched edge on the way from v to its root. */
    private void augment(int v, int other) {
        int free = v;
        int partner = other;
        while (true) {
            int outer = top[free];
            int upwards = labelFrom[outer];
            rebase(outer, free);
            mate[free] = partner;
            if (upwards == NOBODY) {
                return;
            }
            int inner = top[upwards];
            int from = labelFrom[inner];
            int to = labelTo[inner];
            rebase(inner, to);
            mate[to] = from;
            free = from;
            partner = to;
        }
    }

    /** Turns the matched edges inside a node so that vertex v is the one that is matched outside. */
    private void rebase(int node, int v) {
        if (node < n) {
            return;
        }
        Cycle ring = cycle[node];
        int size = ring.children().size();
        int child = v;
        while (parent[child] != node) {
            child = parent[child];
        }
        int index = ring.children().indexOf(child);
        rebase(child, v);
        int first = index % 2 == 0 ? 0 : index + 1;
        int last = index % 2 == 0 ? index : size;
        for (int i = first; i < last; i += 2) {
            Link link = ring.links().get(i);
            rebase(ring.children().get(i), link.from());
            rebase(ring.children().get((i + 1) % size), link.to());
            mate[link.from()] = link.to();
            mate[link.to()] = link.from();
        }
        cycle[node] = ring.startingAt(index);
        base[node] = v;
    }

    private static int[] filled(int size, int value) {
        int[] array = new int[size];
        Arrays.fill(array, value);
        return array;
    }

    /** Who is matched with whom, and what it costs. */
    static final class Matching {
        private final int[] partner;
        private final long total;

        private Matching(int[] partner, long[][] cost) {
            this.partner = partner;
            long sum = 0;
            for (int v = 0; v < partner.length; v++) {
                sum += v < partner[v] ? cost[v][partner[v]] : 0;
            }
            total = sum;
        }

        /** The vertex matched with v. */
        int partner(int v) {
            return partner[v];
        }

        /** Sum of the costs of the matched edges. */
        long cost() {
            return total;
        }
    }
}
