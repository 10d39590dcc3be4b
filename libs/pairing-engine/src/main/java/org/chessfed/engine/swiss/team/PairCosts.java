package org.chessfed.engine.swiss.team;

import java.util.List;

/** Prices a pair of teams; the order of the two is that of the list from which a table is made. */
@FunctionalInterface
interface PairCosts {

    /** Cost of a pair that [C1] allows, for {@link CheapestMatching}. */
    long[] of(Team first, Team second);

    /** The cost table of teams; teams that may not meet are forbidden whatever the costs say. */
    static long[][][] table(List<Team> teams, PairCosts costs) {
        int n = teams.size();
        long[][][] table = new long[n][n][];
        for (int i = 0; i < n; i++) {
            table[i][i] = CheapestMatching.FORBIDDEN;
            for (int j = i + 1; j < n; j++) {
                Team first = teams.get(i);
                Team second = teams.get(j);
                long[] cost = first.mayMeet(second) ? costs.of(first, second) : CheapestMatching.FORBIDDEN;
                table[i][j] = cost;
                table[j][i] = cost;
            }
        }
        return table;
    }
}
