package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Tie-breaks that use ratings (C.07, 10)")
class RatingTieBreaksTest {

    private static final TieBreakEdition EDITION = TieBreakEdition.FIDE_2026_03;

    /** Player 4 has no rating. */
    private static final TournamentState UNRATED = CrossTable.of(
                    "1(2000) +W2 =B3 -W4", "2(1900) -B1 +W4 =B3", "3(1801) +W4 =W1 =W2", "4 -B3 -B2 +B1")
            .state();

    @ParameterizedTest(name = "{0}")
    @CsvSource({"ARO", "TPR", "PTP", "APRO", "APPO"})
    @DisplayName("10: undefined for everybody while an unrated player takes part")
    void undefined(String code) {
        for (int player = 1; player <= 4; player++) {
            assertThat(CrossTable.value(UNRATED, EDITION, player, code)).isEqualTo("-");
        }
    }

    @Test
    @DisplayName("10: the rules may say what an unrated player counts with")
    void unratedCountAs() {
        // (1900 + 1801 + 1400) / 3 = 1700.33; half of the points
        assertThat(CrossTable.value(UNRATED, EDITION, 1, "ARO/U1400")).isEqualTo("1700");
        assertThat(CrossTable.value(UNRATED, EDITION, 1, "TPR/U1400")).isEqualTo("1700");
        assertThat(CrossTable.value(UNRATED, EDITION, 4, "RTNG/U1400")).isEqualTo("1400");
    }

    @Test
    @DisplayName("10.6: the own rating; an undefined value ranks last")
    void ownRating() {
        StandingsTable table =
                Standings.rank(UNRATED, RankingRules.swiss(Chain.of("RTNG"), EDITION), RankingFacts.NONE);
        assertThat(table.order()).containsExactly(1, 2, 3, 4);
        assertThat(table.row(4).values().getFirst().value()).isEmpty();
        assertThat(Standings.rank(UNRATED, RankingRules.swiss(Chain.of("RTNG/R"), EDITION), RankingFacts.NONE)
                        .order())
                .as("turned round, undefined is still last")
                .containsExactly(3, 2, 1, 4);
    }

    @Test
    @DisplayName("14.1 to 14.4: each cut of the average takes another opponent, the lowest first")
    void cuts() {
        // Given
        TournamentState state = CrossTable.of(
                        "1(2000) +W2 =B3 -W4 +B5", "2(1900) -B1", "3(1801) =W1", "4(1700) +B1", "5(1600) -W1")
                .state();
        // Then
        assertThat(CrossTable.value(state, EDITION, 1, "ARO")).isEqualTo("1750");
        assertThat(CrossTable.value(state, EDITION, 1, "ARO/C1")).isEqualTo("1800");
        assertThat(CrossTable.value(state, EDITION, 1, "ARO/C2")).isEqualTo("1851");
        assertThat(CrossTable.value(state, EDITION, 1, "ARO/M1")).isEqualTo("1751");
        assertThat(CrossTable.value(state, EDITION, 1, "ARO/C4")).isEqualTo("-");
        assertThat(Standings.rank(state, RankingRules.swiss(Chain.of("PTS", "ARO/C2"), EDITION), RankingFacts.NONE)
                        .row(1)
                        .values()
                        .getLast()
                        .working())
                .extracting(Contribution::cut)
                .isEqualTo(List.of(false, false, true, true));
    }

    @ParameterizedTest(name = "{0} % is {1}")
    @CsvSource({"50, 0", "51, 7", "57, 50", "99, 677", "100, 800", "49, -7", "0, -800", "1, -677"})
    @DisplayName("B.02, 8.1.1: rating difference for a percentage")
    void differences(int percent, int difference) {
        assertThat(RatingTable.difference(percent)).isEqualTo(difference);
    }

    @ParameterizedTest(name = "{0} points: {1} %")
    @CsvSource({
        "0, 50",
        "3, 50",
        "4, 51",
        "-3, 50",
        "-4, 49",
        "91, 62",
        "92, 63",
        "-92, 37",
        "391, 91",
        "392, 92",
        "400, 92",
        "735, 99",
        "736, 100",
        "-735, 1",
        "-736, 0",
        "2000, 100"
    })
    @DisplayName("B.02, 8.1.2: expected percentage for a difference, without the cut at 400")
    void expectations(int difference, int percent) {
        assertThat(RatingTable.expectedPercent(difference)).isEqualTo(percent);
    }
}
