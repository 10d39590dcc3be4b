package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("What a forfeited game is worth in tie-breaks")
class ForfeitPolicyTest {

    private static final int A = 1;
    private static final int B = 2;
    private static final int C = 3;
    private static final int D = 4;
    private static final int E = 5;
    private static final int F = 6;

    /** Six players, four rounds; in round 1 C is absent against D. */
    private static final TournamentState STATE = CrossTable.of(
                    "1 +W6 -B5 =W4 =B3",
                    "2 -W5 =B3 -W6 +B4",
                    "3 -F4 =W2 +B5 =W1",
                    "4 +F3 +B6 =B1 -W2",
                    "5 +B2 +W1 -W3 =B6",
                    "6 -B1 -W4 +B2 =W5")
            .state();

    private static final Chain CHAIN =
            Chain.of("PTS", "Medium Buchholz(1)", "Berger", "Progress", "DE", "BPG", "PLAYOFF");

    private static RankingRules rules(UnplayedPolicy policy) {
        return RankingRules.swiss(CHAIN, TieBreakEdition.FIDE_2024_08).with(policy);
    }

    private static StandingsTable rank(UnplayedPolicy policy) {
        return Standings.rank(STATE, rules(policy), RankingFacts.NONE);
    }

    private static String value(UnplayedPolicy policy, int player, String code) {
        return CrossTable.value(STATE, rules(policy), RankingFacts.NONE, player, code);
    }

    @Test
    @DisplayName("AC-057 [SEL-K2]: a forfeit win is a draw for both in tie-breaks: E D A C B F, points stay")
    void drawForBoth() {
        // When
        StandingsTable table = rank(UnplayedPolicy.DRAW_BOTH);
        // Then
        assertThat(table.order()).containsExactly(E, D, A, C, B, F);
        assertThat(table.rows()).extracting(StandingsRow::joint).containsOnly(false);
        assertThat(table.row(D).points()).isEqualTo(25);
        assertThat(table.row(E).points()).isEqualTo(25);
        assertThat(table.rules().unplayed())
                .as("the setting in force is on the table")
                .isEqualTo(UnplayedPolicy.DRAW_BOTH);
        assertThat(table.row(D).separatedBy()).as("Berger puts D behind E").hasValue(2);
    }

    @Test
    @DisplayName("AC-057 [SEL-K2]: as scored, D E C A B F")
    void asScored() {
        assertThat(rank(UnplayedPolicy.AS_SCORED).order()).containsExactly(D, E, C, A, B, F);
        assertThat(value(UnplayedPolicy.AS_SCORED, D, "SB")).isEqualTo("4.50");
        assertThat(value(UnplayedPolicy.AS_SCORED, E, "SB")).isEqualTo("4.25");
    }

    @ParameterizedTest(name = "{0} {1}: BH {2}, MBH1 {3}, SB {4}, PS {5}")
    @CsvSource({
        "DRAW_BOTH, 4, 7.5, 3.5, 3.75, 6.0", "DRAW_BOTH, 5, 7.5, 3.5, 4.25, 7.5",
        "DRAW_BOTH, 1, 8.5, 4.5, 3.75, 5.5", "DRAW_BOTH, 3, 8.0, 4.0, 5.25, 6.0",
        "DRAW_BOTH, 2, 8.5, 4.5, 3.25, 2.5", "DRAW_BOTH, 6, 8.0, 4.0, 2.75, 2.5",
        "AS_SCORED, 4, 7.0, 3.5, 4.50, 8.0", "AS_SCORED, 5, 7.0, 3.5, 4.25, 7.5",
        "AS_SCORED, 1, 8.5, 4.5, 3.75, 5.5", "AS_SCORED, 3, 8.5, 4.5, 4.25, 4.0",
        "AS_SCORED, 2, 8.5, 4.5, 3.50, 2.5", "AS_SCORED, 6, 8.5, 4.5, 2.75, 2.5"
    })
    @DisplayName("AC-057 [SEL-K2]: all numbers of the vector")
    void vector(UnplayedPolicy policy, int player, String bh, String mbh1, String sb, String ps) {
        assertThat(value(policy, player, "BH")).isEqualTo(bh);
        assertThat(value(policy, player, "MBH1")).isEqualTo(mbh1);
        assertThat(value(policy, player, "SB")).isEqualTo(sb);
        assertThat(value(policy, player, "PS")).isEqualTo(ps);
    }

