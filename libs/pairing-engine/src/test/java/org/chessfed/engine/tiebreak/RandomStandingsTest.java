package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Random tournaments: what holds whatever the results are")
class RandomStandingsTest {

    private static final int RUNS = 150;

    private static final List<String> CODES = List.of(
            "BH", "BH/C1", "BH/C2", "BH/M1", "FB", "AOB", "SB", "SB/C1", "PS", "PS/C1", "KS", "WIN", "WON", "BPG",
            "BWG", "REP", "STD", "ARO", "ARO/C1", "TPR", "PTP", "APRO", "APPO", "RTNG");

    private static final Chain LONG = Chain.of("PTS", "DE", "BH/M1", "BH", "PS", "DE", "BPG");

    private final long seed = Long.getLong("standings.seed", System.nanoTime());

    private interface Check {
        void holds(TournamentState state, Random random);
    }

    /** Runs a check on many tournaments and names the seed when it fails. */
    private void forAll(boolean forfeits, Check check) {
        System.out.println("random standings: seed " + seed);
        for (int run = 0; run < RUNS; run++) {
            Random random = new Random(seed + run);
            TournamentState state = tournament(random, forfeits);
            try {
                check.holds(state, random);
            } catch (AssertionError | RuntimeException e) {
                throw new AssertionError("seed " + (seed + run) + " (-Dstandings.seed): " + e.getMessage(), e);
            }
        }
    }

    static TournamentState tournament(Random random, boolean forfeits) {
        int field = 4 + random.nextInt(11);
        int rounds = 2 + random.nextInt(6);
        Map<Integer, List<RoundCell>> cells = new TreeMap<>();
        for (int number = 1; number <= field; number++) {
            cells.put(number, new ArrayList<>());
        }
        for (int round = 0; round < rounds; round++) {
            List<Integer> free = new ArrayList<>(cells.keySet());
            Collections.shuffle(free, random);
            while (!free.isEmpty()) {
                int one = free.removeLast();
                int kind = random.nextInt(12);
                if (kind == 0 || free.isEmpty()) {
                    cells.get(one).add(RoundCell.bye(bye(random)));
                } else {
                    pair(cells, one, free.removeLast(), random, forfeits);
                }
            }
        }
        List<Player> players = new ArrayList<>();
        cells.forEach((number, own) ->
                players.add(new Player(number, "Player " + number, 2400 - 20 * number + random.nextInt(15), own)));
        return state(players, rounds, PointSystem.STANDARD);
    }

    private static TournamentState state(List<Player> players, int rounds, PointSystem points) {
        return new TournamentState(
                players, rounds, rounds, points, Optional.empty(), List.of(), List.of(), PairingEdition.FIDE_2026);
    }

    private static Outcome bye(Random random) {
        return List.of(Outcome.PAIRING_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE)
                .get(random.nextInt(4));
    }

    private static void pair(
            Map<Integer, List<RoundCell>> cells, int white, int black, Random random, boolean forfeits) {
        Outcome first = switch (random.nextInt(forfeits ? 14 : 10)) {
            case 0, 1, 2, 3 -> Outcome.WIN;
            case 4, 5, 6 -> Outcome.DRAW;
            case 7, 8, 9 -> Outcome.LOSS;
            case 10, 11 -> Outcome.FORFEIT_WIN;
            default -> Outcome.FORFEIT_LOSS;
        };
        Outcome second = switch (first) {
            case WIN -> Outcome.LOSS;
            case LOSS -> Outcome.WIN;
            case FORFEIT_WIN -> Outcome.FORFEIT_LOSS;
            case FORFEIT_LOSS -> random.nextBoolean() ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS;
            default -> first;
        };
        cells.get(white).add(RoundCell.game(black, Colour.WHITE, first));
        cells.get(black).add(RoundCell.game(white, Colour.BLACK, second));
    }

