package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@DisplayName("The Swiss crosstable of FIDE's exercises in tie-breaking")
class FideSwissTableTest {

    private static final TournamentState STATE = CrossTable.of(
                    "1(2200) +W9 =B13 =W2 +B15 =W4",
                    "2(2150) +B10 +W7 =B1 +W16 =B3",
                    "3(2100) =W11 +B6 +W8 =B4 =W2",
                    "4(2050) +B12 HPB +W13 =W3 =B1",
                    "5(2000) -W13 -B15 +W11 =B7 +W10",
                    "6(1950) -B14 -W3 PAB +W10 +B8",
                    "7(1900) +W15 -B2 -B16 =W5 -B11",
                    "8(1850) =B16 +W14 -B3 +W13 -W6",
                    "9(1800) -B1 -W10 HPB -F11 PAB",
                    "10(1750) -W2 +B9 -W15 -B6 -B5",
                    "11(1700) =B3 -W16 -B5 +F9 +W7",
                    "12(1650) -W4 PAB +F14 ZPB ZPB",
                    "13(1600) +B5 =W1 -B4 -B8 -W14",
                    "14(1550) +W6 -B8 -F12 ZPB +B13",
                    "15(1500) -B7 +W5 +B10 -W1 -B16",
                    "16(1450) =W8 +B11 +W7 -B2 +W15")
            .state();

    private static final List<String> CODES = List.of(
            "PTS", "BH", "BH/C1", "BH/C2", "BH/M1", "BH/M2", "FB", "AOB", "SB", "SB/C1", "PS", "PS/C1", "ARO", "ARO/C1",
            "TPR", "PTP", "APRO", "APPO", "WIN", "WON", "BPG", "BWG", "REP");

