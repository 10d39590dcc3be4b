package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@DisplayName("Ranking chains")
class RankingChainTest {

    private static RankingRules swiss(String... chain) {
        return RankingRules.swiss(Chain.of(chain), TieBreakEdition.FIDE_2024_08);
    }

    private static RankingFacts only(Integer... players) {
        return RankingFacts.NONE.withList(Set.of(players));
    }

    @Test
    @DisplayName("AC-040 [OPEN-K1, K2, K3]: with DE undecided MBH 36.0 beats 35.5, though its Buchholz is lower")
    void medianBuchholzBeforeBuchholz() {
        // Given: the case of OPEN-K2 (7 6 6 5.5 5 5 4.5 4 2), and one with a half point less in the middle, more
        // outside
        TournamentState state = new CrossTable()
                .hero(1, 9, "+ 7", "+ 6", "+ 6", "+ 5.5", "+ 5", "+ 5", "+ 4.5", "- 4", "- 2")
                .hero(2, 9, "+ 7.5", "+ 6", "+ 6", "+ 5.5", "+ 5", "+ 5", "+ 4", "- 4", "- 3.5")
                .state();
        // When
        StandingsTable table = Standings.rank(state, swiss("PTS", "DE", "MBH", "BH", "WIN"), only(1, 2));
        // Then
        assertThat(table.order()).containsExactly(1, 2);
        assertThat(table.row(1).values()).extracting(StepValue::text).containsExactly("7.0", "0", "36.0", "45.0", "7");
        assertThat(table.row(2).values()).extracting(StepValue::text).containsExactly("7.0", "0", "35.5", "46.5", "7");
        assertThat(table.row(2).separatedBy()).hasValue(2);
    }

    @Test
    @DisplayName("AC-040 [OPEN-K4]: equal in MBH and BH, 7 wins 2 losses come before 6 wins 2 draws 1 loss")
    void winsLast() {
        // Given
        TournamentState state = new CrossTable()
                .hero(1, 9, "+ 7", "+ 6", "+ 6", "= 5.5", "= 5", "+ 5", "+ 4.5", "- 4", "+ 2")
                .hero(2, 9, "+ 7", "+ 6", "+ 6", "+ 5.5", "+ 5", "+ 5", "+ 4.5", "- 4", "- 2")
                .state();
        // When
        StandingsTable table = Standings.rank(state, swiss("PTS", "DE", "MBH", "BH", "WIN"), only(1, 2));
        // Then
        assertThat(table.order()).containsExactly(2, 1);
        assertThat(table.row(1).separatedBy()).hasValue(4);
    }

    @Test
    @DisplayName("OPEN-K5: equal in all steps, the place is shared: 1, 1, 3")
    void sharedPlaces() {
        // Given
        TournamentState state = CrossTable.of("1 +W4 =B3", "2 +W3 =B4", "3 -B2 =W1", "4 -B1 =W2")
                .state();
        // When
        StandingsTable table = Standings.rank(state, swiss("PTS", "DE", "MBH", "BH", "WIN"), RankingFacts.NONE);
        // Then
        assertThat(table.rows()).extracting(StandingsRow::rank).containsExactly(1, 1, 3, 3);
        assertThat(table.rows()).extracting(StandingsRow::joint).containsOnly(true);
        assertThat(table.awaiting()).isEmpty();
    }

    @Test
    @DisplayName(
            "AC-073 [SEL-F5]: DE undecided for three, MBH1 parts one, the second DE parts the other two by their game")
    void secondDirectEncounter() {
        // Given: 1, 2 and 3 have 2.5 of 4. 1 beat 2, and 3 met neither; 3 had the stronger opponents
        TournamentState both = new CrossTable()
                .line("1 ZPB +W2 HPB FPB")
                .line("2 HPB -B1 FPB FPB")
                .hero(3, 4, "+ 3", "= 3", "+ 3", "- 3")
                .state();
        RankingRules rules =
                swiss("PTS", "DE", "Medium Buchholz(1)", "Buchholz", "Fide Tie-Break", "DE", "BPG", "PLAYOFF");
        // When
        StandingsTable table = Standings.rank(both, rules, only(1, 2, 3));
        // Then
        assertThat(table.rows()).extracting(StandingsRow::points).containsExactly(25, 25, 25);
        assertThat(table.order()).containsExactly(3, 1, 2);
        assertThat(table.row(1).separatedBy()).hasValue(2);
        assertThat(table.row(2).separatedBy()).as("the second DE").hasValue(5);
    }