    @Test
    @DisplayName("SEL-K2: scores as tie-breaks see them: A 2, B 1.5, C 2.5, D 2, E 2.5, F 1.5")
    void scoresInTieBreaks() {
        // Given
        Ledger ledger = new Ledger(
                STATE,
                rules(UnplayedPolicy.DRAW_BOTH),
                TeamScores.NONE,
                Set.of(),
                Set.of(),
                new View(false, UnplayedPolicy.DRAW_BOTH, false, false));
        // Then
        Map.of(A, 20, B, 15, C, 25, D, 20, E, 25, F, 15)
                .forEach((player, tenths) ->
                        assertThat(ledger.adjustedScore(player)).isEqualTo(tenths));
    }

    @ParameterizedTest(name = "{0}, {1}: D {2}, E {3}")
    @CsvSource({
        "DRAW_BOTH, FIDE_2024_08, 3.75, 4.25",
        "DRAW_WINNER_ONLY, FIDE_2024_08, 3.50, 4.25",
        "AS_SCORED, FIDE_2024_08, 4.50, 4.25",
        "FIDE, FIDE_2024_08, 5.00, 4.25",
        "FIDE, FIDE_2026_03, 4.50, 4.25"
    })
    @DisplayName("SEL-Z24: Berger under each reading")
    void readings(UnplayedPolicy policy, TieBreakEdition edition, String d, String e) {
        RankingRules rules = RankingRules.swiss(CHAIN, edition).with(policy);
        assertThat(CrossTable.value(STATE, rules, RankingFacts.NONE, D, "SB")).isEqualTo(d);
        assertThat(CrossTable.value(STATE, rules, RankingFacts.NONE, E, "SB")).isEqualTo(e);
    }

    @Test
    @DisplayName(
            "Field case 18: the same data under the local policy and under FIDE 2026-03 give two tables, each naming its rules")
    void twoTables() {
        // When
        StandingsTable local = rank(UnplayedPolicy.DRAW_BOTH);
        StandingsTable fide =
                Standings.rank(STATE, RankingRules.swiss(CHAIN, TieBreakEdition.FIDE_2026_03), RankingFacts.NONE);
        // Then
        assertThat(local.order()).startsWith(E, D);
        assertThat(fide.order()).startsWith(D, E);
        assertThat(fide.rules().edition()).isEqualTo(TieBreakEdition.FIDE_2026_03);
        assertThat(fide.rules().unplayed()).isEqualTo(UnplayedPolicy.FIDE);
    }

    @Test
    @DisplayName("SEL-K2: a game that both lost stays 0-0, and a pairing bye follows FIDE")
    void doubleForfeitAndBye() {
        // Given
        TournamentState state =
                CrossTable.of("1 -F2 +W3 PAB", "2 -F1 PAB +W3", "3 PAB -B1 -B2").state();
        RankingRules local =
                RankingRules.swiss(CHAIN, TieBreakEdition.FIDE_2026_03).with(UnplayedPolicy.DRAW_BOTH);
        // Then
        for (String code : List.of("PS", "BH", "SB")) {
            assertThat(CrossTable.value(state, local, RankingFacts.NONE, 1, code))
                    .as(code)
                    .isEqualTo(CrossTable.value(state, local.with(UnplayedPolicy.FIDE), RankingFacts.NONE, 1, code));
        }
    }

