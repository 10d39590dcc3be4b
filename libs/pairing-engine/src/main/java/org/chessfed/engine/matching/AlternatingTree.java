package org.chessfed.engine.matching;

import java.util.Arrays;

/**
 * The tree that a search grows from a single vertex. Its parts are outer and inner by turns: an outer part hangs on the
 * inner one above by a matched edge, an inner part on the outer one above by a tight edge that is not matched.
 *
 * <p>While the tree stands, the duals of its vertices and blossoms are kept shifted, so that one running vector, {@link
 * #delta}, moves all of them at once: true is the dual of an outer vertex minus delta, of an inner one plus delta, and
 * blossoms the other way round by twice as much.
 */
final class AlternatingTree {

    static final byte FREE = 0;
    static final byte OUTER = 1;
    static final byte INNER = 2;

    /** FREE, OUTER or INNER, for outermost parts. */
    final byte[] label;

    /** How far the duals have moved since the search began. */
    final long[] delta;

    private final Blossoms blossoms;
    private final Duals duals;
    private final int[] mate;
    private final int[] top;
    private final int[] base;
    private final int[] entryFrom;
    private final int[] entryTo;
    private final int[] mark;
    private int markClock;
    private final int[] unscanned;
    private int unscannedCount;

    AlternatingTree(Blossoms blossoms, Duals duals, int words) {
        this.blossoms = blossoms;
        this.duals = duals;
        mate = blossoms.mate;
        top = blossoms.top;
        base = blossoms.base;
        int parts = 2 * blossoms.size;
        label = new byte[parts];
        entryFrom = new int[parts];
        entryTo = new int[parts];
        mark = new int[parts];
        unscanned = new int[blossoms.size];
        delta = new long[words];
    }

    /** Begins with the part of a single vertex. */
    void plant(int root, ActiveVertices active) {
        for (int i = 0; i < active.count; i++) {
            label[top[active.list[i]]] = FREE;
        }
        Arrays.fill(delta, 0);
        unscannedCount = 0;
        makeOuter(top[root], FREE);
    }

    /** An outer vertex whose edges have not been looked at, or -1. */
    int nextUnscanned() {
        return unscannedCount == 0 ? -1 : unscanned[--unscannedCount];
    }

    /** Follows a tight edge from an outer vertex to one that is not inner; returns whether a larger matching came of it. */
    boolean follow(int u, int v) {
        int part = top[v];
        if (label[part] == OUTER) {
            shrink(u, v);
            return false;
        }
        int partner = mate[base[part]];
        if (partner < 0) {
            blossoms.turn(part, v);
            mate[v] = u;
            augment(u, v);
            return true;
        }
        makeInner(part, u, v);
        makeOuter(top[partner], FREE);
        return false;
    }

    /** Labels a part outer; {@code was} is the label that its duals are shifted for. */
    private void makeOuter(int part, byte was) {
        label[part] = OUTER;
        int factor = was == INNER ? 2 : 1;
        duals.moveVertices(part, delta, factor);
        duals.moveBlossom(part, delta, -2 * factor);
        int count = blossoms.leaves(part);
        System.arraycopy(blossoms.leaf, 0, unscanned, unscannedCount, count);
        unscannedCount += count;
    }

    private void makeInner(int part, int from, int to) {
        enter(part, from, to);
        duals.moveVertices(part, delta, -1);
        duals.moveBlossom(part, delta, 2);
    }

    private void enter(int part, int from, int to) {
        label[part] = INNER;
        entryFrom[part] = from;
        entryTo[part] = to;
    }

    /** The outer part above an outer part in the tree, or -1 for the root. */
    private int outerAbove(int part) {
        int partner = mate[base[part]];
        return partner < 0 ? -1 : top[entryFrom[top[partner]]];
    }

    /** Makes a blossom of the ring that a tight edge between two outer parts closes. */
    void shrink(int u, int v) {
        int common = meetingPoint(top[u], top[v]);
        int left = pathLength(top[u], common);
        int length = left + pathLength(top[v], common) + 1;
        int[] ring = new int[length];
        int[] joints = new int[2 * length];
        ring[0] = common;
        joints[2 * left] = u;
        joints[2 * left + 1] = v;
        int at = left;
        for (int part = top[u]; part != common; at -= 2) {
            int inner = top[mate[base[part]]];
            ring[at] = part;
            ring[at - 1] = inner;
            joints[2 * (at - 1)] = mate[base[part]];
            joints[2 * (at - 1) + 1] = base[part];
            joints[2 * (at - 2)] = entryFrom[inner];
            joints[2 * (at - 2) + 1] = entryTo[inner];
            part = top[entryFrom[inner]];
        }
        at = left + 1;
        for (int part = top[v]; part != common; at += 2) {
            int inner = top[mate[base[part]]];
            ring[at] = part;
            ring[at + 1] = inner;
            joints[2 * at] = base[part];
            joints[2 * at + 1] = mate[base[part]];
            joints[2 * (at + 1)] = entryTo[inner];
            joints[2 * (at + 1) + 1] = entryFrom[inner];
            part = top[entryFrom[inner]];
        }
        swallow(ring);
        int blossom = blossoms.form(ring, joints);
        duals.moveBlossom(blossom, delta, -2);
        label[blossom] = OUTER;
    }

