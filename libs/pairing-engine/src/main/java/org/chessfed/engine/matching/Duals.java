package org.chessfed.engine.matching;

import java.util.Arrays;

/**
 * The dual values of vertices and blossoms, vectors of words. An edge is tight when the duals of its ends, and of the
 * blossoms that hold both, add up to its doubled weight; a matching along tight edges whose single vertices have dual
 * zero is optimal.
 */
final class Duals {

    /** Dual of vertex v: from {@code v * words} on. */
    final long[] vertex;

    /** Dual of blossom b: from {@code b * words} on. */
    final long[] blossom;

    private final EdgeWeights edges;
    private final Blossoms blossoms;
    private final int words;

    Duals(EdgeWeights edges, Blossoms blossoms) {
        this.edges = edges;
        this.blossoms = blossoms;
        words = edges.words;
        vertex = new long[edges.size * words];
        blossom = new long[2 * edges.size * words];
    }

    /** Whether an edge that lies in no blossom is tight. */
    boolean isTight(int u, int v) {
        long[] row = edges.rows[u];
        for (int k = 0; k < words; k++) {
            if (vertex[u * words + k] + vertex[v * words + k] != row[v * words + k]) {
                return false;
            }
        }
        return true;
    }

    /** Adds a multiple of a vector to the duals of all vertices of a part. */
    void moveVertices(int part, long[] by, int factor) {
        int count = blossoms.leaves(part);
        for (int i = 0; i < count; i++) {
            int at = blossoms.leaf[i] * words;
            for (int k = 0; k < words; k++) {
                vertex[at + k] += factor * by[k];
            }
        }
    }

    /** Adds a multiple of a vector to the dual of a part, if it is a blossom. */
    void moveBlossom(int part, long[] by, int factor) {
        if (blossoms.isBlossom(part)) {
            for (int k = 0; k < words; k++) {
                blossom[part * words + k] += factor * by[k];
            }
        }
    }

    /** Opens an outermost blossom; it leaves no dual behind. */
    void open(int outermost) {
        blossoms.open(outermost);
        Arrays.fill(blossom, outermost * words, outermost * words + words, 0);
    }

    /** Opens an outermost blossom whose dual may be above zero: its vertices take the half of it, and its pair ends. */
    void dissolve(int outermost) {
        if (blossomSign(outermost) != 0) {
            int count = blossoms.leaves(outermost);
            for (int i = 0; i < count; i++) {
                for (int k = 0; k < words; k++) {
                    vertex[blossoms.leaf[i] * words + k] += blossom[outermost * words + k] / 2;
                }
            }
            blossoms.unmatch(blossoms.base[outermost]);
        }
        open(outermost);
    }

    int vertexSign(int v) {
        return sign(vertex, v * words);
    }

    int blossomSign(int part) {
        return sign(blossom, part * words);
    }

    private int sign(long[] vector, int at) {
        for (int k = 0; k < words; k++) {
            if (vector[at + k] != 0) {
                return vector[at + k] > 0 ? 1 : -1;
            }
        }
        return 0;
    }
}
