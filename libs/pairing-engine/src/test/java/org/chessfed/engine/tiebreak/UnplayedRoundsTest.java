package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Unplayed rounds in Buchholz and Sonneborn-Berger")
class UnplayedRoundsTest {

    private static final TieBreakEdition OLD = TieBreakEdition.FIDE_2024_08;
    private static final TieBreakEdition NEW = TieBreakEdition.FIDE_2026_03;

    @Test
    @DisplayName(
            "C.07, 16.4: 7 points of 10 with a zero-point bye, Buchholz 57 before and 55 since 2026-03; cut 50 in both")
    void dummyIsCappedSince2026() {
        // Given
        TournamentState state = new CrossTable()
                .hero(1, 10, "+ 5", "+ 5", "- 6.5", "ZPB", "+ 4.5", "= 6", "+ 5", "= 6.5", "+ 5.5", "+ 6")
                .state();
        // Then
        assertThat(CrossTable.value(state, NEW, 1, "PTS")).isEqualTo("7.0");
        assertThat(CrossTable.value(state, OLD, 1, "BH")).isEqualTo("57.0");
        assertThat(CrossTable.value(state, NEW, 1, "BH")).isEqualTo("55.0");
        assertThat(CrossTable.value(state, OLD, 1, "BH/C1")).isEqualTo("50.0");
        assertThat(CrossTable.value(state, NEW, 1, "BH/C1")).isEqualTo("50.0");
        assertThat(CrossTable.value(state, OLD, 1, "SB")).isEqualTo("37.25");
        assertThat(CrossTable.value(state, NEW, 1, "SB")).isEqualTo("37.25");
    }

    @Test
    @DisplayName("C.07, 16.2.5: byes at the end count as draws for the opponents, a bye before a played game does not")
    void closingByesCountAsDraws() {
        // Given: 2 lost to 1, then left for good; 3 lost to 1, missed a round and came back
        TournamentState state = CrossTable.of(
                        "1 +W2 +B3 +W4 HPB", "2 -B1 HPB ZPB ZPB", "3 +W4 -W1 ZPB +W4", "4 -B3 FPB -B1 -B3")
                .state();
        // Then: 2 counts 1.5 (three draws), 3 counts 2, 4 counts 1, the own half-point bye counts min(3.5, 2)
        assertThat(CrossTable.value(state, NEW, 1, "BH")).isEqualTo("6.5");
        assertThat(CrossTable.value(state, OLD, 1, "BH")).isEqualTo("8.0");
    }

    @Test
    @DisplayName("C.07, 16.5: a cut of Buchholz takes the voluntary unplayed round before a lower opponent")
    void cutTakesVoluntaryUnplayedRoundFirst() {
        // Given: the forfeit loss against 4 gives min(1.5, 4), the last opponent only 1
        TournamentState state =
                new CrossTable().hero(1, 5, "+ 2", "= 3", "- 2", "-F 4", "- 1").state();
        // Then
        assertThat(CrossTable.value(state, NEW, 1, "BH")).isEqualTo("9.5");
        assertThat(CrossTable.value(state, NEW, 1, "BH/C1")).isEqualTo("8.0");
        assertThat(CrossTable.value(state, NEW, 1, "BH/C2")).isEqualTo("7.0");
        assertThat(CrossTable.value(state, NEW, 1, "BH/M1")).isEqualTo("5.0");
    }

    @Test
    @DisplayName(
            "C.07, 16.5: a cut of Sonneborn-Berger takes the higher of two products: the bye, or the lowest opponent")
    void cutOfProductsTakesTheHigher() {
        // Given: 3.5 points, the half-point bye gives 2.5 x 0.5, a zero-point bye 0; the win over 1 gives 1
        TournamentState halfPoint =
                new CrossTable().hero(1, 5, "HPB", "+ 2", "+ 2", "- 4", "+ 1").state();
        TournamentState zeroPoint =
                new CrossTable().hero(1, 5, "ZPB", "+ 2", "+ 2", "- 4", "+ 1").state();
        // Then
        assertThat(CrossTable.value(halfPoint, NEW, 1, "SB")).isEqualTo("6.25");
        assertThat(CrossTable.value(halfPoint, NEW, 1, "SB/C1")).isEqualTo("5.00");
        assertThat(CrossTable.value(zeroPoint, NEW, 1, "SB")).isEqualTo("5.00");
        assertThat(CrossTable.value(zeroPoint, NEW, 1, "SB/C1")).isEqualTo("4.00");
    }

