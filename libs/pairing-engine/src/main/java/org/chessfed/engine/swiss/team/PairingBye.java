package org.chessfed.engine.swiss.team;

import static java.util.Comparator.comparingInt;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Finds the team that gets the pairing-allocated bye (C.04.6, 3.4). */
final class PairingBye {

    private static final Comparator<Team> ORDER = comparingInt(Team::score)
            .thenComparing(comparingInt(Team::matchesPlayed).reversed())
            .thenComparing(comparingInt(Team::number).reversed());

    private PairingBye() {}

    /** The team, out of an odd number; empty when no team may have the bye and leave the others a legal pairing. */
    static Optional<Team> of(List<Team> teams) {
        return teams.stream()
                .filter(team -> !team.byeBarred())
                .sorted(ORDER)
                .filter(team -> leavesLegalPairing(teams, team))
                .findFirst();
    }

    private static boolean leavesLegalPairing(List<Team> teams, Team bye) {
        List<Team> others = new ArrayList<>(teams);
        others.remove(bye);
        return CheapestMatching.of(PairCosts.table(others, (a, b) -> new long[] {0}), 1)
                .isPresent();
    }
}