    private static StandingsTable rank(TournamentState state, RankingRules rules) {
        return Standings.rank(state, rules, RankingFacts.NONE);
    }

    private static Chain all() {
        List<String> codes = new ArrayList<>(List.of("PTS"));
        codes.addAll(CODES);
        return Chain.of(codes, TieBreakNames.COMMON);
    }

    private static RankingRules rules(Random random, Chain chain) {
        TieBreakEdition edition = TieBreakEdition.values()[random.nextInt(2)];
        UnplayedPolicy policy = UnplayedPolicy.values()[random.nextInt(UnplayedPolicy.values().length)];
        ForfeitInDirectEncounter use =
                ForfeitInDirectEncounter.values()[random.nextInt(ForfeitInDirectEncounter.values().length)];
        return RankingRules.swiss(chain, edition).with(policy).with(use);
    }

    private static Map<Integer, List<String>> texts(StandingsTable table) {
        return table.rows().stream()
                .collect(Collectors.toMap(
                        StandingsRow::player,
                        row -> row.values().stream().map(StepValue::text).toList()));
    }

    private static Map<Integer, Integer> ranks(StandingsTable table) {
        return table.rows().stream().collect(Collectors.toMap(StandingsRow::player, StandingsRow::rank));
    }

    @Test
    @DisplayName("Other pairing numbers for the same players change no value and no rank")
    void numbersDoNotMatter() {
        forAll(true, (state, random) -> {
            // Given
            List<Integer> shuffled =
                    new ArrayList<>(state.players().stream().map(Player::number).toList());
            Collections.shuffle(shuffled, random);
            Map<Integer, Integer> renumbered = new TreeMap<>();
            for (int i = 0; i < shuffled.size(); i++) {
                renumbered.put(i + 1, shuffled.get(i));
            }
            List<Player> players = state.players().stream()
                    .map(player -> new Player(
                            renumbered.get(player.number()),
                            player.name(),
                            player.rating(),
                            player.cells().stream()
                                    .map(cell -> cell.opponent() == 0
                                            ? cell
                                            : new RoundCell(
                                                    renumbered.get(cell.opponent()), cell.colour(), cell.outcome()))
                                    .toList()))
                    .sorted(Comparator.comparing(Player::number))
                    .toList();
            TournamentState other = state(players, state.completedRounds(), state.points());
            RankingRules rules = rules(random, random.nextBoolean() ? LONG : all());
            // When
            StandingsTable before = rank(state, rules);
            StandingsTable after = rank(other, rules);
            // Then
            for (StandingsRow row : before.rows()) {
                StandingsRow same = after.row(renumbered.get(row.player()));
                assertThat(same.rank()).isEqualTo(row.rank());
                assertThat(same.values().stream().map(StepValue::text))
                        .isEqualTo(row.values().stream().map(StepValue::text).toList());
            }
        });
    }

    @Test
    @DisplayName(
            "Ranks follow the chain: never a worse first difference above a better one, equal values share a place")
    void ranksFollowTheChain() {
        forAll(true, (state, random) -> {
            // Given
            List<String> picked = new ArrayList<>(CODES);
            Collections.shuffle(picked, random);
            List<String> chain = new ArrayList<>(List.of("PTS"));
            chain.addAll(picked.subList(0, 1 + random.nextInt(4)));
            // When
            List<StandingsRow> rows = rank(state, rules(random, Chain.of(chain, TieBreakNames.COMMON)))
                    .rows();
            // Then
            for (int i = 1; i < rows.size(); i++) {
                StandingsRow above = rows.get(i - 1);
                StandingsRow below = rows.get(i);
                int difference = firstDifference(above, below);
                assertThat(below.rank()).isEqualTo(difference < 0 ? above.rank() : i + 1);
                assertThat(below.separatedBy().orElse(-1)).isEqualTo(difference);
                if (difference >= 0) {
                    Optional<TieBreakValue> better =
                            above.values().get(difference).value();
                    Optional<TieBreakValue> worse =
                            below.values().get(difference).value();
                    assertThat(better).isPresent();
                    assertThat(worse.isEmpty() || better.get().compareTo(worse.get()) > 0)
                            .isTrue();
                }
            }
        });
    }

