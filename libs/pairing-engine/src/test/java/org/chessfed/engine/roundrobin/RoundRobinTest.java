package org.chessfed.engine.roundrobin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.Remark;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class RoundRobinTest {

    private static List<Integer> numbers(int players) {
        return IntStream.rangeClosed(1, players).boxed().toList();
    }

    static IntStream sizes() {
        return IntStream.rangeClosed(3, 40);
    }

    private static String text(Pairing pairing) {
        return pairing.boards().stream()
                .map(board -> board.white() + "-" + board.black())
                .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource({
        "4, 1-4 2-3 | 4-3 1-2 | 2-4 3-1",
        "6, 1-6 2-5 3-4 | 6-4 5-3 1-2 | 2-6 3-1 4-5 | 6-5 1-4 2-3 | 3-6 4-2 5-1",
        "8, 1-8 2-7 3-6 4-5 | 8-5 6-4 7-3 1-2 | 2-8 3-1 4-7 5-6 | 8-6 7-5 1-4 2-3 | 3-8 4-2 5-1 6-7 |"
                + " 8-7 1-6 2-5 3-4 | 4-8 5-3 6-2 7-1"
    })
    @DisplayName("the Berger tables of 4, 6 and 8 players, boards in their order")
    void bergerTables(int players, String table) {
        assertThat(RoundRobin.single().schedule(numbers(players)).stream()
                        .map(RoundRobinTest::text)
                        .collect(Collectors.joining(" | ")))
                .isEqualTo(table);
    }

    @Test
    @DisplayName("five players use the table of six: 1, 4, 2, 5 and 3 rest in turn, without a pairing-allocated bye")
    void rests() {
        List<Pairing> rounds = RoundRobin.single().schedule(numbers(5));
        assertThat(rounds).allSatisfy(round -> assertThat(round.bye()).isEmpty());
        assertThat(rounds.stream().map(Pairing::remarks)).containsExactly(rest(1), rest(4), rest(2), rest(5), rest(3));
    }

    private static List<Remark> rest(int player) {
        return List.of(new Remark("C.05 Annex 1", "pairing.rest", List.of(player)));
    }

    @Test
    @DisplayName("AC-074: ten women play 45 games in 9 rounds, each pair once")
    void tenWomen() {
        List<Pairing> rounds = RoundRobin.single().schedule(numbers(10));
        assertThat(rounds).hasSize(9);
        assertThat(games(rounds))
                .hasSize(45)
                .allSatisfy((pair, count) -> assertThat(count).isEqualTo(1));
    }

    private static Map<List<Integer>, Integer> games(List<Pairing> rounds) {
        Map<List<Integer>, Integer> games = new HashMap<>();
        for (Pairing round : rounds) {
            for (Pairing.Board board : round.boards()) {
                games.merge(
                        List.of(Math.min(board.white(), board.black()), Math.max(board.white(), board.black())),
                        1,
                        Integer::sum);
            }
        }
        return games;
    }

    @ParameterizedTest
    @MethodSource("sizes")
    @DisplayName("3 to 40 players: everybody meets everybody once, colours differ by at most one")
    void single(int players) {
        List<Pairing> rounds = RoundRobin.single().schedule(numbers(players));
        assertThat(rounds).hasSize(RoundRobin.single().rounds(players));
        assertThat(games(rounds))
                .hasSize(players * (players - 1) / 2)
                .allSatisfy((pair, count) -> assertThat(count).isEqualTo(1));
        for (int player : numbers(players)) {
            String colours = colours(rounds, player);
            long whites = colours.chars().filter(c -> c == 'w').count();
            assertThat(Math.abs(2 * whites - colours.length()))
                    .as("player " + player)
                    .isLessThanOrEqualTo(1);
        }
        assertThat(rounds).allSatisfy(round -> assertThat(round.boards()).hasSize(players / 2));
    }

    @ParameterizedTest
    @MethodSource("sizes")
    @DisplayName("twofold: each pair once with either colour, equal colours for all, never three equal ones in a row")
    void twofold(int players) {
        List<Pairing> rounds = RoundRobin.twofold().schedule(numbers(players));
        assertThat(games(rounds))
                .hasSize(players * (players - 1) / 2)
                .allSatisfy((pair, count) -> assertThat(count).isEqualTo(2));
        assertThat(rounds.stream().flatMap(round -> round.boards().stream())).doesNotHaveDuplicates();
        for (int player : numbers(players)) {
            String colours = colours(rounds, player);
            assertThat(colours).hasSize(2 * (players - 1)).doesNotContain("www").doesNotContain("bbb");
        }
    }

    private static String colours(List<Pairing> rounds, int player) {
        StringBuilder colours = new StringBuilder();
        for (Pairing round : rounds) {
            for (Pairing.Board board : round.boards()) {
                if (board.white() == player) {
                    colours.append('w');
                } else if (board.black() == player) {
                    colours.append('b');
                }
            }
        }
        return colours.toString();
    }

    private static TournamentState state(int completed, List<Integer> numbers, int absent) {
        List<Player> players = new ArrayList<>();
        for (int number : numbers) {
            List<RoundCell> cells = new ArrayList<>();
            for (int round = 0; round < completed + (number == absent ? 1 : 0); round++) {
                cells.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
            }
            players.add(new Player(number, "A", 0, cells));
        }
        return new TournamentState(
                players,
                completed,
                99,
                PointSystem.STANDARD,
                Optional.empty(),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4})
    @DisplayName("the next round of a tournament is that of the schedule; numbers with gaps take places in order")
    void nextRound(int completed) {
        List<Integer> numbers = List.of(2, 3, 5, 8, 9);
        assertThat(RoundRobin.single().pair(state(completed, numbers, 0)))
                .isEqualTo(RoundRobin.single().schedule(numbers).get(completed));
    }

    @Test
    @DisplayName("a game with an absent player is left out, and the opponent is named")
    void absentPlayer() {
        assertThat(RoundRobin.single().pair(state(0, numbers(4), 4)))
                .isEqualTo(new Pairing(
                        1,
                        List.of(new Pairing.Board(2, 3)),
                        java.util.OptionalInt.empty(),
                        List.of(new Remark("C.05 Annex 1", "pairing.opponent-absent", List.of(1, 4)))));
    }

    @Test
    @DisplayName("after the last round there is no pairing, and the answer says why")
    void complete() {
        assertThat(RoundRobin.single().pair(state(5, numbers(5), 0)))
                .isEqualTo(
                        new NoPairing(6, List.of(new Remark("C.05 Annex 1", "pairing.all-rounds-paired", List.of(5)))));
        assertThat(RoundRobin.single().pair(state(0, numbers(1), 0))).isInstanceOf(NoPairing.class);
    }

    @ParameterizedTest
    @CsvSource({
        "4, 9, RESULTS_DO_NOT_COUNT",
        "5, 9, REMAINING_GAMES_FORFEITED",
        "4, 8, REMAINING_GAMES_FORFEITED",
        "3, 8, RESULTS_DO_NOT_COUNT",
        "0, 1, RESULTS_DO_NOT_COUNT"
    })
    @DisplayName("C.05, 6.6: results of who withdraws count from half of the games on, exactly half included")
    void withdrawal(int played, int scheduled, Withdrawal consequence) {
        assertThat(Withdrawal.of(played, scheduled)).isEqualTo(consequence);
    }

    @ParameterizedTest
    @CsvSource({"-1, 8", "9, 8"})
    @DisplayName("C.05, 6.6: nobody has played fewer games than none, or more than the schedule has")
    void impossibleWithdrawal(int played, int scheduled) {
        assertThatIllegalArgumentException().isThrownBy(() -> Withdrawal.of(played, scheduled));
    }

    @Test
    @DisplayName("C.05, 6.6: who has played all games, and who has played none of one, are no errors")
    void boundsOfWithdrawal() {
        assertThat(Withdrawal.of(8, 8)).isEqualTo(Withdrawal.REMAINING_GAMES_FORFEITED);
        assertThat(Withdrawal.of(0, 0)).isEqualTo(Withdrawal.REMAINING_GAMES_FORFEITED);
    }

    @Test
    @DisplayName("two players meet in one round, or in two with either colour; one player has no table")
    void fewestPlayers() {
        assertThat(RoundRobin.single().schedule(numbers(2)).stream().map(RoundRobinTest::text))
                .containsExactly("1-2");
        assertThat(RoundRobin.twofold().schedule(numbers(2)).stream().map(RoundRobinTest::text))
                .containsExactly("1-2", "2-1");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> RoundRobin.single().rounds(1));
        assertThat(RoundRobin.single().pair(state(0, numbers(2), 0)))
                .isEqualTo(RoundRobin.single().schedule(numbers(2)).getFirst());
        assertThat(RoundRobin.single().pair(state(0, numbers(1), 0)))
                .isEqualTo(
                        new NoPairing(1, List.of(new Remark("C.05 Annex 1", "pairing.too-few-players", List.of(1)))));
    }

    @Test
    @DisplayName(
            "twofold, four players: the last two rounds of the first cycle change places, the second cycle turns the colours of the table")
    void twofoldTable() {
        assertThat(RoundRobin.twofold().schedule(numbers(4)).stream().map(RoundRobinTest::text))
                .containsExactly("1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3");
    }

    @Test
    @DisplayName("whichever colour the absent player has, the opponent is named first; of two absentees nobody is told")
    void absentees() {
        assertThat(remarks(1)).containsExactly(List.of(4, 1));
        assertThat(remarks(4)).containsExactly(List.of(1, 4));
        assertThat(remarks(1, 4)).isEmpty();
        assertThat(remarks(1, 2)).containsExactly(List.of(4, 1), List.of(3, 2));
    }

    private static List<List<Integer>> remarks(Integer... absent) {
        List<Player> players = new ArrayList<>();
        for (int number : numbers(4)) {
            boolean away = List.of(absent).contains(number);
            players.add(new Player(number, "A", 0, away ? List.of(RoundCell.bye(Outcome.ZERO_POINT_BYE)) : List.of()));
        }
        Pairing round = (Pairing) RoundRobin.single()
                .pair(new TournamentState(
                        players,
                        0,
                        3,
                        PointSystem.STANDARD,
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        PairingEdition.FIDE_2026));
        assertThat(round.boards())
                .noneMatch(board -> List.of(absent).contains(board.white())
                        || List.of(absent).contains(board.black()));
        return round.remarks().stream().map(Remark::numbers).toList();
    }
}
