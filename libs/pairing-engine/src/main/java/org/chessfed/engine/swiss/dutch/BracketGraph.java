package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.chessfed.engine.matching.WeightedMatching;

/**
 * The graph whose best matching pairs a bracket: its vertices are the players of the bracket and, where they matter,
 * those below and the bye; the weight of an edge says what the pair contributes to each criterion.
 *
 * <p>Vertices keep the order of article 1.2 within: moved-down players, residents, following scoregroup, rest, bye.
 */
final class BracketGraph {

    /** Who is in the graph. */
    enum Scope {
        /** The bracket alone. */
        BRACKET,
        /** The following scoregroup, too, so that C8 is decided. */
        NEXT,
        /** Everybody not yet paired, so that completion (C4) is decided. */
        ALL
    }

    /** What a vertex stands for. */
    private enum Zone {
        MOVED_DOWN,
        RESIDENT,
        NEXT,
        REST,
        BYE
    }

    private final Field field;
    private final Bracket bracket;
    private final Scope scope;
    private final boolean byeCounts;
    private final int sequencePairs;
    private final int[] players;
    private final Zone[] zones;
    private final int movedDown;
    private final int residents;

    private final Fields fields = new Fields();
    private List<Fields.Slot> slots = List.of();
    private final int[] levels;
    private final int complete;
    private final int c6;
    private final int c7;
    private final int c8Pairs;
    private final int c8Scores;
    private final int c9;
    private final int c10;
    private final int c11;
    private final int c12;
    private final int c13;
    private final int c14;
    private final int c15;
    private final int c16;
    private final int c17;
    private final int c18;
    private final int c19;
    private final int c20;
    private final int c21;
    private final int exchanges;
    private final int sequence;
    private final int forced;
    private final int trial;
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
    BracketGraph(Field field, Bracket bracket, Scope scope, boolean byeCounts, int sequencePairs) {
        this.field = field;
        this.bracket = bracket;
        this.scope = scope;
        this.byeCounts = byeCounts;
        this.sequencePairs = sequencePairs;
        movedDown = bracket.movedDown().length;
        residents = bracket.residents().length;
        int count = movedDown + residents;
        boolean whole = scope == Scope.ALL;
        boolean withNext = scope != Scope.BRACKET && bracket.next().length > 0;
        boolean byeFromNext = withNext && field.score(bracket.next()[0]) <= bracket.byeScore();
        boolean bye = bracket.byePending() && (whole || bracket.holdsBye() || byeFromNext);
        int size = count + (withNext ? bracket.next().length : 0) + (whole ? bracket.rest().length : 0) + (bye ? 1 : 0);
        players = new int[size];
        zones = new Zone[size];
        int at = put(0, bracket.movedDown(), Zone.MOVED_DOWN);
        at = put(at, bracket.residents(), Zone.RESIDENT);
        if (withNext) {
            at = put(at, bracket.next(), Zone.NEXT);
        }
        if (whole) {
            at = put(at, bracket.rest(), Zone.REST);
        }
        if (bye) {
            players[at] = -1;
            zones[at] = Zone.BYE;
        }
        levels = levels();

        boolean mixed = movedDown > 0 && sequencePairs < 0;
        int pairs = count / 2;
        complete = whole ? append(Criterion.C4, size, true) : bye ? fields.append(1) : -1;
        c6 = append(Criterion.C6, pairs, true);
        c7 = appendLevels(Criterion.C7, mixed);
        c8Pairs = append(Criterion.C8, bracket.next().length, withNext);
        c8Scores = appendAllLevels(withNext);
        c9 = append(Criterion.C9, field.round(), byeCounts);
        boolean anyTopscorer = anyTopscorer();
        c10 = append(Criterion.C10, 2L * pairs, anyTopscorer);
        c11 = append(Criterion.C11, 2L * pairs, anyTopscorer);
        c12 = append(Criterion.C12, pairs, any(true, c -> c.preference() != Preference.NONE));
        c13 = append(Criterion.C13, pairs, any(true, c -> c.preference().compareTo(Preference.STRONG) >= 0));
        c14 = append(Criterion.C14, residents, any(false, c -> c.lastFloat() == FloatKind.DOWN));
        c15 = append(Criterion.C15, movedDown, mixed && any(false, c -> c.lastFloat() == FloatKind.UP));
        c16 = append(Criterion.C16, residents, any(false, c -> c.floatBefore() == FloatKind.DOWN));
        c17 = append(Criterion.C17, movedDown, mixed && any(false, c -> c.floatBefore() == FloatKind.UP));
        c18 = appendLevels(Criterion.C18, mixed && any(true, c -> c.lastFloat() == FloatKind.DOWN));
        c19 = appendLevels(Criterion.C19, mixed && any(false, c -> c.lastFloat() == FloatKind.UP));
        c20 = appendLevels(Criterion.C20, mixed && any(true, c -> c.floatBefore() == FloatKind.DOWN));
        c21 = appendLevels(Criterion.C21, mixed && any(false, c -> c.floatBefore() == FloatKind.UP));
        boolean ordered = sequencePairs >= 0;
        exchanges = ordered ? fields.append(Math.max(1, sequencePairs)) : -1;
        sequence = ordered ? fields.append(Math.max(1, (long) sequencePairs * residents)) : -1;
        forced = fields.append(count);
        trial = fields.append(count + 1L);
        slots = fields.place();
        matching = new WeightedMatching(size, Fields.words(slots));
        fill();
        matching.start(potential());
        matching.solve();
    }

