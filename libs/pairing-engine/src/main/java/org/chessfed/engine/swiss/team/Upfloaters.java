package org.chessfed.engine.swiss.team;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Chooses the upfloaters that make the top-scoregroup a bracket (C.04.6, 3.5).
 *
 * <p>A set of upfloaters that leaves everybody a legal pairing is the same as a perfect matching of all unpaired teams:
 * its pairs between the top-scoregroup and lower teams name the set. So [C4] to [C7] become costs of such pairs, and the
 * first set of 3.5.4 is found by asking, team after team, whether a matching of the same cost has that team among the
 * upfloaters. Two upfloaters never meet each other: without both there would be fewer.
 *
 * <p>[C6] is read as article 2.3 says of all criteria, "as much as possible": the fewer upfloaters the following
 * scoregroup will need, the better, also where its parity cannot be reached.
 */
final class Upfloaters {

    private final List<Team> teams;
    private final boolean lookAtFloats;
    /** Scoregroup of each team, 0 for the top-scoregroup. */
    private final int[] tier;

    private final List<Integer> tierSizes = new ArrayList<>();

    private Upfloaters(List<Team> teams, boolean lookAtFloats) {
        this.teams = teams;
        this.lookAtFloats = lookAtFloats;
        tier = new int[teams.size()];
        for (int i = 0; i < tier.length; i++) {
            if (i == 0 || teams.get(i).score() != teams.get(i - 1).score()) {
                tierSizes.add(0);
            }
            tier[i] = tierSizes.size() - 1;
            tierSizes.set(tier[i], tierSizes.get(tier[i]) + 1);
        }
    }

    /**
     * The upfloaters for the scoregroup of the first team.
     *
     * @param unpaired all teams still to be paired, an even number of at least two, in the order of {@link
     *     Teams#RANKING}
     * @param lookAtFloats whether [C7] holds, that is, outside the last two rounds
     * @return in ranking order; empty when the teams have no legal pairing
     */
    static Optional<List<Team>> of(List<Team> unpaired, boolean lookAtFloats) {
        return new Upfloaters(unpaired, lookAtFloats).choose();
    }

    private Optional<List<Team>> choose() {
        OptionalLong fewest = fewest(tierSizes.size());
        if (fewest.isEmpty()) {
            return Optional.empty();
        }
        int needed = (int) fewest.getAsLong();
        if (needed == 0) {
            return Optional.of(List.of());
        }
        int deepest = deepestTier(needed);
        long[][][] costs = table(deepest, (upper, lower) -> cost(upper, lower, deepest));
        return Optional.of(firstSet(costs, deepest + 3, needed));
    }

    private boolean crosses(int upper, int lower) {
        return tier[upper] == 0 && tier[lower] > 0;
    }

    /** Number of upfloaters of the best matching when none comes from below a scoregroup; empty without a matching. */
    private OptionalLong fewest(int deepest) {
        return CheapestMatching.of(table(deepest, (upper, lower) -> new long[] {crosses(upper, lower) ? 1 : 0}), 1)
                .map(matching -> OptionalLong.of(matching.cost()[0]))
                .orElse(OptionalLong.empty());
    }

    /** Lowest scoregroup from which upfloaters must come: the start of [C5], for all lower ones then give none. */
    private int deepestTier(int needed) {
        int deepest = 1;
        while (!fewest(deepest).equals(OptionalLong.of(needed))) {
            deepest++;
        }
        return deepest;
    }

    /**
     * What a pair costs: an upfloater ([C4]); one from each scoregroup, the lowest first ([C5]); a pair of the following
     * scoregroup with a lower team, which is an upfloater there ([C6]); an upfloater who floated before ([C7]).
     */
    private long[] cost(int upper, int lower, int deepest) {
        long[] cost = new long[deepest + 3];
        if (crosses(upper, lower)) {
            cost[0] = 1;
            cost[1 + deepest - tier[lower]] = 1;
            cost[deepest + 2] = lookAtFloats && teams.get(lower).floated() ? 1 : 0;
        } else if (tier[upper] == 1 && tier[lower] > 1) {
            cost[deepest + 1] = 1;
        }
        return cost;
    }

    private List<Team> firstSet(long[][][] table, int words, int needed) {
        long[][][] costs = table;
        CheapestMatching current = CheapestMatching.of(costs, words).orElseThrow();
        long[] least = current.cost();
        List<Team> chosen = new ArrayList<>();
        for (int i = tierSizes.get(0); chosen.size() < needed; i++) {
            if (tier[current.partner(i)] != 0) {
                long[][][] narrowed = keepPartners(costs, i, true);
                Optional<CheapestMatching> other = CheapestMatching.of(narrowed, words);
                if (other.isEmpty() || !Arrays.equals(other.orElseThrow().cost(), least)) {
                    costs = keepPartners(costs, i, false);
                    continue;
                }
                current = other.orElseThrow();
            }
            costs = keepPartners(costs, i, true);
            chosen.add(teams.get(i));
        }
        return chosen;
    }

    /** The costs with which a team meets only the top-scoregroup, or only others. */
    private long[][][] keepPartners(long[][][] costs, int team, boolean topScoregroup) {
        long[][][] narrowed = new long[costs.length][][];
        for (int i = 0; i < costs.length; i++) {
            narrowed[i] = costs[i].clone();
        }
        for (int i = 0; i < costs.length; i++) {
            if ((tier[i] == 0) != topScoregroup) {
                narrowed[i][team] = CheapestMatching.FORBIDDEN;
                narrowed[team][i] = CheapestMatching.FORBIDDEN;
            }
        }
        return narrowed;
    }

    private interface IndexedCosts {
        long[] of(int upper, int lower);
    }

    /** Costs of all pairs, where the top-scoregroup meets nobody below the given scoregroup. */
    private long[][][] table(int deepest, IndexedCosts costs) {
        int n = teams.size();
        long[][][] table = new long[n][n][];
        for (int i = 0; i < n; i++) {
            table[i][i] = CheapestMatching.FORBIDDEN;
            for (int j = i + 1; j < n; j++) {
                boolean allowed = teams.get(i).mayMeet(teams.get(j)) && (tier[i] > 0 || tier[j] <= deepest);
                table[i][j] = allowed ? costs.of(i, j) : CheapestMatching.FORBIDDEN;
                table[j][i] = table[i][j];
            }
        }
        return table;
    }
}
