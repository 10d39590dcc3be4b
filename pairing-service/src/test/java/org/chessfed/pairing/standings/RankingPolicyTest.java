package org.chessfed.pairing.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.chessfed.engine.tiebreak.AwaitingGroup;
import org.chessfed.engine.tiebreak.DecidedOrder;
import org.chessfed.engine.tiebreak.StandingsRow;
import org.chessfed.engine.tiebreak.StandingsTable;
import org.chessfed.pairing.Examples;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.standings.RankingPolicy.Facts;
import org.chessfed.pairing.tournament.Setup;
import org.chessfed.pairing.tournament.Tournament;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Ranking by the regulation's chains")
class RankingPolicyTest {

    private static final Facts NONE = Facts.NONE;

    /** Players A to F are 1 to 6. */
    private static final PlayHistory VECTOR =
            history("1-6 1, 2-5 0, 3-4 -", "5-1 1, 6-4 0, 3-2 =", "1-4 =, 5-3 0, 2-6 0", "3-1 =, 4-2 0, 6-5 =");

    private static PlayHistory history(String... rounds) {
        List<Game> games = new ArrayList<>();
        for (int round = 1; round <= rounds.length; round++) {
            String[] boards = rounds[round - 1].split(", ");
            for (int board = 1; board <= boards.length; board++) {
                String[] parts = boards[board - 1].split("[- ]", 3);
                games.add(Examples.game(
                        round, board, Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2].charAt(0)));
            }
        }
        return new PlayHistory(games, List.of(), List.of());
    }

    private static StandingsTable rank(
            Tournament tournament, Map<String, String> settings, PlayHistory history, int rounds, Facts facts) {
        return RankingPolicy.rank(
                tournament,
                Examples.terms(tournament, settings),
                history,
                rounds,
                tournament.sections().subList(0, 1),
                facts);
    }

    private static String value(StandingsRow row, String code) {
        return row.values().stream()
                .filter(value -> value.step().code().equals(code))
                .findFirst()
                .orElseThrow()
                .text();
    }

    @Test
    @DisplayName("AC-057 [SEL-K2]: a forfeit counts as a draw in tie-breaks: E D A C B F; as scored: D E C A B F")
    void vector() {
        Tournament six = Examples.tournament("PRELIM", "P1N", "MEN", 6);
        StandingsTable table = rank(six, Map.of(), VECTOR, 4, NONE);
        assertThat(table.order()).containsExactly(5, 4, 1, 3, 2, 6);
        assertThat(table.row(5).points()).isEqualTo(25);
        assertThat(table.row(4).points()).isEqualTo(25);
        assertThat(value(table.row(5), "SB")).isEqualTo("4.25");
        assertThat(value(table.row(4), "SB")).isEqualTo("3.75");
        assertThat(value(table.row(5), "BH/M1")).isEqualTo("3.5");
        assertThat(value(table.row(4), "BH/M1")).isEqualTo("3.5");

        StandingsTable scored = rank(six, Map.of("tiebreak.forfeit", "AS_SCORED"), VECTOR, 4, NONE);
        assertThat(scored.order()).containsExactly(4, 5, 3, 1, 2, 6);
        assertThat(value(scored.row(4), "SB")).isEqualTo("4.50");
        assertThat(value(scored.row(5), "SB")).isEqualTo("4.25");

        StandingsTable winnerOnly = rank(six, Map.of("tiebreak.forfeit", "DRAW_WINNER_ONLY"), VECTOR, 4, NONE);
        assertThat(value(winnerOnly.row(4), "SB")).isEqualTo("3.50");
        StandingsTable fide = rank(six, Map.of("tiebreak.forfeit", "FIDE_CURRENT"), VECTOR, 4, NONE);
        assertThat(value(fide.row(4), "SB")).isEqualTo("5.00");
    }

    @Test
    @DisplayName("AC-059 [SEL-Q8, SEL-Z41]: a void player is out of the list; the opponents keep points and tie-breaks")
    void voidPlayer() {
        Tournament six = Examples.tournament("PRELIM", "P1N", "MEN", 6);
        StandingsTable table = rank(six, Map.of(), VECTOR, 4, new Facts(Set.of(3), Map.of(), List.of()));
        assertThat(table.unranked()).containsExactly(3);
        assertThat(table.order()).containsExactly(5, 4, 1, 2, 6);
        assertThat(table.row(4).points()).isEqualTo(25);
        assertThat(value(table.row(4), "SB")).isEqualTo("3.75");
        StandingsTable removed =
                rank(six, Map.of("void.opponents", "REMOVE"), VECTOR, 4, new Facts(Set.of(3), Map.of(), List.of()));
        assertThat(removed.row(4).points()).isEqualTo(25);
        assertThat(value(removed.row(4), "SB")).isNotEqualTo("3.75");
    }

    @Test
    @DisplayName("[SEL-Q4]: one pairing, two lists; each ranks its own")
    void lists() {
        Tournament mixed = Examples.tournament("PRELIM", "P1N", "MEN", "MEN", "MEN", "WOMEN", "WOMEN", "MEN");
        StandingsTable women = RankingPolicy.rank(mixed, Examples.terms(mixed), VECTOR, 4, List.of("WOMEN"), NONE);
        StandingsTable men = RankingPolicy.rank(mixed, Examples.terms(mixed), VECTOR, 4, List.of("MEN"), NONE);
        assertThat(women.order()).containsExactly(5, 4);
        assertThat(women.rows()).extracting(StandingsRow::rank).containsExactly(1, 2);
        assertThat(men.order()).containsExactly(1, 3, 2, 6);
    }

    @Test
    @DisplayName(
            "AC-073 [SEL-F5]: direct encounter open, median Buchholz parts one, the second direct encounter the rest")
    void secondDirectEncounter() {
        Tournament final_ = Examples.tournament("FINAL", "FINAL", "MEN", 6);
        // 1 and 2 have met (1 won), 3 has met neither: 2.5 points each
        PlayHistory history =
                history("1-2 1, 3-4 1, 5-6 1", "1-5 1, 3-6 =, 2-4 1", "4-1 =, 2-6 1, 5-3 0", "5-4 0, 6-1 1, 2-3 =");
        StandingsTable table = rank(final_, Map.of(), history, 4, NONE);
        List<String> codes = table.rules().chain().codes();
        assertThat(codes).containsExactly("PTS", "DE", "BH/M1", "BH", "PS", "DE", "BPG", "PLAYOFF");
        assertThat(table.rows()).extracting(StandingsRow::points).isSortedAccordingTo((a, b) -> b - a);
        assertThat(table.row(1).points()).isEqualTo(25);
        assertThat(table.row(2).points()).isEqualTo(25);
        assertThat(table.row(1).rank()).isLessThan(table.row(2).rank());
    }

    @Test
    @DisplayName("AC-075 [SEL-F10, SEL-Z38]: three equal with one win and one loss each go by the semi's ranks 2, 5, 9")
    void semiRanks() {
        Tournament women = Examples.tournament("FINAL", "FINAL", "WOMEN", 4);
        PlayHistory circle = history("1-2 1, 3-4 1", "2-3 1, 1-4 1", "3-1 1, 2-4 1");
        StandingsTable table =
                rank(women, Map.of(), circle, 3, new Facts(Set.of(), Map.of(1, 9, 2, 2, 3, 5, 4, 1), List.of()));
        assertThat(table.order()).containsExactly(2, 3, 1, 4);
        assertThat(table.awaiting()).isEmpty();
    }

    @Test
    @DisplayName(
            "AC-075 [SEL-Z38], field case 25: equal in all and of one semi rank wait for a playoff, whose order decides")
    void playoff() {
        Tournament women = Examples.tournament("FINAL", "FINAL", "WOMEN", 4);
        PlayHistory drawn = history("1-4 1, 2-3 =", "3-1 0, 2-4 1", "1-2 1, 3-4 1");
        Map<Integer, Integer> ranks = Map.of(1, 1, 2, 3, 3, 3, 4, 8);
        StandingsTable open = rank(women, Map.of(), drawn, 3, new Facts(Set.of(), ranks, List.of()));
        assertThat(open.row(2).joint()).isTrue();
        assertThat(open.awaiting()).extracting(AwaitingGroup::players).containsExactly(List.of(2, 3));
        StandingsTable decided = rank(
                women,
                Map.of(),
                drawn,
                3,
                new Facts(Set.of(), ranks, List.of(new DecidedOrder(List.of(Set.of(3), Set.of(2)), "blitz"))));
        assertThat(decided.order()).containsExactly(1, 3, 2, 4);
        assertThat(decided.awaiting()).isEmpty();
    }

    @Test
    @DisplayName("[SEL-Z39]: in a round robin who played fewer than half leaves the standing at the end, games and all")
    void roundRobinRule() {
        Tournament women = Examples.tournament("FINAL", "FINAL", "WOMEN", 4);
        Tournament three = new Tournament(
                women.id(),
                0,
                women.competition(),
                1,
                women.stage(),
                women.event(),
                women.rule(),
                women.system(),
                3,
                women.rosterId(),
                women.status(),
                women.initialColour(),
                List.of(),
                null,
                Setup.USUAL,
                null,
                null,
                women.players());
        PlayHistory history = history("1-4 0, 2-3 =", "4-3 -, 1-2 1", "2-4 +, 3-1 1");
        assertThat(rank(three, Map.of(), history, 2, NONE).unranked()).isEmpty();
        StandingsTable table = rank(three, Map.of(), history, 3, NONE);
        assertThat(table.unranked()).containsExactly(4);
        assertThat(table.row(1).points()).isEqualTo(10);
        assertThat(table.row(2).points()).isEqualTo(5);
    }
}
