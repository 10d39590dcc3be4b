package org.chessfed.rating.elo;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.chessfed.regulation.federation.NationalRatingRule;
import org.chessfed.regulation.federation.NationalRatingRule.K;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EloPolicyTest {

    private static final List<K> FEDERATION = List.of(
            new K(null, null, 2400, null, 10),
            new K(30, null, null, null, 40),
            new K(null, 2300, null, 18, 40),
            new K(null, null, null, null, 20));

    private static EloPolicy policy(int floor, List<K> k) {
        return new EloPolicy(new NationalRatingRule(1200, floor, 400, k));
    }

    private static List<K> only(int k) {
        return List.of(new K(null, null, null, null, k));
    }

    @ParameterizedTest(name = "a difference of {0} lets expect {1} hundredths")
    @CsvSource({
        "0,50", "3,50", "-3,50", "4,51", "-4,49", "91,62", "92,63", "-92,37", "391,91", "392,92", "400,92", "-400,8",
        "735,99", "736,100", "-736,0"
    })
    @DisplayName("B.02 8.1.2: the table at its edges")
    void readsTheTable(int difference, int expected) {
        assertThat(ExpectationTable.expected(difference)).isEqualTo(expected);
    }

    @Test
    @DisplayName("B.02 8.1.2: the two sides of a game expect one point together, and more strength never less")
    void isSymmetricAndMonotone() {
        for (int difference = 1; difference <= 1000; difference++) {
            int expected = ExpectationTable.expected(difference);
            assertThat(expected + ExpectationTable.expected(-difference))
                    .as("difference %d", difference)
                    .isEqualTo(100);
            assertThat(expected).isGreaterThanOrEqualTo(ExpectationTable.expected(difference - 1));
        }
    }

    @ParameterizedTest(name = "{0} with K {1} against {2} scores {3}: {4} hundredths")
    @CsvSource({
        "2206,10,2000,100,240",
        "2207,10,2000,100,230",
        "2391,10,2000,100,90",
        "2392,10,2000,100,80",
        "1500,20,2000,50,840",
        "2053,20,1653,100,160",
        "2649,10,2150,100,80",
        "2400,10,2813,0,-80"
    })
    @DisplayName("B.02 8.3: vectors of single games; differences above 400 count as 400")
    void ratesSingleGames(int own, int k, int opponent, int score, int change) {
        RatingPeriod period =
                policy(0, only(k)).rate(new Standing(true, own, 100), List.of(game(opponent, score)), null);
        assertThat(period.change()).isEqualTo(change);
    }

    @Test
    @DisplayName("B.02 8.3.4: the sum of the period is rounded once")
    void roundsOnce() {
        List<RatedGame> games =
                List.of(game(1675, 100), game(2310, 0), game(1653, 100), game(1884, 100), game(2218, 0));
        RatingPeriod period = policy(0, only(20)).rate(new Standing(true, 2053, 100), games, null);
        assertThat(period.games())
                .extracting(RatingPeriod.GameCalculation::surplus)
                .containsExactly(9, -18, 8, 28, -28);
        assertThat(period.change()).isEqualTo(-20);
        assertThat(period.after()).isEqualTo(2053);
    }

    @ParameterizedTest(name = "{0} hundredths change the rating by {1}")
    @CsvSource({"50,1", "49,0", "-50,-1", "-49,0"})
    @DisplayName("B.02 8.3.4: a half is rounded away from zero")
    void roundsHalvesAwayFromZero(int change, int points) {
        boolean won = change > 0;
        RatedGame againstAnEqual = game(2000, won ? 100 : 0);
        RatedGame oneHundredthBack = game(won ? 1996 : 2004, 50);
        List<RatedGame> games =
                Math.abs(change) == 50 ? List.of(againstAnEqual) : List.of(againstAnEqual, oneHundredthBack);
        RatingPeriod period = policy(0, only(1)).rate(new Standing(true, 2000, 100), games, null);
        assertThat(period.change()).isEqualTo(change);
        assertThat(period.after()).isEqualTo(2000 + points);
    }

    @ParameterizedTest(name = "{0} games count with K {1}")
    @CsvSource({"35,20", "36,19", "39,17"})
    @DisplayName("B.02 8.3.3: games times K stay within 700")
    void limitsTheWeightOfAPeriod(int games, int k) {
        List<RatedGame> played =
                IntStream.range(0, games).mapToObj(round -> game(2000, 50)).toList();
        assertThat(policy(0, only(20))
                        .rate(new Standing(true, 2054, 100), played, null)
                        .k())
                .isEqualTo(k);
    }

    @ParameterizedTest(name = "{0} games, {1}, age {2}: K {3}")
    @CsvSource({
        "29,1500,40,40",
        "30,1500,40,20",
        "30,1500,18,40",
        "30,1500,19,20",
        "30,2299,18,40",
        "30,2300,18,20",
        "10,2400,17,10",
        "30,1500,,20"
    })
    @DisplayName("SEL-Z32: the first row of the federation's coefficients that fits")
    void choosesTheCoefficient(int games, int rating, Integer age, int k) {
        RatingPeriod period =
                policy(1000, FEDERATION).rate(new Standing(true, rating, games), List.of(game(rating, 50)), age);
        assertThat(period.k()).isEqualTo(k);
    }

    @Test
    @DisplayName(
            "SEL-E9, SEL-Z32: an unrated player is counted with the initial rating and never falls below the floor")
    void startsUnratedPlayers() {
        EloPolicy policy = policy(1190, FEDERATION);
        assertThat(policy.unrated()).isEqualTo(new Standing(false, 1200, 0));
        RatingPeriod lost = policy.rate(policy.unrated(), List.of(game(1200, 0)), null);
        assertThat(lost.change()).isEqualTo(-2000);
        assertThat(lost.after()).isEqualTo(1190);
        assertThat(lost.standingAfter()).isEqualTo(new Standing(true, 1190, 1));
    }

    @Test
    @DisplayName("random periods agree with exact decimal arithmetic")
    void agreesWithDecimals() {
        long seed = System.nanoTime();
        System.out.println("ratings, random periods with seed " + seed);
        Random random = new Random(seed);
        for (int i = 0; i < 5_000; i++) {
            int own = 1000 + random.nextInt(1600);
            int k = 1 + random.nextInt(40);
            List<RatedGame> games = IntStream.rangeClosed(1, 1 + random.nextInt(15))
                    .mapToObj(round -> game(1000 + random.nextInt(1600), 50 * random.nextInt(3)))
                    .toList();
            BigDecimal sum = BigDecimal.ZERO;
            for (RatedGame game : games) {
                int difference = Math.max(-400, Math.min(400, own - game.opponentRating()));
                sum = sum.add(BigDecimal.valueOf(game.score() - ExpectationTable.expected(difference), 2));
            }
            BigDecimal change = sum.multiply(BigDecimal.valueOf(k));
            RatingPeriod period = policy(0, only(k)).rate(new Standing(true, own, 500), games, null);
            assertThat(BigDecimal.valueOf(period.change(), 2))
                    .as("seed %d, period %d", seed, i)
                    .isEqualByComparingTo(change);
            assertThat(period.after() - own)
                    .as("seed %d, period %d", seed, i)
                    .isEqualTo(change.setScale(0, RoundingMode.HALF_UP).intValueExact());
        }
    }

    @ParameterizedTest
    @CsvSource({"WIN,100", "DRAW,50", "LOSS,0"})
    @DisplayName("B.02 5.1: games played over the board count, forfeits and byes never do")
    void countsPlayedGamesOnly(String outcome, int score) {
        assertThat(GameResult.score(outcome)).hasValue(score);
        for (String unrated : List.of("FORFEIT_WIN", "FORFEIT_LOSS", "UNRATED_WIN", "PAIRING_BYE", "UNKNOWN")) {
            assertThat(GameResult.score(unrated)).isEmpty();
        }
    }

    private static RatedGame game(int opponentRating, int score) {
        return new RatedGame("game", 1, "opponent", opponentRating, score);
    }
}
