package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chessfed.engine.matching.WeightedMatching;

/**
 * The graph whose best matching pairs a bracket: its vertices are the players of the bracket and, where they matter,
 * those below and the bye; the weight of an edge says what the pair contributes to each criterion.
 */
final class BracketGraph {

    private final Bracket bracket;
    private final boolean byeCounts;
    private final int sequencePairs;
    private final BracketVertices vertices;
    private final BracketWeights weights;
    private final int movedDown;
    private final WeightedMatching matching;

    /**
     * Builds the graph and finds a best matching.
     *
     * @param bracket who is to be paired
     * @param scope who is in the graph besides the bracket
     * @param byeCounts whether the bracket leaves one downfloater, who gets the bye, so that C9 applies
     * @param sequencePairs pairs of the residents among themselves, for the order of exchanges (4.3); negative when
     *     moved-down players are still to be paired
     */
    BracketGraph(Field field, Bracket bracket, BracketVertices.Scope scope, boolean byeCounts, int sequencePairs) {
        this.bracket = bracket;
        this.byeCounts = byeCounts;
        this.sequencePairs = sequencePairs;
        vertices = new BracketVertices(field, bracket, scope);
        weights = new BracketWeights(field, bracket, vertices, byeCounts, sequencePairs);
        movedDown = vertices.movedDown();
        matching = new WeightedMatching(vertices.size(), weights.words());
        fill();
        matching.start(weights.potential());
        matching.solve();
    }

    private void fill() {
        long[] weight = new long[weights.words()];
        for (int u = 0; u < vertices.size(); u++) {
            for (int v = u + 1; v < vertices.size(); v++) {
                if (weights.isPossible(u, v)) {
                    Arrays.fill(weight, 0);
                    weights.weigh(u, v, weight);
                    matching.setEdge(u, v, weight);
                }
            }
        }
    }

    // What the matching says.

    /** Pairs inside the bracket. */
    int pairs() {
        int count = 0;
        for (int v = 0; v < vertices.inside(); v++) {
            if (isUpper(v)) {
                count++;
            }
        }
        return count;
    }

    /** Whether C9 was weighed exactly when it applies: one downfloater, who gets the bye. */
    boolean byeCountedRightly() {
        boolean single = bracket.holdsBye() && bracket.size() - 2 * pairs() == 1;
        return single == byeCounts;
    }

    /** Whether everybody is paired who must be: all where all are in the graph, else the bye. */
    boolean isComplete() {
        for (int v = 0; v < vertices.size(); v++) {
            if (matching.mate(v) < 0 && (vertices.everybody() || vertices.isBye(v))) {
                return false;
            }
        }
        return true;
    }

    private boolean isUpper(int v) {
        int mate = matching.mate(v);
        return mate > v && vertices.isInside(mate) && weights.isPair(v, mate);
    }

    /** The player with the bye, or -1. */
    int byeTaker() {
        int last = vertices.size() - 1;
        int mate = vertices.isBye(last) ? matching.mate(last) : -1;
        return mate < 0 ? -1 : vertices.player(mate);
    }

    /** Players in the graph without a partner, ascending. */
    int[] single() {
        int[] result = new int[vertices.size()];
        int count = 0;
        for (int v = 0; v < vertices.size(); v++) {
            if (!vertices.isBye(v) && matching.mate(v) < 0) {
                result[count++] = vertices.player(v);
            }
        }
        return Arrays.copyOf(result, count);
    }

    /** Whether the bye is in the graph. */
    boolean hasBye() {
        return vertices.hasBye();
    }

    // Choices among equally good matchings (articles 3.8 and 4).

    /** Chooses the moved-down players and their opponents (4.4, 4.2) and returns the pairs. */
    List<int[]> pairMovedDown() {
        boolean all = true;
        for (int v = 0; v < movedDown; v++) {
            all &= isUpper(v);
        }
        boolean[] chosen = new boolean[movedDown];
        for (int v = 0; v < movedDown; v++) {
            chosen[v] = all || forceIn(v, movedDown);
        }
        List<int[]> result = new ArrayList<>();
        for (int v = 0; v < movedDown; v++) {
            if (chosen[v]) {
                result.add(pairFirst(v, movedDown));
            }
        }
        return result;
    }