    private int put(int at, int[] from, Zone zone) {
        System.arraycopy(from, 0, players, at, from.length);
        Arrays.fill(zones, at, at + from.length, zone);
        return at + from.length;
    }

    /** Index of each bracket vertex's score among the scores of the bracket, highest first. */
    private int[] levels() {
        int[] result = new int[movedDown + residents];
        int level = 0;
        for (int v = 1; v < result.length; v++) {
            if (field.score(players[v]) != field.score(players[v - 1])) {
                level++;
            }
            result[v] = level;
        }
        return result;
    }

    private int append(Criterion criterion, long most, boolean needed) {
        return needed && field.rules().holds(criterion) ? fields.append(most) : -1;
    }

    /** One field for each score of the moved-down players. */
    private int appendLevels(Criterion criterion, boolean needed) {
        if (!needed || !field.rules().holds(criterion)) {
            return -1;
        }
        int first = -1;
        for (int level = 0; level < levels[movedDown - 1] + 1; level++) {
            int index = fields.append(movedDown);
            first = first < 0 ? index : first;
        }
        return first;
    }

    private int appendAllLevels(boolean needed) {
        if (!needed || !field.rules().holds(Criterion.C8)) {
            return -1;
        }
        int first = -1;
        for (int level = 0; level < levels[levels.length - 1] + 1; level++) {
            int index = fields.append(levels.length);
            first = first < 0 ? index : first;
        }
        return first;
    }

    @FunctionalInterface
    private interface Trait {
        boolean of(Contender contender);
    }

    private boolean any(boolean movedDownToo, Trait trait) {
        for (int v = movedDownToo ? 0 : movedDown; v < movedDown + residents; v++) {
            if (trait.of(field.get(players[v]))) {
                return true;
            }
        }
        return false;
    }

    private boolean anyTopscorer() {
        for (int v = 0; v < movedDown + residents; v++) {
            if (field.isTopscorer(players[v])) {
                return true;
            }
        }
        return false;
    }

    private void fill() {
        long[] weight = new long[Fields.words(slots)];
        for (int u = 0; u < players.length; u++) {
            for (int v = u + 1; v < players.length; v++) {
                if (isPossible(u, v)) {
                    Arrays.fill(weight, 0);
                    weigh(u, v, weight);
                    matching.setEdge(u, v, weight);
                }
            }
        }
    }