    /** Number, score for opponents, Buchholz of the 2024 edition, then the values of {@link #CODES} in the 2026 edition. */
    static Stream<String> rows() {
        return Stream.of(
                "2 4 13 4 13 12 10.5 8.5 3.5 13.5 13.6 9.5 8.5 13 12 1880 1988 2120 2216 1856 1852 3 3 3 1 5",
                "1 3.5 12.5 3.5 12.5 11 9.5 7 2 13.5 12.4 8 7.25 11 10 1820 1900 1969 2029 1789 1769 2 2 2 1 5",
                "3 3.5 15.5 3.5 15.5 13 10.5 9 3 15 12.9 10.5 9.25 11 10.5 1940 2000 2089 2112 1904 1934 2 2 2 1 5",
                "4 3.5 15 3.5 14 11.5 10 8 3 14.5 13.38 9.25 7.75 11.5 10.5 1888 1983 2081 2168 1772 1784 2 2 2 1 4",
                "16 3.5 12.5 3.5 12.5 11 9 7 2.5 13.5 13.1 7.25 5.75 10.5 10 1820 1900 1969 2013 1805 1799 3 3 2 1 5",
                "6 3 12 3 11.5 10.5 8.5 7 2.5 12 13.25 6 5 6 6 1813 1900 1813 1810 1846 1836 3 2 2 1 5",
                "5 2.5 8.5 2.5 8.5 7.5 6 5 1.5 10 13.2 4.25 3.25 5 5 1690 1738 1690 1689 1719 1676 2 2 2 0 5",
                "8 2.5 13.5 2.5 13.5 12 10 8.5 3 12.5 12.9 5.25 3.75 8.5 8 1730 1800 1730 1715 1915 1924 2 2 2 0 5",
                "11 2.5 13.5 2.5 12.5 11 9.5 7.5 2.5 12 12.75 4.75 3.25 5.5 5 1863 2000 1776 1763 1840 1836 2 1 2 0 5",
                "12 3 11.5 2 11.5 9.5 7.5 6 2 11 14 4 4 7 7 2050 - 1250 1250 2081 2168 2 0 0 0 3",
                "14 2 11 2 11 9 7 6 1.5 10.5 13 4.5 3 6 5 1800 1900 1925 1942 1775 1756 2 2 2 1 3",
                "15 2 12 2 12 11 9.5 7.5 2.5 12 12.2 3.5 2.5 7 7 1860 1963 1788 1768 1776 1767 2 2 3 1 5",
                "7 1.5 14.5 1.5 14.5 12.5 10 8.5 2.5 13.5 11.7 3.25 1.25 6 5 1760 1838 1611 1531 1869 1890 1 1 3 0 5",
                "9 1.5 9 1.5 9 7.5 6 4 1 9.5 12.75 2.25 2.25 2.5 2.5 1975 2200 1175 950 1805 1802 1 0 1 0 3",
                "13 1.5 14 1.5 14 12 9.5 8.5 2.5 13.5 11.9 4.25 4.25 7 6 1930 2025 1781 1744 1879 1909 1 1 3 1 5",
                "10 1 13 1 13 11.5 9.5 7.5 2.5 12.5 10.8 1.5 0 4 4 1880 1975 1640 1575 1717 1687 1 1 3 1 5");
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    @DisplayName("C.07: every value of every player in the 2026 edition, and Buchholz in the one before")
    void everyValue(String row) {
        // Given
        String[] cells = row.split(" ");
        int player = Integer.parseInt(cells[0]);
        // Then
        assertSame(cells[2], CrossTable.value(STATE, TieBreakEdition.FIDE_2024_08, player, "BH"), player, "BH 2024");
        for (int i = 0; i < CODES.size(); i++) {
            String code = CODES.get(i);
            assertSame(cells[i + 3], CrossTable.value(STATE, TieBreakEdition.FIDE_2026_03, player, code), player, code);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("rows")
    @DisplayName("C.07, 16.3: the score as it counts for opponents")
    void scoreForOpponents(String row) {
        // Given
        String[] cells = row.split(" ");
        int player = Integer.parseInt(cells[0]);
        // When
        Ledger ledger = new Ledger(
                STATE,
                RankingRules.swiss(Chain.of("PTS"), TieBreakEdition.FIDE_2026_03),
                TeamScores.NONE,
                Set.of(),
                Set.of(),
                new View(false, UnplayedPolicy.FIDE, false, false));
        // Then
        assertSame(cells[1], TieBreakValue.tenths(ledger.adjustedScore(player)).text(), player, "adjusted score");
    }

    @Test
    @DisplayName("C.07, 7.7: standard points equal the points of everybody here")
    void standardPoints() {
        for (int player = 1; player <= 16; player++) {
            assertThat(CrossTable.value(STATE, TieBreakEdition.FIDE_2026_03, player, "STD"))
                    .isEqualTo(CrossTable.value(STATE, TieBreakEdition.FIDE_2026_03, player, "PTS"));
        }
    }

    @Test
    @DisplayName("The working names each opponent, what each round gave, and what was cut")
    void working() {
        // Given
        RankingRules rules = RankingRules.swiss(Chain.of("PTS", "BH/C1", "SB"), TieBreakEdition.FIDE_2026_03);
        // When
        StandingsTable table = Standings.rank(STATE, rules, RankingFacts.NONE);
        // Then: player 4 has a half-point bye in round 2, capped from 3.5 to 2.5, and it is cut first
        List<Contribution> buchholz = table.row(4).values().get(1).working();
        assertThat(buchholz).extracting(Contribution::opponent).containsExactly(12, 0, 13, 3, 1);
        assertThat(buchholz).extracting(line -> line.value().text()).containsExactly("3.0", "2.5", "1.5", "3.5", "3.5");
        assertThat(buchholz.get(1).basis()).isEqualTo(Contribution.Basis.DUMMY_CAPPED);
        assertThat(buchholz).extracting(Contribution::cut).containsExactly(false, true, false, false, false);
        Contribution product = table.row(4).values().get(2).working().get(3);
        assertThat(product.opponentScore().orElseThrow().text()).isEqualTo("3.5");
        assertThat(product.points()).hasValue(5);
        assertThat(product.value().text()).isEqualTo("1.75");
    }

    private static void assertSame(String expected, String found, int player, String what) {
        if (expected.equals("-")) {
            assertThat(found).as("%s of player %d", what, player).isEqualTo("-");
        } else {
            assertThat(new BigDecimal(found))
                    .as("%s of player %d", what, player)
                    .isEqualByComparingTo(expected);
        }
    }
}