    /** A round robin of four in which 1, 2 and 3 beat each other in a circle and all beat 4. */
    private static final TournamentState CIRCLE = CrossTable.of(
                    "1 +W4 +W2 -B3", "2 +W3 -B1 +W4", "3 -B2 +B4 +W1", "4 -B1 -W3 -B2")
            .state();

    @Test
    @DisplayName(
            "AC-075 [SEL-F10]; field case 26: three women with a win and a loss each rank by the other stage: 2, 5, 9")
    void rankOfAnotherStage() {
        // Given
        RankingRules rules =
                RankingRules.roundRobin(Chain.of("PTS", "DE", "SEMI_RANK", "PLAYOFF"), TieBreakEdition.FIDE_2024_08);
        RankingFacts facts = RankingFacts.NONE.withStageRanks(Map.of(1, 9, 2, 2, 3, 5, 4, 1));
        // When
        StandingsTable table = Standings.rank(CIRCLE, rules, facts);
        // Then
        assertThat(table.order()).containsExactly(2, 3, 1, 4);
        assertThat(table.rows()).extracting(row -> row.values().get(2).text()).containsExactly("2", "5", "9", "1");
        assertThat(table.awaiting()).isEmpty();
    }

    @Test
    @DisplayName("AC-075 [SEL-Z38]: two at 2nd-3rd drew their game and share a semi rank: a playoff is awaited")
    void jointStageRankAwaitsPlayoff() {
        // Given
        TournamentState state = CrossTable.of("1 +W4 +W2 +B3", "2 =W3 -B1 +W4", "3 =B2 +B4 -W1", "4 -B1 -W3 -B2")
                .state();
        RankingRules rules =
                RankingRules.roundRobin(Chain.of("PTS", "DE", "SEMI_RANK", "PLAYOFF"), TieBreakEdition.FIDE_2024_08);
        RankingFacts facts = RankingFacts.NONE.withStageRanks(Map.of(1, 1, 2, 4, 3, 4, 4, 2));
        // When
        StandingsTable table = Standings.rank(state, rules, facts);
        // Then
        AwaitingGroup group = table.awaiting().getFirst();
        assertThat(table.awaiting()).hasSize(1);
        assertThat(group.step().tieBreak()).isEqualTo(TieBreak.PLAYOFF);
        assertThat(group.players()).containsExactly(2, 3);
        assertThat(group.firstPlace()).isEqualTo(2);
        assertThat(group.lastPlace()).isEqualTo(3);
        assertThat(group.straddles(2)).isTrue();
        assertThat(group.straddles(1)).isFalse();
        assertThat(group.straddles(3)).isFalse();
        // And when the playoff is recorded
        StandingsTable decided = Standings.rank(
                state,
                rules,
                facts.withPlayoffs(List.of(new DecidedOrder(List.of(Set.of(3), Set.of(2)), "two blitz games"))));
        // Then
        assertThat(decided.order()).containsExactly(1, 3, 2, 4);
        assertThat(decided.awaiting()).isEmpty();
        assertThat(decided.row(3).values().getLast().note()).isEqualTo("two blitz games");
    }

    @Test
    @DisplayName(
            "AC-129 [IVY-K1]: two on 7 who did not meet wait for lots; drawn, they stand in that order with the witness")
    void lots() {
        // Given
        TournamentState state = new CrossTable()
                .hero(1, 9, "+ 7", "+ 6", "+ 6", "+ 5.5", "+ 5", "+ 5", "+ 4.5", "- 4", "- 2")
                .hero(2, 9, "+ 7", "+ 6", "+ 6", "+ 5.5", "+ 5", "+ 5", "+ 4.5", "- 4", "- 2")
                .state();
        RankingRules rules = swiss("PTS", "直胜", "抽签");
        // When
        StandingsTable open = Standings.rank(state, rules, only(1, 2));
        StandingsTable drawn = Standings.rank(
                state,
                rules,
                only(1, 2)
                        .withLots(List.of(new DecidedOrder(
                                List.of(Set.of(2), Set.of(1)), "drawn by the chief arbiter, witness: Ho Ming"))));
        // Then
        assertThat(open.awaiting()).extracting(group -> group.step().tieBreak()).containsExactly(TieBreak.LOTS);
        assertThat(open.rows()).extracting(StandingsRow::joint).containsOnly(true);
        assertThat(drawn.awaiting()).isEmpty();
        assertThat(drawn.order()).containsExactly(2, 1);
        assertThat(drawn.row(1).values().getLast().text()).isEqualTo("2");
        assertThat(drawn.row(1).values().getLast().note()).contains("Ho Ming");
    }