    private boolean isPossible(int u, int v) {
        if (zones[v] == Zone.BYE) {
            return field.score(players[u]) == bracket.byeScore() && field.byeAllowed(players[u]);
        }
        if (zones[u] == Zone.MOVED_DOWN && (zones[v] == Zone.MOVED_DOWN || (sequencePairs >= 0 && isInside(v)))) {
            return false;
        }
        return field.compatible(players[u], players[v]);
    }

    private boolean isInside(int v) {
        return v < movedDown + residents;
    }

    private void add(long[] weight, int index, long amount) {
        if (index >= 0) {
            slots.get(index).add(weight, 0, amount);
        }
    }

    private void weigh(int u, int v, long[] weight) {
        add(weight, complete, scope == Scope.ALL || zones[v] == Zone.BYE ? 1 : 0);
        if (zones[v] == Zone.BYE) {
            if (isInside(u)) {
                add(weight, c9, field.round() - field.get(players[u]).unplayed());
            }
        } else if (zones[v] == Zone.NEXT) {
            add(weight, c8Pairs, 1);
            if (isInside(u) && c8Scores >= 0) {
                add(weight, c8Scores + levels[u], 1);
            }
        } else if (isInside(v)) {
            weighInside(u, v, weight);
        }
    }

    private void weighInside(int u, int v, long[] weight) {
        int i = players[u];
        int j = players[v];
        Contender higher = field.get(i);
        Contender lower = field.get(j);
        add(weight, c6, 1);
        add(weight, c10, c10 < 0 ? 0 : 2 - field.beyondTwo(i, j));
        add(weight, c11, c11 < 0 ? 0 : 2 - field.threeRunning(i, j));
        add(weight, c12, 1 - field.unfulfilled(i, j));
        add(weight, c13, 1 - field.unfulfilledStrong(i, j));
        add(weight, c14, lower.lastFloat() == FloatKind.DOWN ? 1 : 0);
        add(weight, c16, lower.floatBefore() == FloatKind.DOWN ? 1 : 0);
        if (zones[u] == Zone.RESIDENT) {
            add(weight, c14, higher.lastFloat() == FloatKind.DOWN ? 1 : 0);
            add(weight, c16, higher.floatBefore() == FloatKind.DOWN ? 1 : 0);
            int rank = u - movedDown;
            add(weight, exchanges, rank < sequencePairs ? 1 : 0);
            add(weight, sequence, sequencePairs - 1L - rank);
            return;
        }
        int level = levels[u];
        add(weight, at(c7, level), 1);
        add(weight, c15, lower.lastFloat() == FloatKind.UP ? 0 : 1);
        add(weight, c17, lower.floatBefore() == FloatKind.UP ? 0 : 1);
        add(weight, at(c18, level), higher.lastFloat() == FloatKind.DOWN ? 1 : 0);
        add(weight, at(c19, level), lower.lastFloat() == FloatKind.UP ? 0 : 1);
        add(weight, at(c20, level), higher.floatBefore() == FloatKind.DOWN ? 1 : 0);
        add(weight, at(c21, level), lower.floatBefore() == FloatKind.UP ? 0 : 1);
    }

    private static int at(int first, int level) {
        return first < 0 ? -1 : first + level;
    }

    /** What a resident, or the bye, contributes to every pair, so that ideal pairs are tight from the start. */
    private long[] potential() {
        int words = Fields.words(slots);
        long[] result = new long[players.length * words];
        int last = players.length - 1;
        if (scope != Scope.ALL && zones[last] == Zone.BYE) {
            addAt(result, last * words, complete, 1);
        }
        for (int v = movedDown; v < movedDown + residents; v++) {
            Contender contender = field.get(players[v]);
            int rank = v - movedDown;
            addAt(result, v * words, c14, contender.lastFloat() == FloatKind.DOWN ? 1 : 0);
            addAt(result, v * words, c16, contender.floatBefore() == FloatKind.DOWN ? 1 : 0);
            if (rank < sequencePairs) {
                addAt(result, v * words, exchanges, 1);
                addAt(result, v * words, sequence, sequencePairs - 1L - rank);
            }
        }
        return result;
    }

