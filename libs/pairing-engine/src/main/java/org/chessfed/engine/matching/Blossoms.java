package org.chessfed.engine.matching;

import java.util.Arrays;

/**
 * The matching and the blossoms in it. A blossom is an odd ring of parts, each a vertex or a smaller blossom, in which
 * all but one part are matched along the ring; the vertex through which that part, and so the whole blossom, is matched
 * outside is its base. Vertices are parts 0 to {@code size - 1}, blossoms follow.
 */
final class Blossoms {

    final int size;

    /** Partner of a vertex, or -1. */
    final int[] mate;

    /** The outermost part that holds a vertex. */
    final int[] top;

    /** The blossom in which a part lies directly, or -1. */
    final int[] parent;

    /** The vertex of a part that is matched outside it. */
    final int[] base;

    /** Vertices found by {@link #leaves}. */
    final int[] leaf;

    /** The parts of a blossom, that of its base first. */
    private final int[][] rings;

    /** The edges of the ring: the one from part i to the next joins vertices {@code 2 * i} and {@code 2 * i + 1}. */
    private final int[][] joints;

    private final int[] spare;
    private int spareCount;
    private int leafCount;

    Blossoms(int size) {
        this.size = size;
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
        leaf = new int[size];
        rings = new int[2 * size][];
        joints = new int[2 * size][];
        spare = new int[size];
        for (int id = 2 * size - 1; id >= size; id--) {
            spare[spareCount++] = id;
        }
    }

    boolean isBlossom(int part) {
        return part >= size;
    }

    int[] ring(int blossom) {
        return rings[blossom];
    }

    int[] joints(int blossom) {
        return joints[blossom];
    }

    /** Puts the vertices of a part into {@link #leaf} and returns their number. */
    int leaves(int part) {
        leafCount = 0;
        collectLeaves(part);
        return leafCount;
    }

    private void collectLeaves(int part) {
        if (part < size) {
            leaf[leafCount++] = part;
            return;
        }
        for (int inside : rings[part]) {
            collectLeaves(inside);
        }
    }

    void unmatch(int u) {
        int other = mate[u];
        if (other >= 0) {
            mate[other] = -1;
            mate[u] = -1;
        }
    }

    /** Makes a ring of outermost parts a blossom; the first of them holds the base. */
    int form(int[] ring, int[] ends) {
        int blossom = spare[--spareCount];
        rings[blossom] = ring;
        joints[blossom] = ends;
        base[blossom] = base[ring[0]];
        for (int part : ring) {
            parent[part] = blossom;
            setTop(part, blossom);
        }
        return blossom;
    }

    /** Makes the parts of an outermost blossom outermost parts. */
    void open(int blossom) {
        for (int part : rings[blossom]) {
            parent[part] = -1;
            setTop(part, part);
        }
        spare[spareCount++] = blossom;
    }

    private void setTop(int part, int outermost) {
        if (part < size) {
            top[part] = outermost;
            return;
        }
        for (int inside : rings[part]) {
            setTop(inside, outermost);
        }
    }

    /** The place in the ring of a blossom of the part that holds a vertex. */
    int placeOf(int blossom, int v) {
        int part = v;
        while (parent[part] != blossom) {
            part = parent[part];
        }
        int[] ring = rings[blossom];
        int place = 0;
        while (ring[place] != part) {
            place++;
        }
        return place;
    }

    /** Makes a vertex the base of its part: what lies between is matched the other way round. */
    void turn(int part, int v) {
        if (part < size) {
            return;
        }
        int[] ring = rings[part];
        int[] ends = joints[part];
        int length = ring.length;
        int place = placeOf(part, v);
        turn(ring[place], v);
        if (place % 2 == 1) {
            for (int i = place + 1; i < length; i += 2) {
                join(ring[i], ring[(i + 1) % length], ends[2 * i], ends[2 * i + 1]);
            }
        } else {
            for (int i = place - 1; i > 0; i -= 2) {
                join(ring[i - 1], ring[i], ends[2 * (i - 1)], ends[2 * (i - 1) + 1]);
            }
        }
        if (place > 0) {
            int[] newRing = new int[length];
            int[] newEnds = new int[2 * length];
            for (int i = 0; i < length; i++) {
                int old = (place + i) % length;
                newRing[i] = ring[old];
                newEnds[2 * i] = ends[2 * old];
                newEnds[2 * i + 1] = ends[2 * old + 1];
            }
            rings[part] = newRing;
            joints[part] = newEnds;
        }
        base[part] = v;
    }

    private void join(int partA, int partB, int a, int b) {
        turn(partA, a);
        turn(partB, b);
        mate[a] = b;
        mate[b] = a;
    }
}
