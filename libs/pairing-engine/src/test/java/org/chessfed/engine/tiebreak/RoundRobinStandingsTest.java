package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Standings of a round robin")
class RoundRobinStandingsTest {

    /** A to F are 1 to 6; E won against F by forfeit. */
    private static final TournamentState STATE = CrossTable.of(
                    "1 =W6 +W2 +B3 -W4 +B5",
                    "2 +W5 -B1 +W6 =B3 +W4",
                    "3 +W4 +W5 -W1 =W2 +B6",
                    "4 -B3 +W6 =W5 +B1 -B2",
                    "5 -B2 -B3 =B4 +F6 -W1",
                    "6 =B1 -B4 -B2 -F5 -W3")
            .state();

    private static final TournamentState SECTION_NINE = CrossTable.of(
                    "1 =W6 +W2 +B3 -W4 +B5",
                    "2 +W5 -B1 +W6 =B3 +W4",
                    "3 +W4 +W5 -W1 =W2 +B6",
                    "4 -B3 -W6 =W5 +B1 -B2",
                    "5 -B2 -B3 =B4 +F6 -W1",
                    "6 =B1 +B4 -B2 -F5 -W3")
            .state();

    private static RankingRules rules(String... chain) {
        return RankingRules.roundRobin(Chain.of(chain), TieBreakEdition.FIDE_2026_03);
    }

    @ParameterizedTest(name = "player {0}: SB {1}, Koya {2}")
    @CsvSource({"1, 9.25, 2.0", "2, 6.25, 0.5", "3, 6.25, 0.5", "4, 4.25, 1.0", "5, 2.25, 0.0", "6, 3.25, 0.5"})
    @DisplayName("C.07, 15.2: Sonneborn-Berger and Koya of the example, forfeits as games")
    void sonnebornBergerAndKoya(int player, String sb, String koya) {
        assertThat(CrossTable.value(SECTION_NINE, rules("PTS"), RankingFacts.NONE, player, "SB"))
                .isEqualTo(sb);
        assertThat(CrossTable.value(SECTION_NINE, rules("PTS"), RankingFacts.NONE, player, "KS"))
                .isEqualTo(koya);
    }

    @Test
    @DisplayName(
            "C.07, 15.2: direct encounter of the example: A, then B and C together; E, F, D with the forfeit as a game")
    void directEncounterWithForfeit() {
        StandingsTable table = Standings.rank(SECTION_NINE, rules("PTS", "DE"), RankingFacts.NONE);
        assertThat(table.order()).containsExactly(1, 2, 3, 5, 6, 4);
        assertThat(table.rows()).extracting(StandingsRow::rank).containsExactly(1, 2, 2, 4, 5, 6);
        assertThat(table.row(1).values().getLast().text()).isEqualTo("1");
    }

    @Test
    @DisplayName("C.07, 7.1 and 7.2: a forfeit win is a win, not one over the board")
    void wins() {
        assertThat(CrossTable.value(SECTION_NINE, rules("PTS"), RankingFacts.NONE, 5, "WIN"))
                .isEqualTo("1");
        assertThat(CrossTable.value(SECTION_NINE, rules("PTS"), RankingFacts.NONE, 5, "WON"))
                .isEqualTo("0");
    }

    @Test
    @DisplayName("C.07, 14.5: the limit of Koya moved by half points, or given in percent")
    void koyaLimits() {
        // Given: 3.5 of 5 have 1, 2, 3; 2.5 has 4
        assertThat(CrossTable.value(STATE, rules("PTS"), RankingFacts.NONE, 3, "KS"))
                .isEqualTo("1.5");
        assertThat(CrossTable.value(STATE, rules("PTS"), RankingFacts.NONE, 3, "KS/L+1"))
                .isEqualTo("0.5");
        assertThat(CrossTable.value(STATE, rules("PTS"), RankingFacts.NONE, 3, "KS/L70"))
                .isEqualTo("0.5");
        assertThat(CrossTable.value(STATE, rules("PTS"), RankingFacts.NONE, 3, "KS/L+3"))
                .isEqualTo("0");
    }

