package org.chessfed.engine.swiss.team;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Chooses the upfloaters that make the top-scoregroup a bracket (C.04.6, 3.5).
 *
 * <p>A set of upfloaters that leaves everybody a legal pairing is the same as a perfect matching of all unpaired teams:
 * its pairs between the top-scoregroup and lower teams name the set. So [C4] to [C7] become costs of such pairs, one
 * criterion a unit that outweighs all lower ones, and the first set of 3.5.4 is found by asking, team after team,
 * whether a matching of the same cost has that team among the upfloaters. Two upfloaters never meet each other: without
 * both there would be fewer.
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
        long[] unit = units(needed, deepest);
        long[][] costs = table(deepest, (upper, lower) -> cost(upper, lower, unit));
        return Optional.of(firstSet(costs, needed));
    }

    private boolean crosses(int upper, int lower) {
        return tier[upper] == 0 && tier[lower] > 0;
    }

    /** Number of upfloaters of the best matching when none comes from below a scoregroup; empty without a matching. */
    private OptionalLong fewest(int deepest) {
        return CheapestMatching.of(table(deepest, (upper, lower) -> crosses(upper, lower) ? 1 : 0))
                .map(matching -> OptionalLong.of(matching.cost()))
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
     * Weight of one upfloater out of each scoregroup, [C4] and [C5] together; index 0 holds that of [C6], and [C7]
     * weighs 1. Each weight exceeds everything that the lesser ones can add up to.
     */
    private long[] units(int needed, int deepest) {
        long[] unit = new long[deepest + 1];
        unit[0] = needed + 1L;
        long next = Math.multiplyExact(unit[0], tierSizes.get(1) + 1L);
        for (int t = 1; t <= deepest; t++) {
            unit[t] = next;
            next = Math.multiplyExact(next, Math.min(needed, tierSizes.get(t)) + 1L);
        }
        for (int t = 1; t <= deepest; t++) {
            unit[t] = Math.addExact(unit[t], next);
        }
        return unit;
    }

    private long cost(int upper, int lower, long[] unit) {
        if (crosses(upper, lower)) {
            boolean floatedBefore = lookAtFloats && teams.get(lower).floated();
            return unit[tier[lower]] + (floatedBefore ? 1 : 0);
        }
        return tier[upper] == 1 && tier[lower] > 1 ? unit[0] : 0;
    }

    private List<Team> firstSet(long[][] costs, int needed) {
        CheapestMatching current = CheapestMatching.of(costs).orElseThrow();
        long least = current.cost();
        List<Team> chosen = new ArrayList<>();
        for (int i = tierSizes.get(0); chosen.size() < needed; i++) {
            if (tier[current.partner(i)] != 0) {
                long[][] narrowed = keepPartners(costs, i, true);
                Optional<CheapestMatching> other = CheapestMatching.of(narrowed);
                if (other.isEmpty() || other.orElseThrow().cost() != least) {
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
    private long[][] keepPartners(long[][] costs, int team, boolean topScoregroup) {
        long[][] narrowed = new long[costs.length][];
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
        long of(int upper, int lower);
    }

    /** Costs of all pairs, where the top-scoregroup meets nobody below the given scoregroup. */
    private long[][] table(int deepest, IndexedCosts costs) {
        int n = teams.size();
        long[][] table = new long[n][n];
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