    @Test
    @DisplayName("IVY-K1: who met and won needs no lots")
    void noLotsAfterAWin() {
        TournamentState state = CrossTable.of("1 +W2 ZPB", "2 -B1 FPB").state();
        StandingsTable table = Standings.rank(state, swiss("PTS", "直胜", "抽签"), RankingFacts.NONE);
        assertThat(table.order()).containsExactly(1, 2);
        assertThat(table.awaiting()).isEmpty();
    }

    @Test
    @DisplayName("Lots that a tied player took no part in decide nothing")
    void lotsMustCoverTheGroup() {
        TournamentState state = CrossTable.of("1 FPB", "2 FPB", "3 FPB").state();
        RankingFacts facts = RankingFacts.NONE.withLots(
                List.of(new DecidedOrder(List.of(Set.of(2), Set.of(1)), "drawn before 3 caught up")));
        StandingsTable table = Standings.rank(state, swiss("PTS", "LOTS"), facts);
        assertThat(table.awaiting()).extracting(AwaitingGroup::players).containsExactly(List.of(1, 2, 3));
    }

    @Test
    @DisplayName(
            "Field case 25: equal on everything: direct encounter, then played games with Black, then a playoff is awaited")
    void lastSeat() {
        // Given: 1, 2, 3 have 1.5 of 3, the same opponents' scores; 3 had Black twice over the board, 1 by a forfeit
        // only
        TournamentState state = CrossTable.of(
                        "1 =W4 FPB ZPB", "2 =W5 FPB ZPB", "3 =B6 FPB ZPB", "4 =B1", "5 =B2", "6 =W3")
                .state();
        RankingRules rules = swiss("PTS", "DE", "BPG", "PLAYOFF");
        // When
        StandingsTable table = Standings.rank(state, rules, only(1, 2, 3));
        // Then
        assertThat(table.order()).containsExactly(3, 1, 2);
        assertThat(table.row(1).separatedBy()).hasValue(2);
        assertThat(table.awaiting()).hasSize(1);
        assertThat(table.awaiting().getFirst().players()).containsExactly(1, 2);
        assertThat(table.awaiting().getFirst().straddles(2))
                .as("the last of two seats")
                .isTrue();
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "Medium Buchholz(1), BH/M1",
        "Median-Buchholz(1), BH/M1",
        "MBH1, BH/M1",
        "mbh, BH/M1",
        "Berger, SB",
        "Progress, PS",
        "FIDE_TB, PS",
        "Fide Tie-Break, PS",
        "BHC1, BH/C1",
        "bh/c1, BH/C1",
        "Direct Encounter, DE",
        "場分, MP",
        "局分, GP",
        "加賽, PLAYOFF",
        "KS/L+1, KS/L+1",
        "KS/L-2, KS/L-2",
        "KS/L60, KS/L60",
        "SB:GP/C1, SB:GP/C1",
        "BH/M2, BH/M2",
        "ARO/U1400/C1, ARO/C1/U1400",
        "DE/P, DE/P",
        "TPN/R, TPN/R",
        "AOB/F, AOB/F",
        "SSSC/K3, SSSC/K3"
    })
    @DisplayName("Field case 19: local names resolve to codes")
    void names(String name, String code) {
        assertThat(Chain.of(name).codes()).containsExactly(code);
        assertThat(Chain.of(code)).isEqualTo(Chain.of(name));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Buchholtz",
                "BH/",
                "BH/X1",
                "BH/C1/C2",
                "BH/M1/C1",
                "BH/C0",
                "SSSC/K0",
                "KS/L+1/L60",
                "BH/C",
                "BH/C12345",
                "BH:XX",
                "BH:MP:GP",
                "KS/L+",
                "KS/L",
                "BH/P1",
                "/C1",
                "BH//C1"
            })
    @DisplayName("Field case 19: an unknown name is refused, so that nothing is published with it")
    void unknownNames(String name) {
        assertThatThrownBy(() -> Chain.of("PTS", name))
                .isInstanceOfSatisfying(
                        UnknownTieBreak.class,
                        refused -> assertThat(refused.name()).isEqualTo(name))
                .hasMessageContaining("\"" + name + "\"");
    }

    @Test
    @DisplayName("SEL-Z6: a federation's table gives a name its own meaning")
    void ownMeaning() {
        TieBreakNames table = TieBreakNames.COMMON.with(Map.of("FIDE_TB", "BH/C1"));
        assertThat(Chain.of(List.of("Fide TB"), table).codes()).containsExactly("BH/C1");
        assertThatThrownBy(() -> TieBreakNames.COMMON.with(Map.of("X", "nothing")))
                .isInstanceOf(UnknownTieBreak.class);
    }

    @Test
    @DisplayName(
            "The edition in force on a day: 2026-02-28 the old one, 2026-03-01 the new one, before the oldest the oldest")
    void editions() {
        assertThat(TieBreakEdition.on(LocalDate.of(2026, 2, 28))).isEqualTo(TieBreakEdition.FIDE_2024_08);
        assertThat(TieBreakEdition.on(LocalDate.of(2026, 3, 1))).isEqualTo(TieBreakEdition.FIDE_2026_03);
        assertThat(TieBreakEdition.on(LocalDate.of(2017, 7, 26))).isEqualTo(TieBreakEdition.FIDE_2024_08);
    }

    @Test
    @DisplayName(
            "What makes no sense is refused: an empty chain, a player twice in an order, a list with a stranger, a missing result")
    void refusals() {
        TournamentState state = CrossTable.of("1 FPB").state();
        assertThatThrownBy(() -> new Chain(List.of())).hasMessageContaining("at least one step");
        assertThatThrownBy(() -> new DecidedOrder(List.of(Set.of(1), Set.of(1, 2)), ""))
                .hasMessageContaining("twice");
        assertThatThrownBy(() -> Standings.rank(state, swiss("PTS"), only(1, 7)))
                .hasMessageContaining("not in the tournament");
        TournamentState stranger = CrossTable.of("1 +W8").state();
        assertThatThrownBy(() -> Standings.rank(stranger, swiss("PTS"), RankingFacts.NONE))
                .hasMessageContaining("opponent 8");
    }

    @Test
    @DisplayName("Lots drawn for more players than are tied decide for those who are")
    void lotsForMoreThanTheGroup() {
        TournamentState state = CrossTable.of("1 FPB", "2 FPB", "3 HPB").state();
        RankingFacts facts = RankingFacts.NONE.withLots(
                List.of(new DecidedOrder(List.of(Set.of(3), Set.of(2), Set.of(1)), "drawn for all")));
        StandingsTable table = Standings.rank(state, swiss("PTS", "LOTS"), facts);
        assertThat(table.order()).containsExactly(2, 1, 3);
        assertThat(table.awaiting()).isEmpty();
        assertThat(table.rows())
                .extracting(row -> row.values().getLast().text())
                .containsExactly("1", "2", "-");
    }

    @Test
    @DisplayName("C.07, 7.5 and 7.7: progressive score with a cut, and standard points of unplayed rounds")
    void ownResults() {
        TournamentState state = CrossTable.of("1 +W2 -F3 PAB HPB", "2 -B1 ZPB ZPB ZPB", "3 ZPB -F1 ZPB ZPB")
                .state();
        StandingsRow row = Standings.rank(state, swiss("PTS", "PS/C1", "STD"), RankingFacts.NONE)
                .row(1);
        assertThat(row.values()).extracting(StepValue::text).containsExactly("2.5", "5.5", "2.5");
        assertThat(row.values().get(1).working())
                .extracting(Contribution::cut)
                .containsExactly(true, false, false, false);
        assertThat(row.values().get(2).working())
                .extracting(line -> line.value().text())
                .as("a game that both lost gives nothing")
                .containsExactly("1.0", "0.0", "1.0", "0.5");
    }
}
