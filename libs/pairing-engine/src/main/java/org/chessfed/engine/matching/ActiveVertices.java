package org.chessfed.engine.matching;

/** The vertices that still take part, ascending; those whose pair has been fixed do not. */
final class ActiveVertices {

    /** The vertices, in the first {@link #count} places. */
    final int[] list;

    int count;
    private final boolean[] gone;

    ActiveVertices(int size) {
        list = new int[size];
        for (int v = 0; v < size; v++) {
            list[v] = v;
        }
        count = size;
        gone = new boolean[size];
    }

    boolean contains(int v) {
        return !gone[v];
    }

    void remove(int u) {
        gone[u] = true;
        int kept = 0;
        for (int i = 0; i < count; i++) {
            if (list[i] != u) {
                list[kept++] = list[i];
            }
        }
        count = kept;
    }
}
