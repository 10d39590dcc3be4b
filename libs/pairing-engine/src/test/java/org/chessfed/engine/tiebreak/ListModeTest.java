package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Lists of a mixed group, and void results")
class ListModeTest {

    /** 1, 2 and 3 have 1 point; 1 beat 2, 2 beat 3, 3 beat 1. 4 lost to nobody and has 3. */
    private static final TournamentState STATE = CrossTable.of(
                    "1 +W2 -B3 ZPB", "2 -B1 ZPB +W3", "3 ZPB +W1 -B2", "4 FPB FPB FPB")
            .state();

    private static final RankingRules RULES =
            RankingRules.swiss(Chain.of("PTS", "DE", "LOTS"), TieBreakEdition.FIDE_2024_08);

    @Test
    @DisplayName("SEL-Z36: within the list, direct encounter is taken among the tied of the list")
    void withinList() {
        // When: men are 1 and 2, women 3 and 4
        StandingsTable men =
                Standings.rank(STATE, RULES.with(ListMode.WITHIN_LIST), RankingFacts.NONE.withList(Set.of(1, 2)));
        // Then
        assertThat(men.order()).containsExactly(1, 2);
        assertThat(men.rows()).extracting(StandingsRow::rank).containsExactly(1, 2);
        assertThat(men.awaiting()).isEmpty();
    }

    @Test
    @DisplayName("OPEN-Z28: filtered from the joint table, the circle of three leaves the two men equal")
    void filterJoint() {
        // When
        StandingsTable men =
                Standings.rank(STATE, RULES.with(ListMode.FILTER_JOINT), RankingFacts.NONE.withList(Set.of(1, 2)));
        // Then: places are counted in the list
        assertThat(men.rows()).extracting(StandingsRow::rank).containsExactly(1, 1);
        assertThat(men.awaiting()).extracting(AwaitingGroup::players).containsExactly(List.of(1, 2));
        assertThat(men.awaiting().getFirst().firstPlace()).isEqualTo(1);
    }

    @Test
    @DisplayName("A joint tie with a player of another list is no tie in the list")
    void tieWithAnotherList() {
        StandingsTable women =
                Standings.rank(STATE, RULES.with(ListMode.FILTER_JOINT), RankingFacts.NONE.withList(Set.of(3, 4)));
        assertThat(women.order()).containsExactly(4, 3);
        assertThat(women.rows()).extracting(StandingsRow::joint).containsOnly(false);
        assertThat(women.awaiting()).isEmpty();
        assertThat(women.row(3).separatedBy()).hasValue(0);
    }

    @Test
    @DisplayName("SEL-Z41 KEEP: a void player is not ranked, his opponents keep points and tie-breaks, K2 included")
    void voidKeepsGames() {
        // Given: 2 beat 3 by forfeit, 3 beat 1 over the board; 3 is void
        TournamentState state =
                CrossTable.of("1 +W2 -W3 PAB", "2 -B1 PAB +F3", "3 PAB +B1 -F2").state();
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "BH", "SB"), TieBreakEdition.FIDE_2024_08)
                .with(UnplayedPolicy.DRAW_BOTH);
        RankingFacts facts = RankingFacts.NONE.withVoided(Set.of(3));
        // When
        StandingsTable table = Standings.rank(state, rules, facts);
        // Then: in tie-breaks 3 has 2.5 points, 2 has 1.5, 1 has 2
        assertThat(table.order()).doesNotContain(3);
        assertThat(table.unranked()).containsExactly(3);
        assertThat(table.rows()).extracting(StandingsRow::points).containsOnly(20);
        assertThat(table.row(1).values().get(1).text()).isEqualTo("6.0");
        assertThat(table.row(2).values().get(1).text()).isEqualTo("6.0");
        assertThat(table.row(2).values().get(2).text()).isEqualTo("2.75");
    }

    @Test
    @DisplayName("SEL-Z41 REMOVE: the void player's games leave the tie-breaks, the points stay")
    void voidRemovesGames() {
        // Given
        TournamentState state =
                CrossTable.of("1 +W2 -W3 PAB", "2 -B1 PAB +F3", "3 PAB +B1 -F2").state();
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "BH", "WON"), TieBreakEdition.FIDE_2026_03)
                .with(VoidTreatment.REMOVE);
        // When
        StandingsTable table = Standings.rank(state, rules, RankingFacts.NONE.withVoided(Set.of(3)));
        // Then: the game against 3 is a round without an opponent: min(2, 1.5)
        assertThat(table.row(2).points()).isEqualTo(20);
        assertThat(table.row(2).values().get(1).working().get(2).basis()).isEqualTo(Contribution.Basis.DUMMY_CAPPED);
        assertThat(table.row(2).values().get(1).text()).isEqualTo("5.0");
        assertThat(table.row(1).values().get(1).text()).isEqualTo("5.0");
    }

    @Test
    @DisplayName("A void player of another list is not named in the list")
    void voidOfAnotherList() {
        RankingFacts facts = RankingFacts.NONE.withList(Set.of(1, 2)).withVoided(Set.of(2, 4));
        StandingsTable table = Standings.rank(STATE, RULES, facts);
        assertThat(table.order()).containsExactly(1);
        assertThat(table.unranked()).containsExactly(2);
    }

    @Test
    @DisplayName("Filtered rows name the earliest step that parts them; the first row of a list is parted from nobody")
    void separatedByInAFilteredList() {
        // Given: 1 before 2 by Buchholz only, 2 before 3 by points; 3 before 4 by Buchholz only
        TournamentState state = CrossTable.of(
                        "1 +W4 -B5", "2 +W3 -B6", "3 -B2 FPB", "4 -B1 FPB", "5 +W6 +W1", "6 -B5 +W2")
                .state();
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "WON", "TPN"), TieBreakEdition.FIDE_2024_08)
                .with(ListMode.FILTER_JOINT);
        assertThat(Standings.rank(state, rules, RankingFacts.NONE).order()).containsExactly(5, 1, 2, 6, 3, 4);
        // When
        StandingsTable list = Standings.rank(state, rules, RankingFacts.NONE.withList(Set.of(2, 3, 4)));
        // Then: between 2 and 3 stands 6, one step by pairing number and one by wins
        assertThat(list.order()).containsExactly(2, 3, 4);
        assertThat(list.row(2).separatedBy()).isEmpty();
        assertThat(list.row(3).separatedBy()).hasValue(1);
        assertThat(list.row(4).separatedBy()).hasValue(2);
    }
}