    /** Chooses exchanges and opponents of the residents (4.3, 4.2) and returns the pairs. */
    List<int[]> pairResidents() {
        chooseExchanges();
        boolean[] upper = new boolean[vertices.size()];
        for (int v = movedDown; v < vertices.inside(); v++) {
            upper[v] = isUpper(v);
        }
        // From here on the subgroups stand, so that pairs within one of them need not be looked at any more.
        matching.restrict(
                (u, v) -> !vertices.isInside(v) || u < movedDown || (upper[u] && !upper[v]) || !weights.isPair(u, v));
        matching.start(weights.potential());
        matching.solve();
        List<int[]> result = new ArrayList<>();
        for (int v = movedDown; v < vertices.inside(); v++) {
            if (upper[v]) {
                result.add(pairFirst(v, v + 1));
            }
        }
        return result;
    }

    private void chooseExchanges() {
        int boundary = movedDown + sequencePairs;
        int count = 0;
        for (int v = movedDown; v < boundary; v++) {
            count += isUpper(v) ? 0 : 1;
        }
        int left = count;
        for (int v = boundary - 1; v >= movedDown && left > 0; v--) {
            left -= forceOut(v, v + 1) ? 1 : 0;
        }
        // The last of those moved up follows from the sum of the sequence numbers.
        left = count;
        for (int v = boundary; v < vertices.inside() && left > 1; v++) {
            left -= forceIn(v, v + 1) ? 1 : 0;
        }
    }

    /** Pairs {@code v} with a resident from {@code first} on for good, if an equally good matching does so. */
    private boolean forceIn(int v, int first) {
        int[] partners = upperPartners(v, first);
        Fields.Slot lasting = weights.lasting();
        if (isUpper(v)) {
            if (matching.isPlain(v)) {
                matching.raise(v, partners, lasting.word(), lasting.unit());
            } else {
                change(v, partners, lasting, 1);
            }
            return true;
        }
        // A trial counts less than what has been settled before.
        change(v, partners, weights.trial(), 1);
        boolean met = isUpper(v);
        if (met) {
            change(v, partners, lasting, 1);
        }
        change(v, partners, weights.trial(), -1);
        return met;
    }

    /** Pairs {@code v} with no resident from {@code first} on for good, if an equally good matching does so. */
    private boolean forceOut(int v, int first) {
        int[] partners = upperPartners(v, first);
        if (isUpper(v)) {
            Fields.Slot slot = weights.trial();
            change(v, partners, slot, -1);
            if (isUpper(v)) {
                change(v, partners, slot, 1);
                return false;
            }
        }
        deletePartners(v, partners);
        return true;
    }

    private int[] upperPartners(int v, int first) {
        int[] result = new int[vertices.size()];
        int count = 0;
        for (int p = first; p < vertices.inside(); p++) {
            if (matching.hasEdge(v, p) && weights.isPair(v, p)) {
                result[count++] = p;
            }
        }
        return Arrays.copyOf(result, count);
    }

    private void change(int v, int[] partners, Fields.Slot slot, long amount) {
        matching.detach(v);
        for (int p : partners) {
            matching.addToEdge(v, p, slot.word(), amount * slot.unit());
        }
        matching.reattach(v);
        matching.solve();
    }

    private void deletePartners(int v, int[] partners) {
        boolean plain = matching.isPlain(v);
        if (!plain) {
            matching.detach(v);
        }
        for (int p : partners) {
            matching.deleteEdge(v, p);
        }
        if (!plain) {
            matching.reattach(v);
            matching.solve();
        }
    }

    /** Pairs {@code v} with the first possible resident from {@code first} on and takes both out of the graph. */
    private int[] pairFirst(int v, int first) {
        int mate = matching.mate(v);
        int[] better = new int[Math.max(0, mate - first)];
        int count = 0;
        for (int p = first; p < mate; p++) {
            if (matching.mayBeOptimal(v, p) && weights.isPair(v, p)) {
                better[count++] = p;
            }
        }
        if (count > 0) {
            Fields.Slot slot = weights.trial();
            matching.detach(v);
            matching.addToEdge(v, mate, slot.word(), slot.unit());
            for (int i = 0; i < count; i++) {
                matching.addToEdge(v, better[i], slot.word(), (count + 1 - i) * slot.unit());
            }
            matching.reattach(v);
            matching.solve();
            mate = matching.mate(v);
        }
        matching.fix(v, mate);
        return new int[] {vertices.player(v), vertices.player(mate)};
    }
}
