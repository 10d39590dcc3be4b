package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Direct encounter (C.07, 6)")
class DirectEncounterTest {

    private static List<List<Integer>> part(TournamentState state, Integer... group) {
        RankingRules rules = RankingRules.swiss(Chain.of("PTS"), TieBreakEdition.FIDE_2026_03);
        Ledger ledger = new Ledger(
                state, rules, TeamScores.NONE, Set.of(), Set.of(), new View(false, UnplayedPolicy.FIDE, false, false));
        return new Encounter(ledger, ForfeitInDirectEncounter.BY_POLICY).part(List.of(group));
    }

    @Test
    @DisplayName("6.2: four met, 2 / 1.5 / 1.5 / 1 in the table: a first, a tie of two, a last")
    void allMet() {
        // Given: 1 beat 2, drew with 3 and 4; 2 beat 3, drew with 4; 3 beat 4
        TournamentState state = CrossTable.of("1 +W2 =W3 =W4", "2 -B1 =W4 +W3", "3 +W4 =B1 -B2", "4 -B3 =B2 =B1")
                .state();
        // Then: 2 and 3 share 1.5, and the table taken again between them parts them by their game
        assertThat(part(state, 1, 2, 3, 4)).containsExactly(List.of(1), List.of(2), List.of(3), List.of(4));
        // And: a draw between them would leave them tied
        TournamentState drawn = CrossTable.of("1 +W2 =W3 =W4", "2 -B1 +W4 =W3", "3 =W4 =B1 =B2", "4 =B3 -B2 =B1")
                .state();
        assertThat(part(drawn, 1, 2, 3, 4)).containsExactly(List.of(1), List.of(2, 3), List.of(4));
    }

    @Test
    @DisplayName("OPEN-K1, 6.3: A beat B, C met neither: undecided for the three")
    void undecided() {
        TournamentState state =
                CrossTable.of("1 +W2 ZPB", "2 -B1 FPB", "3 FPB ZPB").state();
        assertThat(part(state, 1, 2, 3)).containsExactly(List.of(1, 2, 3));
    }

    @Test
    @DisplayName("6.3: who stays first whatever the missing game would bring is first")
    void certainLead() {
        // Given: 1 beat both others, who did not meet
        TournamentState state =
                CrossTable.of("1 +W2 +W3", "2 -B1 FPB", "3 FPB -B1").state();
        // Then: 2 and 3 can reach 1 point, not 2
        assertThat(part(state, 1, 2, 3)).containsExactly(List.of(1), List.of(2, 3));
    }

    @Test
    @DisplayName("6.3: a lead that the missing game could only equal is not certain")
    void leadThatCanBeEqualled() {
        // Given: 1 has 1 of 2; 2 and 3 did not meet, and 2 could reach 1
        TournamentState state =
                CrossTable.of("1 +W2 -W3", "2 -B1 FPB", "3 ZPB +B1").state();
        assertThat(part(state, 1, 2, 3)).containsExactly(List.of(1, 2, 3));
    }

    @Test
    @DisplayName(
            "6.3: after the first the second is looked for, and the table is taken again among those who stay tied")
    void secondAndResidualGroup() {
        // Given: 1 beat 2, 3, 4; 2 beat 3; 4 met only 1
        TournamentState state = CrossTable.of("1 +W2 +W3 +W4", "2 -B1 FPB +W3", "3 FPB -B1 -B2", "4 FPB FPB -B1")
                .state();
        // Then: among 2, 3, 4 nobody is certain
        assertThat(part(state, 1, 2, 3, 4)).containsExactly(List.of(1), List.of(2, 3, 4));
    }

    @Test
    @DisplayName("6.1.1: a forfeited game of a Swiss is no encounter")
    void forfeitIsNoEncounter() {
        TournamentState state = CrossTable.of("1 +F2", "2 -F1").state();
        assertThat(part(state, 1, 2)).containsExactly(List.of(1, 2));
    }

    @Test
    @DisplayName("6.1.2: several games between two players count by their average")
    void averageOfSeveralGames() {
        // Given: 1 and 2 met twice (1.5 to 0.5 for 1), and 3 once each
        TournamentState state =
                CrossTable.of("1 +W2 =B2 -W3", "2 -B1 =W1 FPB", "3 FPB ZPB +B1").state();
        // When
        List<List<Integer>> parted = part(state, 1, 2);
        // Then
        assertThat(parted).containsExactly(List.of(1), List.of(2));
        // And: 0.75 for 1 is less than 1 for 3, who has not met 2: 3 can not be caught only if 1 < attainable
        assertThat(part(state, 1, 3)).containsExactly(List.of(3), List.of(1));
    }

    @Test
    @DisplayName(
            "The value is the place in the tied group: 0 when nothing parts it, none for a player tied with nobody")
    void values() {
        // Given: 1 and 2 have 1 point and met; 3 and 4 have 0.5 and drew; 5 has 2
        TournamentState state = CrossTable.of("1 +W2 ZPB", "2 -B1 FPB", "3 =W4 ZPB", "4 =B3 ZPB", "5 FPB FPB")
                .state();
        // When
        StandingsTable table = Standings.rank(
                state, RankingRules.swiss(Chain.of("PTS", "DE"), TieBreakEdition.FIDE_2026_03), RankingFacts.NONE);
        // Then
        assertThat(table.rows())
                .extracting(row -> row.values().getLast().text())
                .containsExactly("-", "1", "2", "0", "0");
        assertThat(table.rows()).extracting(StandingsRow::rank).containsExactly(1, 2, 3, 4, 4);
        assertThat(table.rows()).extracting(StandingsRow::joint).containsExactly(false, false, false, true, true);
        assertThat(table.row(1).values().getLast().working())
                .extracting(Contribution::opponent)
                .containsExactly(2);
    }
}