    /** A field of {@code n} in which number 1 plays {@code played} rounds, wins them and then loses all by forfeit. */
    private static TournamentState withdrawal(int field, int played) {
        String[] lines = new String[field];
        lines[0] = "1";
        for (int other = 2; other <= field; other++) {
            int round = other - 1;
            boolean game = round <= played;
            lines[0] += game ? " +W" + other : " -F" + other;
            StringBuilder line = new StringBuilder(String.valueOf(other));
            for (int r = 1; r < field; r++) {
                line.append(r == round ? (game ? " -B1" : " +F1") : " ZPB");
            }
            lines[other - 1] = line.toString();
        }
        return CrossTable.of(lines).state();
    }

    @ParameterizedTest(name = "{1} of {0} games played: leaves the standing: {2}")
    @CsvSource({"9, 4, true", "9, 5, false", "8, 4, false", "8, 3, true"})
    @DisplayName("C.05, 6.6; SEL-Z39 FIDE_RR: who withdrew with fewer than half of the games leaves the standing")
    void withdrawn(int games, int played, boolean leaves) {
        // Given
        TournamentState state = withdrawal(games + 1, played);
        // When
        StandingsTable table = Standings.rank(state, rules("PTS", "SB"), RankingFacts.NONE.withWithdrawn(Set.of(1)));
        // Then
        assertThat(table.unranked()).isEqualTo(leaves ? List.of(1) : List.of());
        int last = games + 1;
        assertThat(table.row(last).points()).as("the point by forfeit").isEqualTo(leaves ? 0 : 10);
    }

    @Test
    @DisplayName("C.05, 6.6: a player who has not withdrawn stays, however few the games so far")
    void nobodyWithdrew() {
        assertThat(Standings.rank(withdrawal(10, 2), rules("PTS"), RankingFacts.NONE)
                        .unranked())
                .isEmpty();
    }

    @Test
    @DisplayName("An odd field: the rest round gives nothing and does not count for the limit of Koya")
    void restRound() {
        // Given: three players, each rests once; half of two games is 1 point
        TournamentState state =
                CrossTable.of("1 ZPB +W2 +W3", "2 +W3 -B1 ZPB", "3 -B2 ZPB -B1").state();
        assertThat(CrossTable.value(state, rules("PTS"), RankingFacts.NONE, 1, "KS"))
                .isEqualTo("1.0");
        assertThat(CrossTable.value(state, rules("PTS"), RankingFacts.NONE, 1, "SB"))
                .isEqualTo("1.00");
        assertThat(CrossTable.value(state, rules("PTS"), RankingFacts.NONE, 3, "SB"))
                .isEqualTo("0.00");
    }

    @ParameterizedTest(name = "{0} of 4 games played: leaves the standing: {1}")
    @CsvSource({"1, true", "2, false"})
    @DisplayName("C.05, 6.6: in an odd field the rest round is no game")
    void withdrawnFromAnOddField(int played, boolean leaves) {
        // Given: five players, five rounds, four games each
        String first = played == 2 ? "1 ZPB +W2 +W3 -F4 -F5" : "1 ZPB +W2 -F3 -F4 -F5";
        TournamentState state = CrossTable.of(
                        first,
                        "2 ZPB -B1 ZPB ZPB ZPB",
                        played == 2 ? "3 ZPB ZPB -B1 ZPB ZPB" : "3 ZPB ZPB +F1 ZPB ZPB",
                        "4 ZPB ZPB ZPB +F1 ZPB",
                        "5 ZPB ZPB ZPB ZPB +F1")
                .state();
        // Then
        assertThat(Standings.rank(state, rules("PTS"), RankingFacts.NONE.withWithdrawn(Set.of(1)))
                        .unranked())
                .isEqualTo(leaves ? List.of(1) : List.of());
    }

    @Test
    @DisplayName("C.05, 6.6: in a twofold round robin half of the games are those of one cycle")
    void withdrawnFromATwofoldRoundRobin() {
        // Given: four players, six rounds; 1 played three, 2 played two
        TournamentState state = CrossTable.of(
                        "1 +W4 +W3 +W2 -F4 -F3 -F2",
                        "2 -F3 -W4 -B1 -F3 -F4 +F1",
                        "3 +F2 -B1 =W4 +F2 +F1 +W4",
                        "4 -B1 +B2 =B3 +F1 +F2 -B3")
                .state();
        RankingFacts facts = RankingFacts.NONE.withWithdrawn(Set.of(1, 2));
        // Then
        assertThat(Standings.rank(state, rules("PTS"), facts).unranked()).containsExactly(2);
    }
}
