package org.chessfed.engine.swiss.completable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.Remark;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.swiss.team.TeamSwiss;
import org.chessfed.engine.swiss.team.TeamSwissRules;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Setting COMPLETABLE (OPEN-Z33): a field that must meet completely can be paired to the end. */
class CompletableSwissTest {

    private static final int TOURNAMENTS = Integer.getInteger("chessfed.completable.tournaments", 60);

    static Stream<Named<List<PairingSystem>>> systems() {
        TeamSwiss teams = new TeamSwiss(TeamSwissRules.STANDARD);
        return Stream.of(
                Named.of("Dutch", List.of(new Dutch(), Dutch.withoutColourBar())),
                Named.of("team Swiss", List.of(teams, teams)));
    }

    static Stream<Arguments> systemsAndFields() {
        return systems().flatMap(system -> Stream.of(6, 8, 10, 12).map(players -> Arguments.of(system, players)));
    }

    @ParameterizedTest(name = "{0}, {1} players")
    @MethodSource("systemsAndFields")
    @DisplayName("AC-031, AC-145: n+1 players meet everybody in n rounds, whatever the results")
    void everyRoundIsPaired(List<PairingSystem> systems, int players) {
        long seed = Long.getLong("chessfed.seed", System.nanoTime());
        System.out.println("completable Swiss of " + players + " players with seed " + seed);
        Random random = new Random(seed);
        PairingSystem system = new CompletableSwiss(systems.get(0), systems.get(1));
        for (int tournament = 0; tournament < TOURNAMENTS; tournament++) {
            Set<Set<Integer>> games = new HashSet<>();
            int played = new PlayedTournament(players, players - 1, random)
                    .play(
                            system,
                            (state, answer) -> ((Pairing) answer)
                                    .boards()
                                    .forEach(board -> games.add(Set.of(board.white(), board.black()))));
            assertThat(played).as("seed %d, tournament %d", seed, tournament).isEqualTo(players - 1);
            assertThat(games).hasSize(players * (players - 1) / 2);
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    @DisplayName("OPEN-Z33: departs from the exact pairing only where that dead-ends, and says so each time")
    void departsOnlyFromDeadEnds(List<PairingSystem> systems) {
        long seed = Long.getLong("chessfed.seed", System.nanoTime());
        System.out.println("completable Swiss, departures with seed " + seed);
        Random random = new Random(seed);
        PairingSystem exact = systems.get(0);
        PairingSystem system = new CompletableSwiss(exact, systems.get(1));
        int[] departures = {0};
        for (int tournament = 0; tournament < 4 * TOURNAMENTS; tournament++) {
            new PlayedTournament(8, 7, random).play(system, (state, answer) -> {
                PairingAnswer wanted = exact.pair(state);
                boolean deadEnd = !(wanted instanceof Pairing pairing) || !completes(state, pairing);
                if (deadEnd) {
                    departures[0]++;
                    assertThat(((Pairing) answer).remarks()).isNotEmpty().allSatisfy(remark -> {
                        assertThat(remark.numbers()).isNotEmpty();
                        if (remark.key().equals("pairing.completable.pairs-set-aside")) {
                            assertThat(setAside(remark)).doesNotContainAnyElementsOf(pairs((Pairing) answer));
                        }
                    });
                    assertThat(((Pairing) answer).boards())
                            .isNotEqualTo(wanted instanceof Pairing pairing ? pairing.boards() : List.of());
                } else {
                    assertThat(answer).as("seed %d, %s", seed, state).isEqualTo(wanted);
                }
            });
        }
        assertThat(departures[0]).as("seed %d: dead ends met", seed).isPositive();
    }

    @ParameterizedTest
    @MethodSource("systems")
    @DisplayName("OPEN-Z33: a withdrawal leaves an odd field, and every round left gives another player the bye")
    void goesOnAfterAWithdrawal(List<PairingSystem> systems) {
        Random random = new Random(33);
        PairingSystem system = new CompletableSwiss(systems.get(0), systems.get(1));
        for (int tournament = 0; tournament < TOURNAMENTS / 2; tournament++) {
            PlayedTournament played = new PlayedTournament(10, 9, random);
            List<Integer> byes = new ArrayList<>();
            int rounds = played.play(system, (state, answer) -> {
                if (state.nextRound() == 3) {
                    played.withdraw(4);
                }
                assertThat(answer).isInstanceOf(Pairing.class);
                ((Pairing) answer).bye().ifPresent(byes::add);
            });
            assertThat(rounds).isEqualTo(9);
            assertThat(byes).hasSize(6).doesNotHaveDuplicates();
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    @DisplayName("OPEN-Z33: any other field is paired by the exact system alone")
    void leavesOtherFieldsAlone(List<PairingSystem> systems) {
        Random random = new Random(7);
        PairingSystem system = new CompletableSwiss(systems.get(0), systems.get(1));
        new PlayedTournament(12, 7, random).play(system, (state, answer) -> {
            assertThat(CompletableSwiss.looksAhead(state)).isFalse();
            assertThat(answer).isEqualTo(systems.get(0).pair(state));
        });
    }

    private static List<Set<Integer>> setAside(Remark remark) {
        List<Set<Integer>> pairs = new ArrayList<>();
        for (int i = 0; i < remark.numbers().size(); i += 2) {
            pairs.add(Set.of(remark.numbers().get(i), remark.numbers().get(i + 1)));
        }
        return pairs;
    }

    private static List<Set<Integer>> pairs(Pairing pairing) {
        return pairing.boards().stream()
                .map(board -> Set.of(board.white(), board.black()))
                .toList();
    }

    /** Whether the pairs left after a pairing can be laid out in rounds: gives each pair, in turn, each round in turn. */
    private static boolean completes(TournamentState state, Pairing pairing) {
        int n = state.players().size();
        boolean[][] met = new boolean[n + 1][n + 1];
        for (Player player : state.players()) {
            player.cells().forEach(cell -> met[player.number()][cell.opponent()] = true);
        }
        pairing.boards().forEach(board -> {
            met[board.white()][board.black()] = true;
            met[board.black()][board.white()] = true;
        });
        List<int[]> left = new ArrayList<>();
        for (int one = 1; one <= n; one++) {
            for (int other = one + 1; other <= n; other++) {
                if (!met[one][other]) {
                    left.add(new int[] {one, other});
                }
            }
        }
        return layOut(left, 0, new boolean[state.totalRounds() - state.nextRound()][n + 1]);
    }

    private static boolean layOut(List<int[]> pairs, int index, boolean[][] busy) {
        if (index == pairs.size()) {
            return true;
        }
        int[] pair = pairs.get(index);
        for (boolean[] round : busy) {
            if (!round[pair[0]] && !round[pair[1]]) {
                round[pair[0]] = true;
                round[pair[1]] = true;
                if (layOut(pairs, index + 1, busy)) {
                    return true;
                }
                round[pair[0]] = false;
                round[pair[1]] = false;
            }
        }
        return false;
    }
}