    @Test
    @DisplayName("SEL-K2: a forfeit win is no win in the number of wins, and no game with Black")
    void winsAndBlacks() {
        assertThat(value(UnplayedPolicy.DRAW_BOTH, D, "WIN")).isEqualTo("1");
        assertThat(value(UnplayedPolicy.FIDE, D, "WIN")).isEqualTo("2");
        assertThat(value(UnplayedPolicy.DRAW_BOTH, D, "BPG")).isEqualTo("2");
    }

    @ParameterizedTest(name = "{0} under {1}: {2}")
    @CsvSource({
        "DRAW, DRAW_BOTH, 0",
        "IGNORE, DRAW_BOTH, 0",
        "BY_POLICY, DRAW_BOTH, 0",
        "BY_POLICY, AS_SCORED, 1",
        "DRAW, AS_SCORED, 0",
        "IGNORE, AS_SCORED, 0",
        "BY_POLICY, FIDE, 0"
    })
    @DisplayName("SEL-Z34: a forfeited game in direct encounter")
    void inDirectEncounter(ForfeitInDirectEncounter use, UnplayedPolicy policy, String place) {
        // Given: 1 beat 2 by forfeit, and both have 1 point
        TournamentState state = CrossTable.of("1 +F2 -W3", "2 -F1 +B4", "3 -W4 +B1", "4 +B3 -W2")
                .state();
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "DE"), TieBreakEdition.FIDE_2024_08)
                .with(policy)
                .with(use)
                .with(ListMode.WITHIN_LIST);
        // Then
        assertThat(CrossTable.value(state, rules, RankingFacts.NONE.withList(Set.of(1, 2)), 1, "DE"))
                .isEqualTo(place);
    }

    @Test
    @DisplayName("SEL-Z34: drawn or left out makes a difference where three are tied")
    void drawOrLeftOut() {
        // Given: 1 and 2 played no game but a forfeit; 1 beat 3, and 2 drew with 3
        TournamentState state =
                CrossTable.of("1 -F2 +W3 ZPB", "2 +F1 ZPB =W3", "3 FPB -B1 =B2").state();
        RankingRules rules = rules(UnplayedPolicy.DRAW_BOTH);
        Encounter drawn = new Encounter(ledger(state, rules), ForfeitInDirectEncounter.DRAW);
        Encounter leftOut = new Encounter(ledger(state, rules), ForfeitInDirectEncounter.IGNORE);
        // Then: with the draw 1 has 1.5, 2 has 1, 3 has 0.5; without it 2 could still catch 1
        assertThat(drawn.part(List.of(1, 2, 3))).containsExactly(List.of(1), List.of(2), List.of(3));
        assertThat(leftOut.part(List.of(1, 2, 3))).containsExactly(List.of(1, 2, 3));
    }

    private static Ledger ledger(TournamentState state, RankingRules rules) {
        return new Ledger(
                state, rules, TeamScores.NONE, Set.of(), Set.of(), new View(false, rules.unplayed(), false, false));
    }

    @Test
    @DisplayName(
            "SEL-Z34: a game that both lost is no draw in direct encounter, and no game unless the policy makes it one")
    void lostByBothInDirectEncounter() {
        // Given: 1 beat 2 and lost a forfeited game with 3, as 3 did; 2 did not meet 3
        TournamentState state =
                CrossTable.of("1 +W2 -F3", "2 -B1 FPB", "3 FPB -F1").state();
        Encounter byFide = new Encounter(ledger(state, rules(UnplayedPolicy.DRAW_BOTH)), ForfeitInDirectEncounter.DRAW);
        Encounter scored = new Encounter(ledger(state, rules(UnplayedPolicy.AS_SCORED)), ForfeitInDirectEncounter.DRAW);
        // Then
        assertThat(byFide.working(1, List.of(1, 2, 3)))
                .extracting(Contribution::round)
                .containsExactly(1);
        assertThat(scored.working(1, List.of(1, 2, 3)))
                .extracting(line -> line.value().text())
                .containsExactly("1.0", "0.0");
    }
}
