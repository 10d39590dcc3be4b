package org.chessfed.engine.swiss.dutch;

import java.util.List;

/**
 * What a pair contributes to each criterion, as the weight of an edge: a vector with a field for each criterion, the most
 * important first.
 */
final class BracketWeights {

    private final Field field;
    private final Bracket bracket;
    private final BracketVertices vertices;
    private final int sequencePairs;
    private final int movedDown;
    private final int residents;

    private final Fields fields = new Fields();
    private final List<Fields.Slot> slots;
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

    /**
     * Lays out the fields that matter.
     *
     * @param byeCounts whether the bracket leaves one downfloater, who gets the bye, so that C9 applies
     * @param sequencePairs pairs of the residents among themselves, for the order of exchanges (4.3); negative when
     *     moved-down players are still to be paired
     */
    BracketWeights(Field field, Bracket bracket, BracketVertices vertices, boolean byeCounts, int sequencePairs) {
        this.field = field;
        this.bracket = bracket;
        this.vertices = vertices;
        this.sequencePairs = sequencePairs;
        movedDown = vertices.movedDown();
        residents = vertices.residents();
        int count = vertices.inside();
        int size = vertices.size();
        boolean withNext = count < size && vertices.zone(count) == BracketVertices.Zone.NEXT;
        boolean mixed = movedDown > 0 && sequencePairs < 0;
        int pairs = count / 2;
        complete = vertices.everybody() ? append(Criterion.C4, size, true) : vertices.hasBye() ? fields.append(1) : -1;
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
        for (int level = 0; level < vertices.level(movedDown - 1) + 1; level++) {
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
        for (int level = 0; level < vertices.level(vertices.inside() - 1) + 1; level++) {
            int index = fields.append(vertices.inside());
            first = first < 0 ? index : first;
        }
        return first;
    }

    @FunctionalInterface
    private interface Trait {
        boolean of(Contender contender);
    }

    private boolean any(boolean movedDownToo, Trait trait) {
        for (int v = movedDownToo ? 0 : movedDown; v < vertices.inside(); v++) {
            if (trait.of(field.get(vertices.player(v)))) {
                return true;
            }
        }
        return false;
    }

    private boolean anyTopscorer() {
        for (int v = 0; v < vertices.inside(); v++) {
            if (field.isTopscorer(vertices.player(v))) {
                return true;
            }
        }
        return false;
    }

    /** Length of a weight. */
    int words() {
        return Fields.words(slots);
    }

    /** A field for choices that stand, which counts less than all criteria. */
    Fields.Slot lasting() {
        return slots.get(forced);
    }

    /** A field for questions, which counts less than what has been settled before. */
    Fields.Slot trial() {
        return slots.get(trial);
    }

    /** Whether two vertices may be paired. */
    boolean isPossible(int u, int v) {
        if (vertices.isBye(v)) {
            return field.score(vertices.player(u)) == bracket.byeScore() && field.byeAllowed(vertices.player(u));
        }
        return vertices.isInside(v)
                ? isPair(u, v) || isBelow(u, v)
                : field.compatible(vertices.player(u), vertices.player(v));
    }

    /** Whether two players of the bracket, {@code u < v}, may be paired in it. */
    boolean isPair(int u, int v) {
        boolean free = vertices.zone(u) == BracketVertices.Zone.RESIDENT
                || (vertices.zone(v) == BracketVertices.Zone.RESIDENT && sequencePairs < 0);
        return free && field.compatibleInBracket(vertices.player(u), vertices.player(v));
    }

    /**
     * Whether two players of the bracket, {@code u < v}, may complete the round together below it but not in it. Where they
     * may meet in it, that is better.
     */
    private boolean isBelow(int u, int v) {
        int i = vertices.player(u);
        int j = vertices.player(v);
        return vertices.everybody()
                && (vertices.zone(v) == BracketVertices.Zone.MOVED_DOWN || !field.compatibleInBracket(i, j))
                && field.compatible(i, j);
    }

    private void add(long[] weight, int index, long amount) {
        if (index >= 0) {
            slots.get(index).add(weight, 0, amount);
        }
    }

    /** Adds what a pair contributes to a weight of zeros. */
    void weigh(int u, int v, long[] weight) {
        add(weight, complete, vertices.everybody() || vertices.isBye(v) ? 1 : 0);
        if (vertices.isBye(v)) {
            if (vertices.isInside(u)) {
                add(weight, c9, field.round() - field.get(vertices.player(u)).unplayed());
            }
        } else if (vertices.zone(v) == BracketVertices.Zone.NEXT) {
            add(weight, c8Pairs, 1);
            if (vertices.isInside(u) && c8Scores >= 0) {
                add(weight, c8Scores + vertices.level(u), 1);
            }
        } else if (vertices.isInside(v) && isPair(u, v)) {
            weighInside(u, v, weight);
        }
    }

    private void weighInside(int u, int v, long[] weight) {
        int i = vertices.player(u);
        int j = vertices.player(v);
        Contender higher = field.get(i);
        Contender lower = field.get(j);
        add(weight, c6, 1);
        add(weight, c10, c10 < 0 ? 0 : 2 - field.beyondTwo(i, j));
        add(weight, c11, c11 < 0 ? 0 : 2 - field.threeRunning(i, j));
        add(weight, c12, 1 - field.unfulfilled(i, j));
        add(weight, c13, 1 - field.unfulfilledStrong(i, j));
        add(weight, c14, lower.lastFloat() == FloatKind.DOWN ? 1 : 0);
        add(weight, c16, lower.floatBefore() == FloatKind.DOWN ? 1 : 0);
        if (vertices.zone(u) == BracketVertices.Zone.RESIDENT) {
            add(weight, c14, higher.lastFloat() == FloatKind.DOWN ? 1 : 0);
            add(weight, c16, higher.floatBefore() == FloatKind.DOWN ? 1 : 0);
            int rank = u - movedDown;
            add(weight, exchanges, rank < sequencePairs ? 1 : 0);
            add(weight, sequence, sequencePairs - 1L - rank);
            return;
        }
        int level = vertices.level(u);
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
    long[] potential() {
        int words = Fields.words(slots);
        long[] result = new long[vertices.size() * words];
        int last = vertices.size() - 1;
        if (!vertices.everybody() && vertices.isBye(last)) {
            addAt(result, last * words, complete, 1);
        }
        for (int v = movedDown; v < vertices.inside(); v++) {
            Contender contender = field.get(vertices.player(v));
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
}