    private static int firstDifference(StandingsRow one, StandingsRow other) {
        for (int step = 0; step < one.values().size(); step++) {
            Optional<TieBreakValue> mine = one.values().get(step).value();
            Optional<TieBreakValue> theirs = other.values().get(step).value();
            boolean same = mine.isPresent() && theirs.isPresent()
                    ? mine.get().sameAs(theirs.get())
                    : mine.isEmpty() && theirs.isEmpty();
            if (!same) {
                return step;
            }
        }
        return -1;
    }

    @Test
    @DisplayName("A policy for forfeits never touches the points, and changes nothing where there is no forfeit")
    void policies() {
        forAll(true, (state, random) -> {
            Map<Integer, Integer> points = pointsOf(state, UnplayedPolicy.FIDE);
            for (UnplayedPolicy policy : UnplayedPolicy.values()) {
                assertThat(pointsOf(state, policy)).isEqualTo(points);
            }
        });
        forAll(false, (state, random) -> {
            RankingRules fide = RankingRules.swiss(all(), TieBreakEdition.values()[random.nextInt(2)]);
            for (UnplayedPolicy policy :
                    List.of(UnplayedPolicy.DRAW_BOTH, UnplayedPolicy.DRAW_WINNER_ONLY, UnplayedPolicy.AS_SCORED)) {
                assertThat(texts(rank(state, fide.with(policy)))).isEqualTo(texts(rank(state, fide)));
                assertThat(ranks(rank(state, fide.with(policy)))).isEqualTo(ranks(rank(state, fide)));
            }
        });
    }

    private static Map<Integer, Integer> pointsOf(TournamentState state, UnplayedPolicy policy) {
        return rank(
                        state,
                        RankingRules.swiss(LONG, TieBreakEdition.FIDE_2026_03).with(policy))
                .rows()
                .stream()
                .collect(Collectors.toMap(StandingsRow::player, StandingsRow::points));
    }

    @Test
    @DisplayName("The lines of the working that are not cut add up to the value")
    void workingAddsUp() {
        forAll(true, (state, random) -> {
            StandingsTable table = rank(state, rules(random, all()));
            for (StandingsRow row : table.rows()) {
                for (StepValue value : row.values()) {
                    if (Set.of(
                                    TieBreak.PTS,
                                    TieBreak.BH,
                                    TieBreak.FB,
                                    TieBreak.SB,
                                    TieBreak.PS,
                                    TieBreak.KS,
                                    TieBreak.WIN,
                                    TieBreak.BPG,
                                    TieBreak.STD)
                            .contains(value.step().tieBreak())) {
                        long hundredths = value.working().stream()
                                .filter(line -> !line.cut())
                                .mapToLong(line -> line.value().numerator()
                                        * (100 / line.value().denominator()))
                                .sum();
                        assertThat(value.value().orElseThrow().sameAs(TieBreakValue.hundredths(hundredths)))
                                .as("%s of player %d", value.step().code(), row.player())
                                .isTrue();
                    }
                }
            }
        });
    }

    @Test
    @DisplayName("A list of all players ranks like no list, in both modes; a longer chain only parts what was shared")
    void listsAndRefinement() {
        forAll(true, (state, random) -> {
            RankingRules rules = rules(random, LONG);
            Set<Integer> everybody =
                    state.players().stream().map(Player::number).collect(Collectors.toSet());
            StandingsTable table = rank(state, rules);
            for (ListMode mode : ListMode.values()) {
                assertThat(Standings.rank(state, rules.with(mode), RankingFacts.NONE.withList(everybody))
                                .rows())
                        .isEqualTo(table.rows());
            }
            StandingsTable shorter = rank(
                    state,
                    new RankingRules(
                            new Chain(LONG.steps().subList(0, 3)),
                            rules.edition(),
                            rules.format(),
                            rules.unplayed(),
                            rules.forfeitInDirectEncounter(),
                            rules.listMode(),
                            rules.voidTreatment()));
            Map<Integer, Integer> before = ranks(shorter);
            Map<Integer, Integer> after = ranks(table);
            for (int one : everybody) {
                for (int other : everybody) {
                    if (before.get(one) < before.get(other)) {
                        assertThat(after.get(one)).isLessThan(after.get(other));
                    }
                }
            }
        });
    }

