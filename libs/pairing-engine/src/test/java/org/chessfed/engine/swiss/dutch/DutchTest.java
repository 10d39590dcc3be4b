package org.chessfed.engine.swiss.dutch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.chessfed.engine.Colour;
import org.chessfed.engine.NoPairing;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.Remark;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("FIDE Dutch, C.04.3 edition 2026")
class DutchTest {

    private final Dutch dutch = new Dutch();

    private String pair(TournamentState state) {
        return CrossTable.text(dutch.pair(state));
    }

    @ParameterizedTest(name = "{0} players")
    @CsvSource(delimiter = '|', textBlock = """
             2 | 1-2
             3 | 1-2, bye 3
             7 | 1-4 5-2 3-6, bye 7
             8 | 1-5 6-2 3-7 8-4
             9 | 1-5 6-2 3-7 8-4, bye 9
            12 | 1-7 8-2 3-9 10-4 5-11 12-6
            """)
    @DisplayName("first round: upper half against lower half, colours by number parity (5.2.5)")
    void firstRound(int size, String expected) {
        assertThat(pair(CrossTable.newField(size, 9, Colour.WHITE))).isEqualTo(expected);
    }

    @Test
    @DisplayName("the initial colour Black turns the first round round")
    void initialColourBlack() {
        assertThat(pair(CrossTable.newField(4, 5, Colour.BLACK))).isEqualTo("3-1 2-4");
    }

    @Test
    @DisplayName("without the drawn initial colour the first round is not paired (5.1)")
    void noInitialColour() {
        TournamentState state =
                CrossTable.state(0, 5, PointSystem.STANDARD, Optional.empty(), List.of(), "", "", "", "");
        assertThat(pair(state)).isEqualTo("none: pairing.no-initial-colour");
    }

    @Test
    @DisplayName("C5: the lowest possible score of the bye reaches back to the top bracket")
    void byeScoreFirst() {
        TournamentState state = CrossTable.state(
                2, 3, Colour.WHITE, "4w1 2b1", "5b1 1w0", "6w1 4b1", "1b0 3w0 Z", "2w0 6b1", "3b0 5w0");
        assertThat(pair(state)).isEqualTo("1-5 3-2, bye 6");
    }

    @Test
    @DisplayName("C9: among equals the bye goes to the player with fewer unplayed games")
    void fewestUnplayedGames() {
        TournamentState state = CrossTable.state(1, 3, Colour.WHITE, "3w1", "4b1", "1b0", "2w0", "Z");
        assertThat(pair(state)).isEqualTo("2-1 3-5, bye 4");
    }

    private void assertReproduces(TournamentState finished) {
        for (int round = 1; round <= finished.completedRounds(); round++) {
            TournamentState before = CrossTable.before(finished, round);
            Set<String> expected = new HashSet<>();
            for (Player player : finished.players()) {
                RoundCell cell = player.cells().get(round - 1);
                if (cell.outcome() == Outcome.PAIRING_BYE) {
                    expected.add(player.number() + "-0");
                } else if (cell.colour().equals(Optional.of(Colour.WHITE))) {
                    expected.add(player.number() + "-" + cell.opponent());
                }
            }
            assertThat(DutchCorpusTest.set(dutch.pair(before)))
                    .as("round %d", round)
                    .isEqualTo(expected);
        }
    }

    @Test
    @DisplayName("eleven players, five rounds, initial colour Black")
    void elevenPlayers() {
        assertReproduces(CrossTable.state(
                5,
                5,
                Colour.BLACK,
                "6b1 11w1 2b0 4w= 3w1",
                "7w1 3b1 1w1 5b1 4w1",
                "8b1 2w0 10b1 6w1 1b0",
                "9w= 5b= 8w1 1b= 2b0",
                "10b= 4w= 11b1 2w0 6b1",
                "1w0 7b1 9w1 3b0 5w0",
                "2b0 6w0 U 9b= 8w0",
                "3w0 U 4b0 11w1 7b1",
                "4b= 10w1 6b0 7w= U",
                "5w= 9b0 3w0 U 11b0",
                "U 1b0 5w0 8b0 10w1"));
    }

    @Test
    @DisplayName("ten players, six rounds: a forfeited pair meets again (C.04.2, 3.5)")
    void tenPlayersWithForfeits() {
        assertReproduces(CrossTable.state(
                6,
                6,
                Colour.BLACK,
                "6b1 2w1 5b1 3w1 7b1 9w=",
                "7w1 1b0 3w0 8b= 4w1 6b1",
                "8b= 4w1 2b1 1b0 6w1 7w1",
                "9w1 3b0 7w= 6w- 2b0 5b1",
                "10b= 8w1 1w0 7b0 9b= 4w0",
                "1w0 9b1 10w1 4b+ 3b0 2w0",
                "2b0 10w1 4b= 5w1 1w0 3b0",
                "3w= 5b0 9w= 2w= 10b- 10b1",
                "4b0 6w0 8b= 10b= 5w= 1b=",
                "5w= 7b0 6b0 9w= 8w+ 8w0"));
    }

