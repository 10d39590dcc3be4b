package org.chessfed.engine.swiss.team;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * Pairs one bracket: the pairing with the first identifier among those that are best on [C8], [C9] and [C10] (C.04.6,
 * 3.6).
 *
 * <p>The identifier begins with the top members of all pairs, so it is settled first, team by team, who can be a top
 * member of a best pairing; then each top member gets the smallest partner that a best pairing gives it.
 */
final class BracketPairing {

    /** Two teams of a bracket; {@code top} has the smaller pairing number (3.6.1). */
    record Pair(Team top, Team bottom) {}

    /** Words of a cost: [C8], [C9] and [C10]. */
    private static final int CRITERIA = 3;

    private final List<Team> teams;
    private final int residentScore;
    private final ColourPreferences preferences;
    private final boolean lookAtFloats;

    private BracketPairing(List<Team> bracket, ColourPreferences preferences, boolean lookAtFloats) {
        teams = new ArrayList<>(bracket);
        teams.sort(comparingInt(Team::number));
        residentScore = bracket.stream().mapToInt(Team::score).max().orElse(0);
        this.preferences = preferences;
        this.lookAtFloats = lookAtFloats;
    }

    /**
     * The pairs of a bracket that has a legal pairing.
     *
     * @param bracket residents and upfloaters, an even number
     * @param preferences type of the colour preferences
     * @param lookAtFloats whether [C10] holds, that is, outside the last two rounds
     * @return in the order of the top members
     */
    static List<Pair> of(List<Team> bracket, ColourPreferences preferences, boolean lookAtFloats) {
        return new BracketPairing(bracket, preferences, lookAtFloats).pair();
    }

    private List<Pair> pair() {
        List<Integer> open = IntStream.range(0, teams.size()).boxed().toList();
        long[][][] costs = PairCosts.table(teams, this::cost);
        settleTopMembers(costs, open);
        return pairs(costs, open);
    }

    /** Decides in ascending order who is a top member, and leaves only such pairings in the costs. */
    private void settleTopMembers(long[][][] costs, List<Integer> all) {
        Best current = best(costs, all).orElseThrow();
        for (int team : all) {
            if (current.partner()[team] < team) {
                long[][][] asTop = copy(costs);
                forbid(asTop, team, 0, team);
                Optional<Best> other = best(asTop, all);
                if (other.isEmpty() || !Arrays.equals(other.orElseThrow().cost(), current.cost())) {
                    forbid(costs, team, team + 1, costs.length);
                    continue;
                }
                current = other.orElseThrow();
            }
            forbid(costs, team, 0, team);
        }
    }

    private List<Pair> pairs(long[][][] costs, List<Integer> all) {
        List<Pair> pairs = new ArrayList<>();
        List<Integer> open = all;
        Best current = best(costs, open).orElseThrow();
        while (!open.isEmpty()) {
            int top = open.get(0);
            for (int bottom : open) {
                if (costs[top][bottom] == CheapestMatching.FORBIDDEN) {
                    continue;
                }
                List<Integer> rest = new ArrayList<>(open);
                rest.removeAll(List.of(top, bottom));
                long[] least = difference(current.cost(), costs[top][bottom]);
                Optional<Best> next = current.partner()[top] == bottom
                        ? Optional.of(new Best(current.partner(), least))
                        : best(costs, rest).filter(best -> Arrays.equals(best.cost(), least));
                if (next.isPresent()) {
                    pairs.add(new Pair(teams.get(top), teams.get(bottom)));
                    open = rest;
                    current = next.orElseThrow();
                    break;
                }
            }
        }
        return pairs;
    }

    private static long[] difference(long[] sum, long[] part) {
        long[] rest = new long[CRITERIA];
        Arrays.setAll(rest, k -> sum[k] - part[k]);
        return rest;
    }

    /** Which of [C8], [C9] and [C10] a pair breaks. */
    private long[] cost(Team one, Team other) {
        long[] cost = new long[CRITERIA];
        if (one.preference().isPresent()
                && other.preference().isPresent()
                && one.preference().orElseThrow().colour()
                        == other.preference().orElseThrow().colour()) {
            cost[0] = 1;
            boolean bothStrong = one.preference().orElseThrow().strong()
                    && other.preference().orElseThrow().strong();
            cost[1] = preferences == ColourPreferences.TYPE_B && bothStrong ? 1 : 0;
        }
        if (lookAtFloats && one.score() != other.score()) {
            Team resident = one.score() == residentScore ? one : other;
            cost[2] = resident.floated() ? 1 : 0;
        }
        return cost;
    }

    /**
     * A best pairing of some teams.
     *
     * @param partner partner of each team, by index in the bracket; settled pairs keep theirs
     * @param cost sum of the costs, by criterion
     */
    @SuppressWarnings("ArrayRecordComponent")
    private record Best(int[] partner, long[] cost) {}

    /**
     * A best pairing of the open teams. Among equals it prefers pairs half a bracket apart: that is what the first
     * identifier mostly looks like, so that few questions remain.
     */
    private Optional<Best> best(long[][][] costs, List<Integer> open) {
        int size = open.size();
        int half = teams.size() / 2;
        long[][][] table = new long[size][size][];
        for (int i = 0; i < size; i++) {
            for (int j = 0; j < size; j++) {
                long[] cost = costs[open.get(i)][open.get(j)];
                table[i][j] = cost;
                if (cost != CheapestMatching.FORBIDDEN) {
                    table[i][j] = Arrays.copyOf(cost, CRITERIA + 1);
                    table[i][j][CRITERIA] = Math.abs(Math.abs(open.get(i) - open.get(j)) - half);
                }
            }
        }
        return CheapestMatching.of(table, CRITERIA + 1).map(matching -> {
            int[] partner = new int[teams.size()];
            for (int i = 0; i < size; i++) {
                partner[open.get(i)] = open.get(matching.partner(i));
            }
            return new Best(partner, Arrays.copyOf(matching.cost(), CRITERIA));
        });
    }

    private static void forbid(long[][][] costs, int team, int from, int to) {
        for (int other = from; other < to; other++) {
            costs[team][other] = CheapestMatching.FORBIDDEN;
            costs[other][team] = CheapestMatching.FORBIDDEN;
        }
    }

    private static long[][][] copy(long[][][] costs) {
        long[][][] copy = new long[costs.length][][];
        for (int i = 0; i < costs.length; i++) {
            copy[i] = costs[i].clone();
        }
        return copy;
    }
}