    @Test
    @DisplayName("All scores doubled: Buchholz doubles, Sonneborn-Berger is fourfold, ranks stay")
    void doubledScores() {
        forAll(true, (state, random) -> {
            TournamentState doubled = state(state.players(), state.completedRounds(), PointSystem.of(20, 10, 0));
            RankingRules rules = rules(random, Chain.of("PTS", "BH/C1", "SB", "FB", "PS", "DE", "KS", "WIN"));
            StandingsTable one = rank(state, rules);
            StandingsTable two = rank(doubled, rules);
            assertThat(ranks(two)).isEqualTo(ranks(one));
            for (StandingsRow row : one.rows()) {
                List<StepValue> values = two.row(row.player()).values();
                assertThat(number(values.get(1)))
                        .isEqualTo(2 * number(row.values().get(1)));
                assertThat(number(values.get(2)))
                        .isEqualTo(4 * number(row.values().get(2)));
                assertThat(number(values.get(7))).isEqualTo(number(row.values().get(7)));
            }
        });
    }

    private static long number(StepValue value) {
        return value.value().orElseThrow().numerator();
    }

    @Test
    @DisplayName("Cuts never add, the cap of 2026 never adds")
    void inequalities() {
        forAll(true, (state, random) -> {
            for (Player player : state.players()) {
                long old = buchholz(state, TieBreakEdition.FIDE_2024_08, player, "BH");
                long current = buchholz(state, TieBreakEdition.FIDE_2026_03, player, "BH");
                assertThat(current).isLessThanOrEqualTo(old);
                assertThat(buchholz(state, TieBreakEdition.FIDE_2026_03, player, "BH/C1"))
                        .isLessThanOrEqualTo(current);
                assertThat(buchholz(state, TieBreakEdition.FIDE_2026_03, player, "BH/M1"))
                        .isLessThanOrEqualTo(buchholz(state, TieBreakEdition.FIDE_2026_03, player, "BH/C1"));
            }
        });
    }

    private static long buchholz(TournamentState state, TieBreakEdition edition, Player player, String code) {
        return number(rank(state, RankingRules.swiss(Chain.of("PTS", code), edition))
                .row(player.number())
                .values()
                .getLast());
    }

    @Test
    @DisplayName("Direct encounter: no player is placed before one who beat him in a group of two")
    void directEncounterOfTwo() {
        forAll(true, (state, random) -> {
            StandingsTable table = rank(state, RankingRules.swiss(Chain.of("PTS", "DE"), TieBreakEdition.FIDE_2026_03));
            for (StandingsRow row : table.rows()) {
                List<StandingsRow> tied = table.rows().stream()
                        .filter(other -> other.points() == row.points() && other.player() != row.player())
                        .toList();
                if (tied.size() == 1) {
                    int balance = 0;
                    for (RoundCell cell : state.players().get(row.player() - 1).cells()) {
                        if (cell.opponent() == tied.getFirst().player()
                                && cell.outcome().played()) {
                            balance += cell.outcome() == Outcome.WIN ? 1 : cell.outcome() == Outcome.LOSS ? -1 : 0;
                        }
                    }
                    assertThat(Integer.signum(tied.getFirst().rank() - row.rank()))
                            .isEqualTo(Integer.signum(balance));
                }
            }
        });
    }
}