    @Test
    @DisplayName(
            "Virtual opponent, rule before 2023-09: a forfeit win in round 3 after 2 points gives 2 + 0 + 3 of 9 rounds")
    void virtualOpponentOfAForfeitWin() {
        // Given: 6 points, the forfeit win among them
        TournamentState state = CrossTable.of(
                        "1 +W2 +B3 +F4 +W5 -B6 +W7 -B8 +W9 -B10",
                        "2 -B1 ZPB ZPB ZPB ZPB ZPB ZPB ZPB ZPB",
                        "3 ZPB -W1 ZPB ZPB ZPB ZPB ZPB ZPB ZPB",
                        "4 ZPB ZPB -F1 ZPB ZPB ZPB ZPB ZPB ZPB",
                        "5 ZPB ZPB ZPB -B1 ZPB ZPB ZPB ZPB ZPB",
                        "6 ZPB ZPB ZPB ZPB +W1 ZPB ZPB ZPB ZPB",
                        "7 ZPB ZPB ZPB ZPB ZPB -B1 ZPB ZPB ZPB",
                        "8 ZPB ZPB ZPB ZPB ZPB ZPB +W1 ZPB ZPB",
                        "9 ZPB ZPB ZPB ZPB ZPB ZPB ZPB -B1 ZPB",
                        "10 ZPB ZPB ZPB ZPB ZPB ZPB ZPB ZPB +W1")
                .state();
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "BH"), OLD).with(UnplayedPolicy.VIRTUAL_OPPONENT);
        // When
        StandingsRow one = Standings.rank(state, rules, RankingFacts.NONE).row(1);
        StandingsRow two = Standings.rank(state, rules, RankingFacts.NONE).row(2);
        // Then
        Contribution virtual = one.values().getLast().working().get(2);
        assertThat(virtual.basis()).isEqualTo(Contribution.Basis.VIRTUAL_OPPONENT);
        assertThat(virtual.value().text()).isEqualTo("5.0");
        assertThat(two.values().getLast().working().getFirst().value().text())
                .as("the player counts 5.5 for opponents: his forfeit win is a draw to them")
                .isEqualTo("5.5");
    }

    @Test
    @DisplayName(
            "Virtual opponent: absent in round 7 with 4 points before, 6 at the end, gives 4 + 1 + 1, and counts 6.5")
    void virtualOpponentOfAnAbsence() {
        // Given
        TournamentState state = new CrossTable()
                .hero(1, 9, "+ 5", "+ 5", "+ 5", "+ 5", "- 5", "- 5", "ZPB", "+ 5", "+ 5")
                .state();
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "BH"), OLD).with(UnplayedPolicy.VIRTUAL_OPPONENT);
        // When
        StandingsTable table = Standings.rank(state, rules, RankingFacts.NONE);
        // Then
        assertThat(table.row(1).values().getLast().working().get(6).value().text())
                .isEqualTo("6.0");
        assertThat(table.row(101)
                        .values()
                        .getLast()
                        .working()
                        .getFirst()
                        .value()
                        .text())
                .isEqualTo("6.5");
    }

    @Test
    @DisplayName(
            "C.07, 16.4: a forfeit is capped by the scheduled opponent, a pairing bye by half a point for each round")
    void capsOfForfeitAndBye() {
        // Given: 3 points of 4; the forfeit win over 2, who has 1 point, and a pairing bye
        TournamentState state = CrossTable.of(
                        "1 +W3 +F2 PAB -W4", "2 +B4 -F1 -W3 -B3", "3 -B1 PAB +B2 +W2", "4 -W2 FPB FPB +B1")
                .state();
        // When
        StepValue buchholz = Standings.rank(state, RankingRules.swiss(Chain.of("PTS", "BH"), NEW), RankingFacts.NONE)
                .row(1)
                .values()
                .getLast();
        // Then
        assertThat(buchholz.working())
                .extracting(line -> line.value().text())
                .containsExactly("3.0", "1.0", "2.0", "3.0");
        assertThat(CrossTable.value(state, OLD, 1, "BH")).isEqualTo("12.0");
    }

    @Test
    @DisplayName("Virtual opponent: a cut takes the lowest, voluntary unplayed rounds are nothing special there")
    void virtualOpponentIsCutLikeAnyOther() {
        // Given: absent in round 1, the virtual opponent has 0 + 1 + 2; who lost to 1 and had byes, 2
        TournamentState state =
                new CrossTable().hero(1, 5, "ZPB", "+ 2", "= 3", "- 2", "- 1").state();
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "BH/C1"), OLD).with(UnplayedPolicy.VIRTUAL_OPPONENT);
        // When
        StepValue cut =
                Standings.rank(state, rules, RankingFacts.NONE).row(1).values().getLast();
        // Then
        assertThat(cut.working()).extracting(Contribution::cut).containsExactly(false, true, false, false, false);
    }

    @Test
    @DisplayName("C.07, 16.4: a cap that equals the own score is no cap")
    void capEqualToTheOwnScore() {
        // Given: 1 point in two rounds, the bye is capped at 2 x 0.5
        TournamentState state = CrossTable.of("1 PAB -W2", "2 ZPB +B1").state();
        // When
        StepValue buchholz = Standings.rank(state, RankingRules.swiss(Chain.of("PTS", "BH"), NEW), RankingFacts.NONE)
                .row(1)
                .values()
                .getLast();
        // Then
        assertThat(buchholz.working().getFirst().basis()).isEqualTo(Contribution.Basis.DUMMY);
        assertThat(buchholz.working().getFirst().value().text()).isEqualTo("1.0");
    }

    @Test
    @DisplayName("C.07, 8.3: a forfeited last round is drawn for Fore Buchholz, but no opponent met over the board")
    void foreOfAForfeit() {
        // Given
        TournamentState state =
                CrossTable.of("1 +W2 +F3", "2 -B1 PAB", "3 PAB -F1").state();
        // Then: 2 has 1, 3 has 1 + 0.5
        assertThat(CrossTable.value(state, NEW, 1, "FB")).isEqualTo("2.5");
        assertThat(CrossTable.value(state, NEW, 1, "BH/F")).isEqualTo("2.5");
        // And: 2 met 1 (1 + 0.5) and has a bye, min(1, 1)
        assertThat(CrossTable.value(state, NEW, 1, "AOB/F")).isEqualTo("2.50");
        assertThat(CrossTable.value(state, NEW, 3, "AOB/F")).isEqualTo("-");
    }
}