    @ParameterizedTest(name = "{0} players")
    @CsvSource(delimiter = '|', textBlock = """
             6 | 1-3 4-2 5-6
             7 | 1-3 4-2 5-6, bye 7
            12 | 1-4 5-2 3-6 7-10 11-8 9-12
            13 | 1-5 6-2 3-7 8-4 9-11 12-10, bye 13
            """)
    @DisplayName("Baku acceleration: group A is half the field, rounded up to even (C.04.7, 1.2)")
    void baku(int size, String expected) {
        String[] lines = new String[size];
        java.util.Arrays.fill(lines, "");
        TournamentState state = CrossTable.state(
                0,
                9,
                PointSystem.STANDARD,
                Optional.of(Colour.WHITE),
                Baku.accelerations(size, 9, PointSystem.STANDARD),
                lines);
        assertThat(pair(state)).isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0} players: {1}")
    @CsvSource({"6,4", "7,4", "12,6", "13,8", "161,82", "178,90"})
    @DisplayName("size of group A")
    void groupA(int size, int expected) {
        assertThat(Baku.lastOfGroupA(size)).isEqualTo(expected);
    }

    @Test
    @DisplayName("Baku: nine rounds give a point three times and half a point twice (1.4)")
    void bakuRounds() {
        assertThat(Baku.accelerations(20, 9, PointSystem.STANDARD))
                .extracting(a -> a.firstRound() + "-" + a.lastRound() + ":" + a.virtualPoints())
                .containsExactly("1-3:10", "4-5:5");
        assertThat(Baku.accelerations(20, 1, PointSystem.STANDARD))
                .extracting(a -> a.firstRound() + "-" + a.lastRound() + ":" + a.virtualPoints())
                .containsExactly("1-1:10");
        assertThat(Baku.accelerations(20, 0, PointSystem.STANDARD)).isEmpty();
        assertThat(Baku.accelerations(0, 9, PointSystem.STANDARD)).isEmpty();
        assertThatThrownBy(() -> Baku.accelerations(20, 9, PointSystem.of(30, 10, 0)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("no complete pairing exists: an answer with reasons (1.9.3)")
    void noPairing() {
        assertThat(pair(CrossTable.state(1, 3, Colour.WHITE, "2w1", "1b0")))
                .isEqualTo("none: pairing.no-opponent-left");
        assertThat(pair(CrossTable.state(1, 3, Colour.WHITE, "U"))).isEqualTo("none: pairing.bye-already-had");
        assertThat(pair(CrossTable.state(1, 3, Colour.WHITE, "F", "F", "F")))
                .isEqualTo("none: pairing.nobody-may-have-the-bye");
        assertThat(pair(CrossTable.state(0, 3, Colour.WHITE))).isEqualTo("none: pairing.nobody-present");
        assertThat(pair(CrossTable.state(1, 1, Colour.WHITE, "2w1", "1b0")))
                .isEqualTo("none: pairing.all-rounds-played");
    }

    private List<String> reasons(TournamentState state) {
        return ((NoPairing) dutch.pair(state))
                .reasons().stream().map(Remark::key).toList();
    }

    @Test
    @DisplayName(
            "reasons are told once each: who is alone lacks the bye, not an opponent; else each player without one is named")
    void allReasons() {
        assertThat(reasons(CrossTable.state(1, 3, Colour.WHITE, "U"))).containsExactly("pairing.bye-already-had");
        assertThat(reasons(CrossTable.state(1, 3, Colour.WHITE, "F", "F", "F")))
                .containsExactly("pairing.nobody-may-have-the-bye");
        assertThat(reasons(CrossTable.state(1, 3, Colour.WHITE, "2w1", "1b0")))
                .containsExactly("pairing.no-opponent-left", "pairing.no-opponent-left");
    }

    @Test
    @DisplayName("a bye in the next round does not make the engine think that the round is played")
    void byeInTheNextRound() {
        assertThat(pair(CrossTable.state(0, 5, Colour.WHITE, "", "H", "", ""))).isEqualTo("1-3, bye 4");
    }

    @Test
    @DisplayName("number parity skips players who never took part (C.04.3, 5.2.5)")
    void parityWithoutAbsentees() {
        // Number 4 is the third of those present and therefore counts as odd.
        assertThat(pair(CrossTable.state(0, 5, Colour.WHITE, "", "", "Z", "", "", "", "")))
                .isEqualTo("1-5 6-2 4-7");
    }

    @Test
    @DisplayName("a pairing bye worth half a point still bars a second one")
    void halfPointPairingBye() {
        TournamentState state = CrossTable.state(
                1, 3, PointSystem.STANDARD.withPairingBye(5), Optional.of(Colour.WHITE), List.of(), "2w1", "1b0", "U");
        assertThat(pair(state)).isEqualTo("3-1, bye 2");
    }

    @Test
    @DisplayName("5,000 players are paired")
    void fiveThousandPlayers() {
        Pairing pairing = (Pairing) dutch.pair(CrossTable.newField(5000, 9, Colour.WHITE));
        assertThat(pairing.boards()).hasSize(2500).startsWith(new Pairing.Board(1, 2501), new Pairing.Board(2502, 2));
    }
}
