package org.chessfed.pairing;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.standings.MissedCounts;
import org.chessfed.pairing.standings.MissedPolicy;
import org.chessfed.pairing.standings.RankingPolicy;
import org.chessfed.pairing.standings.RankingPolicy.Facts;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.Regulation;
import org.chessfed.testkit.SettingFlips;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/**
 * Readings of tie-breaks differ in rare constellations only. So the outcome that is compared is the orders of many small
 * tournaments, each drawn from its number as seed.
 */
@DisplayName("Every other reading of the settings about play and ranking leads to another table")
class SettingFlipsTest {

    private static final int PLAYERS = 6;
    private static final int ROUNDS = 4;
    private static final int TOURNAMENTS = 150;
    private static final String RESULTS = "11==00+-x";

    private final SettingFlips flips = SettingFlips.of("sel-114");

    @Test
    @DisplayName("[SEL-Z24, SEL-Z34, SEL-Z36] tiebreak.forfeit, tiebreak.forfeitInDE, ranking.listMode")
    void ties() {
        flips.flips("tiebreak.forfeit", orders("PRELIM", "P1N", "MEN", Facts.NONE));
        flips.flips("tiebreak.forfeitInDE", orders("FINAL", "FINAL", "MEN", Facts.NONE));
        flips.flips("ranking.listMode", SettingFlipsTest::circle);
    }

    @Test
    @DisplayName("[SEL-Z6] final.men.chain, tiebreak.fideTb")
    void finalChain() {
        flips.flips("final.men.chain", orders("FINAL", "FINAL", "MEN", Facts.NONE));
        flips.flips("tiebreak.fideTb", orders("FINAL", "FINAL", "MEN", Facts.NONE));
    }

    @Test
    @DisplayName(
            "[SEL-Z12, SEL-Z28, SEL-Z39, SEL-Z41] void.countAnnounced, void.scope, void.final.women, void.opponents")
    void voids() {
        flips.flips("void.countAnnounced", voided("PRELIM", "P1N", "MEN", new MissedCounts(0, 3, 0), 1));
        flips.flips("void.scope", voided("PRELIM", "P1N", "MEN", new MissedCounts(2, 0, 0), 2));
        flips.flips("void.final.women", voided("FINAL", "FINAL", "WOMEN", new MissedCounts(3, 0, 0), 1));
        flips.flips("void.opponents", orders("PRELIM", "P1N", "MEN", new Facts(Set.of(3), Map.of(), List.of())));
    }

    @Test
    @DisplayName("[SEL-Z5] semi.roundsPerDay: the rounds fall on other days")
    void calendar() {
        flips.flips("semi.roundsPerDay", regulation -> {
            TournamentTerms terms = TournamentTerms.of(regulation, Examples.tournament("SEMI", "SEMI", "MEN", PLAYERS));
            return IntStream.rangeClosed(1, 11).mapToObj(terms::plannedStart).toList();
        });
    }

    private static Function<Regulation, Object> voided(
            String stage, String event, String section, MissedCounts counts, int events) {
        return regulation -> {
            var rules = TournamentTerms.of(regulation, Examples.tournament(stage, event, section, PLAYERS))
                    .rule()
                    .missed();
            MissedCounts all = counts;
            for (int more = 1; more < events; more++) {
                all = all.plus(counts);
            }
            return MissedPolicy.voiding(rules, counts, all).isPresent();
        };
    }

    private static Function<Regulation, Object> orders(String stage, String event, String section, Facts facts) {
        return orders(Examples.tournament(stage, event, section, PLAYERS), facts);
    }

    /**
     * Men 1 and 2 and woman 3 are equal up to direct encounter, where each has beaten one of the two others: among the men
     * alone 1 is ahead, in the joint table nobody.
     */
    private static Object circle(Regulation regulation) {
        Tournament mixed = Examples.tournament("PRELIM", "P1N", "MEN", "MEN", "WOMEN", "WOMEN", "WOMEN", "WOMEN");
        PlayHistory history = history(
                "5-3 =, 2-6 0, 4-1 =",
                "5-6 =, 3-1 1, 2-4 1",
                "5-1 0, 6-4 0, 3-2 0",
                "5-4 =, 1-2 1, 6-3 1",
                "5-2 =, 4-3 0, 1-6 0");
        return ranks(RankingPolicy.rank(
                mixed, TournamentTerms.of(regulation, mixed), history, 5, List.of("MEN"), Facts.NONE));
    }

    private static PlayHistory history(String... rounds) {
        List<Game> games = new ArrayList<>();
        for (int round = 1; round <= rounds.length; round++) {
            String[] boards = rounds[round - 1].split(", ");
            for (int board = 1; board <= boards.length; board++) {
                String[] parts = boards[board - 1].split("[- ]", 3);
                games.add(Examples.game(
                        round, board, Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2].charAt(0)));
            }
        }
        return new PlayHistory(games, List.of(), List.of());
    }

    /** The ranks of the first section in every drawn tournament. */
    private static Function<Regulation, Object> orders(Tournament tournament, Facts facts) {
        return regulation -> {
            TournamentTerms terms = TournamentTerms.of(regulation, tournament);
            List<Map<Integer, Integer>> ranks = new ArrayList<>();
            for (int seed = 0; seed < TOURNAMENTS; seed++) {
                ranks.add(ranks(RankingPolicy.rank(tournament, terms, drawn(seed), ROUNDS, List.of("MEN"), facts)));
            }
            return ranks;
        };
    }

    private static Map<Integer, Integer> ranks(StandingsTable table) {
        Map<Integer, Integer> ranks = new HashMap<>();
        table.rows().forEach(row -> Optional.ofNullable(row.rank()).ifPresent(rank -> ranks.put(row.player(), rank)));
        return ranks;
    }

    /** Four rounds in which nobody meets anybody twice, with drawn results. */
    private static PlayHistory drawn(long seed) {
        Random random = new Random(seed);
        List<Integer> numbers =
                new ArrayList<>(IntStream.rangeClosed(1, PLAYERS).boxed().toList());
        Collections.shuffle(numbers, random);
        List<Game> games = new ArrayList<>();
        for (int round = 1; round <= ROUNDS; round++) {
            for (int board = 0; board < PLAYERS / 2; board++) {
                int white = numbers.get(board);
                int black = numbers.get(PLAYERS - 1 - board);
                char result = RESULTS.charAt(random.nextInt(RESULTS.length()));
                boolean swap = random.nextBoolean();
                games.add(Examples.game(round, board + 1, swap ? black : white, swap ? white : black, result));
            }
            Collections.rotate(numbers.subList(1, PLAYERS), 1);
        }
        return new PlayHistory(games, List.of(), List.of());
    }
}
