package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.chessfed.engine.matching.PerfectMatching;
import org.chessfed.engine.swiss.dutch.BracketVertices.Scope;

/**
 * Pairs one bracket (C.04.3, article 3).
 *
 * <p>First the bracket is paired alone, as if those below could always be paired in the best way. Nearly always they
 * can, and then nothing better exists. Otherwise the following scoregroup enters the graph, and if that does not settle it
 * either, everybody not yet paired.
 */
final class BracketSolver {

    private final Field field;

    BracketSolver(Field field) {
        this.field = field;
    }

    /**
     * A bracket paired in a graph.
     *
     * @param paired the bracket
     * @param single players of the graph whom its matching leaves without a partner
     * @param hasBye whether the bye is in the graph
     */
    private record Attempt(PairedBracket paired, int[] single, boolean hasBye) {}

    /** The pairing of the bracket; empty when no complete pairing exists. */
    Optional<PairedBracket> solve(Bracket bracket) {
        Optional<PairedBracket> found =
                solve(bracket, Scope.BRACKET).map(Attempt::paired).filter(this::leavesTheBest);
        if (found.isEmpty() && bracket.rest().length > 0) {
            found = solve(bracket, Scope.NEXT).filter(this::canBeCompleted).map(Attempt::paired);
        }
        return found.isPresent() ? found : solve(bracket, Scope.ALL).map(Attempt::paired);
    }

    /** Whether those whom the bracket and the following one leave can be paired with everybody below (C4). */
    private boolean canBeCompleted(Attempt attempt) {
        Bracket bracket = attempt.paired().bracket();
        return canBePaired(
                concat(attempt.single(), bracket.rest()),
                bracket.byePending() && !attempt.hasBye(),
                bracket.byeScore());
    }

    private Optional<Attempt> solve(Bracket bracket, Scope scope) {
        List<int[]> pairs = new ArrayList<>();
        Bracket remainder = bracket;
        boolean byeCounts = bracket.holdsBye() && bracket.size() % 2 == 1;
        int sequencePairs = bracket.residents().length / 2;
        int byeTaker = -1;
        int[] single = bracket.movedDown();
        boolean hasBye = false;
        if (bracket.movedDown().length > 0) {
            BracketGraph graph = new BracketGraph(field, bracket, scope, byeCounts, -1);
            if (!graph.byeCountedRightly()) {
                byeCounts = !byeCounts;
                graph = new BracketGraph(field, bracket, scope, byeCounts, -1);
            }
            if (!graph.isComplete()) {
                return Optional.empty();
            }
            int total = graph.pairs();
            pairs.addAll(graph.pairMovedDown());
            byeTaker = graph.byeTaker();
            single = graph.single();
            hasBye = graph.hasBye();
            sequencePairs = total - pairs.size();
            remainder = without(bracket, pairs);
        }
        if (remainder.residents().length > 0) {
            BracketGraph graph = new BracketGraph(field, remainder, scope, byeCounts, sequencePairs);
            boolean right = bracket.movedDown().length > 0 || graph.byeCountedRightly();
            if (!right || graph.pairs() != sequencePairs) {
                byeCounts = right == byeCounts;
                sequencePairs = graph.pairs();
                graph = new BracketGraph(field, remainder, scope, byeCounts, sequencePairs);
            }
            if (!graph.isComplete()) {
                return Optional.empty();
            }
            pairs.addAll(graph.pairResidents());
            byeTaker = graph.byeTaker();
            single = graph.single();
            hasBye = graph.hasBye();
        }
        PairedBracket paired = new PairedBracket(bracket, List.copyOf(pairs), unpaired(bracket, pairs), byeTaker);
        return Optional.of(new Attempt(paired, single, hasBye));
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
