package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.matching.PerfectMatching;

/**
 * Pairs a bracket of a round that is paired under a demand. The pairing is judged by the criteria as they are: what C8
 * expects of the following bracket does not know of the demand. Only who meets whom in the bracket does, and those whom it
 * leaves must be able to meet it (C4).
 *
 * <p>What C8 expects and what the demand needs are two different completions of one pairing, which no single matching
 * holds. So the bracket is first paired as if those below were free. Where they cannot meet the demand then, the theorem of
 * Gallai and Edmonds tells a set of players of whom one must go the other way, down or not down; each such change is tried,
 * the best pairing first, until one leaves what the demand needs. Nearly always few steps do; a limit keeps the worst case
 * from taking for ever.
 */
final class DemandedBracket {

    /** Changes that are tried in one bracket before the search is given up. */
    static final int STEPS = 500;

    private final TournamentState state;
    private final Demand demand;
    private final Field plain;
    private final Field demanded;
    private final int steps;

    /**
     * Brackets of a round.
     *
     * @param plain the field without the demand
     * @param demanded the field with it
     * @param steps changes that are tried in one bracket before the search is given up
     */
    DemandedBracket(TournamentState state, Demand demand, Field plain, Field demanded, int steps) {
        this.state = state;
        this.demand = demand;
        this.plain = plain;
        this.demanded = demanded;
        this.steps = steps;
    }

    /**
     * A pairing of a bracket.
     *
     * @param paired the best one; empty when the demand leaves no complete pairing, or the search was given up
     * @param settled false when the search was given up
     */
    record Answer(Optional<PairedBracket> paired, boolean settled) {}

    /** The best of all pairings with some players bound to go down, or not to. */
    private record Choice(
            PairedBracket paired, List<List<Integer>> quality, Set<Integer> staying, Set<Integer> floating) {}

    private static final Comparator<Choice> BEST_FIRST = Comparator.comparing(Choice::quality, DemandedBracket::compare)
            .thenComparing(Choice::paired, new Sequence());

    /**
     * The best pairing of a bracket.
     *
     * @param free the best pairing of the bracket without the demand, where it is known
     */
    Answer solve(Bracket bracket, Optional<PairedBracket> free) {
        Optional<PairedBracket> first = free.filter(this::meetsTheDemand).or(() -> paired(bracket, Set.of(), Set.of()));
        if (first.isEmpty()) {
            return new Answer(Optional.empty(), true);
        }
        List<Integer> toChange = wrongWay(first.get());
        if (toChange.isEmpty()) {
            return new Answer(first, true);
        }
        PriorityQueue<Choice> open = new PriorityQueue<>(BEST_FIRST);
        branch(new Choice(first.get(), quality(first.get()), Set.of(), Set.of()), toChange, open);
        for (int step = 0; !open.isEmpty(); step++) {
            if (step == steps) {
                return new Answer(Optional.empty(), false);
            }
            Choice best = open.remove();
            toChange = wrongWay(best.paired());
            if (toChange.isEmpty()) {
                return new Answer(Optional.of(best.paired()), true);
            }
            branch(best, toChange, open);
        }
        return new Answer(Optional.empty(), true);
    }

    private boolean meetsTheDemand(PairedBracket paired) {
        return paired.pairs().stream().allMatch(pair -> demanded.compatible(pair[0], pair[1]));
    }

    /** The best pairing with some players bound to stay and some to go down, who then are free. */
    private Optional<PairedBracket> paired(Bracket bracket, Set<Integer> staying, Set<Integer> floating) {
        Rules rules = Rules.demanding(
                new Demand.Unpaired(new Demand.None(), numbers(staying)),
                new Demand.Unpaired(demand, numbers(floating)));
        return new BracketSolver(Field.of(state, rules)).solve(bracket);
    }

    /** Adds the best pairings in which the first of some players changes, the second and not the first, and so on. */
    private void branch(Choice choice, List<Integer> players, Collection<Choice> open) {
        Set<Integer> down = new HashSet<>();
        for (int i : choice.paired().downfloaters()) {
            down.add(i);
        }
        Set<Integer> staying = new HashSet<>(choice.staying());
        Set<Integer> floating = new HashSet<>(choice.floating());
        Bracket bracket = choice.paired().bracket();
        for (int player : players) {
            boolean isDown = down.contains(player);
            if (staying.contains(player) || floating.contains(player)) {
                continue;
            }
            Set<Integer> stay = isDown ? with(staying, player) : Set.copyOf(staying);
            Set<Integer> go = isDown ? Set.copyOf(floating) : with(floating, player);
            paired(bracket, stay, go).ifPresent(paired -> open.add(new Choice(paired, quality(paired), stay, go)));
            (isDown ? floating : staying).add(player);
        }
    }

    private Set<Integer> numbers(Set<Integer> players) {
        Set<Integer> numbers = new HashSet<>();
        players.forEach(player -> numbers.add(plain.get(player).number()));
        return Set.copyOf(numbers);
    }

    private static Set<Integer> with(Set<Integer> players, int player) {
        Set<Integer> more = new HashSet<>(players);
        more.add(player);
        return Set.copyOf(more);
    }

    /**
     * Players of the bracket of whom at least one must go the other way, so that those left can meet the demand; empty when
     * they can. Where a largest matching of those left is not complete, that stays so unless one of the vertices that such a
     * matching may miss goes, or a neighbour of these comes.
     */
    private List<Integer> wrongWay(PairedBracket paired) {
        Bracket bracket = paired.bracket();
        int[] left = Stream.of(paired.downfloaters(), bracket.next(), bracket.rest())
                .flatMapToInt(IntStream::of)
                .toArray();
        int bye = bracket.byePending() ? 1 : 0;
        PerfectMatching matching =
                new PerfectMatching(left.length + bye, (u, v) -> mayMeet(left, u, v, bracket.byeScore()));
        if (matching.complete() == 0) {
            return List.of();
        }
        boolean[] missable = matching.missable();
        List<Integer> result = new ArrayList<>();
        for (int v = 0; v < paired.downfloaters().length; v++) {
            if (missable[v]) {
                result.add(left[v]);
            }
        }
        for (int[] pair : paired.pairs()) {
            for (int player : pair) {
                boolean wanted = false;
                for (int v = 0; v < missable.length && !wanted; v++) {
                    wanted = missable[v]
                            && (v < left.length
                                    ? demanded.compatible(player, left[v])
                                    : mayHaveBye(player, bracket.byeScore()));
                }
                if (wanted) {
                    result.add(player);
                }
            }
        }
        return result;
    }

    private boolean mayMeet(int[] players, int u, int v, int byeScore) {
        return u < players.length && v < players.length
                ? demanded.compatible(players[u], players[v])
                : mayHaveBye(players[Math.min(u, v)], byeScore);
    }

    private boolean mayHaveBye(int player, int byeScore) {
        return demanded.score(player) == byeScore && demanded.byeAllowed(player);
    }

    private List<List<Integer>> quality(PairedBracket paired) {
        return List.copyOf(BracketValues.asTheyAre(plain, paired).values());
    }

    private static int compare(List<List<Integer>> one, List<List<Integer>> other) {
        for (int criterion = 0; criterion < one.size(); criterion++) {
            int compared = Arrays.compare(
                    one.get(criterion).toArray(Integer[]::new),
                    other.get(criterion).toArray(Integer[]::new));
            if (compared != 0) {
                return compared;
            }
        }
        return 0;
    }
}