    private void addAt(long[] vector, int offset, int index, long amount) {
        if (index >= 0) {
            slots.get(index).add(vector, offset, amount);
        }
    }

    // What the matching says.

    /** Pairs inside the bracket. */
    int pairs() {
        int count = 0;
        for (int v = 0; v < movedDown + residents; v++) {
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
        for (int v = 0; v < players.length; v++) {
            if (matching.mate(v) < 0 && (scope == Scope.ALL || zones[v] == Zone.BYE)) {
                return false;
            }
        }
        return true;
    }

    private boolean isUpper(int v) {
        int mate = matching.mate(v);
        return mate > v && isInside(mate);
    }

    /** The player with the bye, or -1. */
    int byeTaker() {
        int last = players.length - 1;
        int mate = zones[last] == Zone.BYE ? matching.mate(last) : -1;
        return mate < 0 ? -1 : players[mate];
    }

    /** Players in the graph without a partner, ascending. */
    int[] single() {
        int[] result = new int[players.length];
        int count = 0;
        for (int v = 0; v < players.length; v++) {
            if (zones[v] != Zone.BYE && matching.mate(v) < 0) {
                result[count++] = players[v];
            }
        }
        return Arrays.copyOf(result, count);
    }

    /** Whether the bye is in the graph. */
    boolean hasBye() {
        return zones[zones.length - 1] == Zone.BYE;
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
        boolean[] upper = new boolean[players.length];
        for (int v = movedDown; v < movedDown + residents; v++) {
            upper[v] = isUpper(v);
        }
        // From here on the subgroups stand, so that pairs within one of them need not be looked at any more.
        matching.restrict((u, v) -> !isInside(v) || u < movedDown || (upper[u] && !upper[v]));
        matching.start(potential());
        matching.solve();
        List<int[]> result = new ArrayList<>();
        for (int v = movedDown; v < movedDown + residents; v++) {
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
        for (int v = boundary; v < movedDown + residents && left > 1; v++) {
            left -= forceIn(v, v + 1) ? 1 : 0;
        }
    }

    /** Pairs {@code v} with a resident from {@code first} on for good, if an equally good matching does so. */
    private boolean forceIn(int v, int first) {
        int[] partners = upperPartners(v, first);
        Fields.Slot lasting = slots.get(forced);
        if (isUpper(v)) {
            if (matching.isPlain(v)) {
                matching.raise(v, partners, lasting.word(), lasting.unit());
            } else {
                change(v, partners, lasting, 1);
            }
            return true;
        }
        // A trial counts less than what has been settled before.
        change(v, partners, slots.get(trial), 1);
        boolean met = isUpper(v);
        if (met) {
            change(v, partners, lasting, 1);
        }
        change(v, partners, slots.get(trial), -1);
        return met;
    }

    /** Pairs {@code v} with no resident from {@code first} on for good, if an equally good matching does so. */
    private boolean forceOut(int v, int first) {
        int[] partners = upperPartners(v, first);
        if (isUpper(v)) {
            Fields.Slot slot = slots.get(trial);
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
        int[] result = new int[players.length];
        int count = 0;
        for (int p = first; p < movedDown + residents; p++) {
            if (p != v && matching.hasEdge(v, p)) {
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
            if (matching.mayBeOptimal(v, p)) {
                better[count++] = p;
            }
        }
        if (count > 0) {
            Fields.Slot slot = slots.get(trial);
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
        return new int[] {players[v], players[mate]};
    }
}