    /** Duals of the parts of a new blossom: those of nested blossoms rest from now on, all vertices become outer. */
    private void swallow(int[] ring) {
        for (int part : ring) {
            boolean inner = label[part] == INNER;
            duals.moveBlossom(part, delta, inner ? -2 : 2);
            if (inner) {
                duals.moveVertices(part, delta, 2);
                int count = blossoms.leaves(part);
                System.arraycopy(blossoms.leaf, 0, unscanned, unscannedCount, count);
                unscannedCount += count;
            }
        }
    }

    /** The first outer part that two outer parts have above them, or that one of them is. */
    private int meetingPoint(int one, int other) {
        markClock++;
        int a = one;
        int b = other;
        while (true) {
            if (a >= 0) {
                if (mark[a] == markClock) {
                    return a;
                }
                mark[a] = markClock;
                a = outerAbove(a);
            }
            if (b >= 0) {
                if (mark[b] == markClock) {
                    return b;
                }
                mark[b] = markClock;
                b = outerAbove(b);
            }
        }
    }

    private int pathLength(int part, int common) {
        int length = 0;
        for (int p = part; p != common; p = outerAbove(p)) {
            length += 2;
        }
        return length;
    }

    /** Opens an inner blossom whose dual has sunk to zero, and keeps its parts on the tree path in the tree. */
    void unfold(int blossom) {
        int[] ring = blossoms.ring(blossom);
        int[] joints = blossoms.joints(blossom);
        int length = ring.length;
        int place = blossoms.placeOf(blossom, entryTo[blossom]);
        duals.open(blossom);
        for (int part : ring) {
            label[part] = FREE;
        }
        enter(ring[place], entryFrom[blossom], entryTo[blossom]);
        int step = place % 2 == 1 ? 1 : -1;
        for (int at = place; at != 0 && at != length; at += 2 * step) {
            int outer = at + step;
            int inner = outer + step;
            label[ring[outer]] = OUTER;
            if (step > 0) {
                enter(ring[inner % length], joints[2 * outer], joints[2 * outer + 1]);
            } else {
                enter(ring[inner], joints[2 * inner + 1], joints[2 * inner]);
            }
        }
        // Duals of all vertices here are shifted as inner ones; those of nested blossoms are not shifted at all.
        for (int part : ring) {
            if (label[part] == FREE) {
                duals.moveVertices(part, delta, 1);
                continue;
            }
            duals.moveBlossom(part, delta, 2);
            if (label[part] == OUTER) {
                makeOuter(part, INNER);
            }
        }
    }

    /** Flips the tree path from an outer vertex up to the root; {@code partner} is the new partner, or -1 for none. */
    void augment(int outer, int partner) {
        int u = outer;
        int p = partner;
        while (true) {
            int part = top[u];
            int oldPartner = mate[base[part]];
            blossoms.turn(part, u);
            mate[u] = p;
            if (oldPartner < 0) {
                return;
            }
            int inner = top[oldPartner];
            int from = entryFrom[inner];
            int to = entryTo[inner];
            blossoms.turn(inner, to);
            mate[to] = from;
            p = to;
            u = from;
        }
    }

    /** Ends the search: duals get their true values, blossoms with a zero dual are opened. */
    void fell(ActiveVertices active) {
        for (int i = 0; i < active.count; i++) {
            int v = active.list[i];
            int part = top[v];
            if (label[part] != FREE && v == base[part]) {
                int sign = label[part] == OUTER ? -1 : 1;
                duals.moveVertices(part, delta, sign);
                duals.moveBlossom(part, delta, -2 * sign);
                label[part] = FREE;
            }
        }
        for (int i = 0; i < active.count; i++) {
            int v = active.list[i];
            while (blossoms.isBlossom(top[v]) && duals.blossomSign(top[v]) == 0) {
                duals.open(top[v]);
            }
        }
    }
}
