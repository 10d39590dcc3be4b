package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chessfed.engine.matching.PerfectMatching;

/**
 * Pairs one bracket (C.04.3, article 3).
 *
 * <p>First the bracket is paired alone, as if those below could always be paired in the best way. Nearly always they
 * can, and then nothing better exists. Otherwise everybody not yet paired enters the graph.
 */
final class BracketSolver {

    private final Field field;

    BracketSolver(Field field) {
        this.field = field;
    }

    /** The pairing of the bracket; empty when no complete pairing exists. */
    Optional<PairedBracket> solve(Bracket bracket) {
        Optional<PairedBracket> alone = solve(bracket, false).filter(this::leavesTheBest);
        return alone.isPresent() ? alone : solve(bracket, true);
    }

    private Optional<PairedBracket> solve(Bracket bracket, boolean whole) {
        List<int[]> pairs = new ArrayList<>();
        Bracket remainder = bracket;
        boolean byeCounts = bracket.holdsBye() && bracket.size() % 2 == 1;
        int sequencePairs = bracket.residents().length / 2;
        int byeTaker = -1;
        if (bracket.movedDown().length > 0) {
            BracketGraph graph = new BracketGraph(field, bracket, whole, byeCounts, -1);
            if (!graph.byeCountedRightly()) {
                byeCounts = !byeCounts;
                graph = new BracketGraph(field, bracket, whole, byeCounts, -1);
            }
            if (!graph.isComplete()) {
                return Optional.empty();
            }
            int total = graph.pairs();
            pairs.addAll(graph.pairMovedDown());
            byeTaker = graph.byeTaker();
            sequencePairs = total - pairs.size();
            remainder = without(bracket, pairs);
        }
        if (remainder.residents().length > 0) {
            BracketGraph graph = new BracketGraph(field, remainder, whole, byeCounts, sequencePairs);
            boolean right = bracket.movedDown().length > 0 || graph.byeCountedRightly();
            if (!right || graph.pairs() != sequencePairs) {
                byeCounts = right == byeCounts;
                sequencePairs = graph.pairs();
                graph = new BracketGraph(field, remainder, whole, byeCounts, sequencePairs);
            }
            if (!graph.isComplete()) {
                return Optional.empty();
            }
            pairs.addAll(graph.pairResidents());
            byeTaker = graph.byeTaker();
        }
        return Optional.of(new PairedBracket(bracket, List.copyOf(pairs), unpaired(bracket, pairs), byeTaker));
    }

    private Bracket without(Bracket bracket, List<int[]> pairs) {
        boolean[] paired = new boolean[field.size()];
        for (int[] pair : pairs) {
            paired[pair[0]] = true;
            paired[pair[1]] = true;
        }
        return new Bracket(
                bracket.score(),
                keep(bracket.movedDown(), paired),
                keep(bracket.residents(), paired),
                bracket.next(),
                bracket.rest(),
                bracket.byePending(),
                bracket.byeScore());
    }

    private static int[] keep(int[] players, boolean[] paired) {
        return Arrays.stream(players).filter(i -> !paired[i]).toArray();
    }

    private int[] unpaired(Bracket bracket, List<int[]> pairs) {
        Bracket left = without(bracket, pairs);
        int[] result = Arrays.copyOf(left.movedDown(), left.movedDown().length + left.residents().length);
        System.arraycopy(left.residents(), 0, result, left.movedDown().length, left.residents().length);
        return result;
    }

    /**
     * Whether a pairing found without regard to the players below is the best with regard to them: whoever is left can
     * be paired completely (C4), and the following bracket does as well as any set of downfloaters could make it (C8).
     * A {@code false} only means that this is not certain.
     */
    private boolean leavesTheBest(PairedBracket paired) {
        if (!field.rules().holds(Criterion.C4)) {
            return true;
        }
        Bracket bracket = paired.bracket();
        int[] down = Arrays.stream(paired.downfloaters())
                .filter(i -> i != paired.byeTaker())
                .toArray();
        boolean byeBelow = bracket.byePending() && !bracket.holdsBye();
        int[] next = bracket.next();
        if (down.length == 0) {
            return canBePaired(concat(next, bracket.rest()), byeBelow, bracket.byeScore());
        }
        if (next.length < down.length) {
            return false;
        }
        boolean byeFromNext = byeBelow && field.score(next[0]) == bracket.byeScore();
        int[] near = concat(down, byeFromNext ? byeCandidatesLast(next) : next);
        PerfectMatching matching = new PerfectMatching(
                near.length, (u, v) -> (u >= down.length || v >= down.length) && field.compatible(near[u], near[v]));
        int single = matching.complete();
        int unavoidable = byeFromNext ? 1 + (near.length - 1) % 2 : near.length % 2;
        if (single != unavoidable) {
            return false;
        }
        int[] left = new int[single];
        int count = 0;
        for (int v = 0; v < near.length; v++) {
            if (matching.mate(v) < 0) {
                if (v < down.length) {
                    return false;
                }
                left[count++] = near[v];
            }
        }
        return canBePaired(concat(left, bracket.rest()), byeBelow, bracket.byeScore());
    }

    private int[] byeCandidatesLast(int[] players) {
        int[] result = new int[players.length];
        int at = 0;
        for (int i : players) {
            if (!field.byeAllowed(i)) {
                result[at++] = i;
            }
        }
        for (int i : players) {
            if (field.byeAllowed(i)) {
                result[at++] = i;
            }
        }
        return result;
    }

    private boolean canBePaired(int[] players, boolean bye, int byeScore) {
        int size = players.length + (bye ? 1 : 0);
        if (size % 2 == 1) {
            return false;
        }
        PerfectMatching matching = new PerfectMatching(
                size,
                (u, v) -> u < players.length && v < players.length
                        ? field.compatible(players[u], players[v])
                        : isByeCandidate(players[Math.min(u, v)], byeScore));
        if (bye) {
            matching.pairGreedily(players.length, 0);
        }
        return matching.complete() == 0;
    }

    private boolean isByeCandidate(int player, int byeScore) {
        return field.score(player) == byeScore && field.byeAllowed(player);
    }

    private static int[] concat(int[] a, int[] b) {
        int[] result = Arrays.copyOf(a, a.length + b.length);
        System.arraycopy(b, 0, result, a.length, b.length);
        return result;
    }
}
