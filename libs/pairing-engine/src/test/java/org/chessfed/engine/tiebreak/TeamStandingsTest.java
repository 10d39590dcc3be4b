package org.chessfed.engine.tiebreak;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Standings of teams")
class TeamStandingsTest {

    /** Matches written as boards: {@code "1-2: 1 = 0"} from the first team's side. */
    private static final class Matches {
        private final PointSystem system;
        private final int boards;
        private final Map<Integer, List<RoundCell>> cells = new TreeMap<>();
        private final Map<Integer, List<List<Integer>>> points = new HashMap<>();
        private int rounds;

        Matches(PointSystem system, int boards) {
            this.system = system;
            this.boards = boards;
        }

        Matches round(String... matches) {
            rounds++;
            for (String match : matches) {
                String[] parts = match.split(":");
                String[] teams = parts[0].split("-");
                int white = Integer.parseInt(teams[0]);
                List<Integer> mine = parts[1].strip()
                        .chars()
                        .filter(c -> c != ' ')
                        .mapToObj(Matches::points)
                        .toList();
                if (teams.length == 1) {
                    add(white, RoundCell.bye(Outcome.PAIRING_BYE), mine);
                } else {
                    int black = Integer.parseInt(teams[1]);
                    List<Integer> theirs =
                            mine.stream().map(tenths -> 10 - tenths).toList();
                    add(white, new RoundCell(black, Optional.empty(), outcome(mine)), mine);
                    add(black, new RoundCell(white, Optional.empty(), outcome(theirs)), theirs);
                }
            }
            return this;
        }

        private static int points(int code) {
            return code == '1' ? 10 : code == '=' ? 5 : 0;
        }

        private Outcome outcome(List<Integer> mine) {
            int compared = Integer.compare(2 * sum(mine), 10 * boards);
            return compared > 0 ? Outcome.WIN : compared < 0 ? Outcome.LOSS : Outcome.DRAW;
        }

        private static int sum(List<Integer> tenths) {
            return tenths.stream().mapToInt(Integer::intValue).sum();
        }

        private void add(int team, RoundCell cell, List<Integer> mine) {
            cells.computeIfAbsent(team, key -> new ArrayList<>()).add(cell.withGamePoints(sum(mine)));
            points.computeIfAbsent(team, key -> new ArrayList<>()).add(mine);
        }

        TournamentState state() {
            List<Player> teams = new ArrayList<>();
            cells.forEach((team, own) -> teams.add(new Player(team, "Team " + team, 0, own)));
            return new TournamentState(
                    teams, rounds, rounds, system, Optional.empty(), List.of(), List.of(), PairingEdition.FIDE_2026);
        }

        RankingFacts facts() {
            return RankingFacts.NONE.withTeams(new TeamScores(5 * boards, points));
        }

        StandingsTable rank(String... chain) {
            return Standings.rank(state(), RankingRules.swiss(Chain.of(chain), TieBreakEdition.FIDE_2024_08), facts());
        }

        String value(int team, String primary, String code) {
            return rank(primary, code).row(team).values().getLast().text();
        }
    }

    /** Match points 1, 0.5, 0 over three boards; a bye is worth a won match. */
    private static Matches cup() {
        return new Matches(PointSystem.of(10, 5, 0), 3);
    }

    private static final String[] CUP_CHAIN = {"MP", "GP", "DE", "BOARD1"};

    /** Teams 1 and 2 reach 5 match points and 14.5 game points; only their own match is given from outside. */
    private static Matches cupOfSeven(String between, String firstBoardsOfOne, String firstBoardsOfTwo, int[] fill) {
        Matches matches = cup().round("1-2: " + between, "3-4: ===");
        for (int round = 0; round < 6; round++) {
            matches.round(
                    "1-3: " + firstBoardsOfOne.charAt(round) + rest(fill[round]),
                    "2-4: " + firstBoardsOfTwo.charAt(round) + rest(fill[round + 6]));
        }
        return matches;
    }

    private static String rest(int halfPoints) {
        return IntStream.range(0, 2)
                .mapToObj(board -> halfPoints >= 2 * (board + 1) ? "1" : halfPoints == 2 * board + 1 ? "=" : "0")
                .reduce("", String::concat);
    }

    @Test
    @DisplayName("AC-093 [TEAM-K1]: X and Y with 5 match points and 14.5 game points, X beat Y: X is ahead")
    void directMatch() {
        // Given: X won 2-1
        Matches matches = cupOfSeven("11 0", "111100", "111110", new int[] {4, 4, 4, 3, 1, 1, 4, 3, 3, 3, 3, 1});
        // When
        StandingsTable table = matches.rank(CUP_CHAIN);
        // Then
        assertThat(table.row(1).values()).extracting(StepValue::text).startsWith("5.0", "14.5", "1");
        assertThat(table.row(2).values()).extracting(StepValue::text).startsWith("5.0", "14.5", "2");
        assertThat(table.order()).startsWith(1, 2);
        assertThat(table.row(2).separatedBy()).hasValue(2);
    }

    @Test
    @DisplayName("AC-094 [TEAM-K2]: X and Y drew, board one made 5.5 and 6 points in seven rounds: Y is ahead")
    void firstBoard() {
        // Given
        Matches matches = cupOfSeven("= 1 0", "111110", "11111=", new int[] {3, 3, 3, 1, 1, 4, 3, 3, 3, 1, 1, 3});
        // When
        StandingsTable table = matches.rank(CUP_CHAIN);
        // Then
        assertThat(table.row(1).points()).isEqualTo(table.row(2).points());
        assertThat(table.row(1).values().get(1).text())
                .isEqualTo(table.row(2).values().get(1).text());
        assertThat(table.row(1).values().get(2).text()).isEqualTo("0");
        assertThat(table.row(1).values().getLast().text()).isEqualTo("5.5");
        assertThat(table.row(2).values().getLast().text()).isEqualTo("6.0");
        assertThat(table.order()).startsWith(2, 1);
        assertThat(table.row(1).values().getLast().working()).hasSize(7);
    }

    @Test
    @DisplayName("AC-094 [TEAM-Z2]: in a section of five rounds the total of board one is over five games")
    void firstBoardOfFiveRounds() {
        Matches matches = cup();
        for (int round = 0; round < 5; round++) {
            matches.round("1-2: 1 0 =");
        }
        assertThat(matches.value(1, "MP", "BOARD1")).isEqualTo("5.0");
        assertThat(matches.rank(CUP_CHAIN).row(1).values().getLast().working()).hasSize(5);
    }

    @Test
    @DisplayName("TEAM-K1: match points come first, game points second, whatever the direct match says")
    void matchPointsThenGamePoints() {
        // Given: 1 and 2 have 1 match point; 2 beat 1 narrowly, but 1 has more game points
        Matches matches = cup().round("1-2: 0 0 1", "3-4: ===").round("1-3: 111", "4-2: 111");
        // Then
        StandingsTable table = matches.rank(CUP_CHAIN);
        assertThat(table.order().indexOf(1)).isLessThan(table.order().indexOf(2));
        assertThat(table.row(1).values()).extracting(StepValue::text).startsWith("1.0", "4.0");
    }

    @Test
    @DisplayName("TEAM-K3: equal to the end, the rank is joint")
    void joint() {
        StandingsTable table = cup().round("1-2: = = =").rank(CUP_CHAIN);
        assertThat(table.rows()).extracting(StandingsRow::rank).containsExactly(1, 1);
    }

    @Test
    @DisplayName("IVY-K1: in a team event match points, game points, direct match, lots")
    void ivyChain() {
        StandingsTable table = cup().round("1-2: = = =").rank("场分", "局分", "直胜", "抽签");
        assertThat(table.awaiting()).extracting(AwaitingGroup::players).containsExactly(List.of(1, 2));
    }

    /** Match points 2, 1, 0 over four boards; a bye is a drawn match. */
    private static Matches olympic() {
        return new Matches(PointSystem.of(20, 10, 0).withPairingBye(10), 4);
    }

    @Test
    @DisplayName("C.07, 13.2: the four extended Sonneborn-Berger")
    void extendedSonnebornBerger() {
        // Given: 1 beat 2 by 3-1 and drew with 3; 2 beat 3 by 2.5-1.5
        Matches matches = olympic()
                .round("1-2: 1 1 = =", "3: 1 1 0 0")
                .round("1-3: 1 0 = =", "2: 1 1 0 0")
                .round("2-3: 1 = = =", "1: 1 1 0 0");
        // Then: MP 1: 4, 2: 3, 3: 2; GP 1: 7, 2: 5.5, 3: 5.5; dummies of 1: min(4, 3) MP, min(7, 6) GP in 2026,
        // uncapped in 2024
        assertThat(matches.value(1, "MP", "EMMSB")).isEqualTo("12.00");
        assertThat(matches.value(1, "MP", "EMGSB")).isEqualTo("21.00");
        assertThat(matches.value(1, "MP", "EGMSB")).isEqualTo("23.50");
        assertThat(matches.value(1, "MP", "EGGSB")).isEqualTo("41.50");
        assertThat(matches.value(1, "MP", "BH:MP")).isEqualTo("9.0");
        assertThat(matches.value(1, "MP", "BH:GP")).isEqualTo("18.0");
        assertThat(matches.value(1, "MP", "MPVGP")).isEqualTo("7.0");
        assertThat(matches.value(1, "GP", "MPVGP")).isEqualTo("4.0");
    }

    @Test
    @DisplayName("Without the number of boards, half the game points of a played match are those of a drawn one")
    void boardsFromTheMatches() {
        Matches matches = olympic()
                .round("1-2: 1 1 = =", "3: 1 1 0 0")
                .round("1-3: 1 0 = =", "2: 1 1 0 0")
                .round("2-3: 1 = = =", "1: 1 1 0 0");
        RankingRules rules = RankingRules.swiss(Chain.of("MP", "BH:GP", "SSSC"), TieBreakEdition.FIDE_2026_03);
        assertThat(Standings.rank(matches.state(), rules, RankingFacts.NONE).rows())
                .isEqualTo(
                        Standings.rank(matches.state(), rules, matches.facts()).rows());
    }

    @Test
    @DisplayName("C.07, 13.4: score strength combination")
    void strengthCombination() {
        // Given: 7 game points, 4 match points; Buchholz 9 of match points and 18 of game points
        Matches matches = olympic()
                .round("1-2: 1 1 = =", "3: 1 1 0 0")
                .round("1-3: 1 0 = =", "2: 1 1 0 0")
                .round("2-3: 1 = = =", "1: 1 1 0 0");
        // Then: 6 / 4 cut to 1; a divisor of 3; with game points first 12 / 2
        assertThat(matches.value(1, "MP", "SSSC")).isEqualTo("16.00");
        assertThat(matches.value(1, "MP", "SSSC/K3")).isEqualTo("10.00");
        assertThat(matches.value(1, "GP", "SSSC")).isEqualTo("7.00");
    }

    @Test
    @DisplayName("C.07, 13.4: the divisor is 3 in 7 rounds, 5 in 11, and 18 in 9 with game points first")
    void divisorOfStrengthCombination() {
        TeamScores four = new TeamScores(20, Map.of());
        assertThat(strength(sums(7, 20, 10), four, "MP").value().orElseThrow().denominator())
                .isEqualTo(30);
        assertThat(strength(sums(11, 20, 10), four, "MP").value().orElseThrow().denominator())
                .isEqualTo(50);
        assertThat(strength(sums(9, 20, 10), four, "GP").value().orElseThrow().denominator())
                .isEqualTo(180);
    }

    private static TournamentState sums(int rounds, int win, int draw) {
        Matches matches = new Matches(PointSystem.of(win, draw, 0), 4);
        for (int round = 0; round < rounds; round++) {
            matches.round("1-2: 1 1 = =");
        }
        return matches.state();
    }

    private static StepValue strength(TournamentState state, TeamScores teams, String primary) {
        return Standings.rank(
                        state,
                        RankingRules.swiss(Chain.of(primary, "SSSC"), TieBreakEdition.FIDE_2026_03),
                        RankingFacts.NONE.withTeams(teams))
                .row(1)
                .values()
                .getLast();
    }

    @Test
    @DisplayName("C.07, 13.3: extended direct encounter: match points, then game points of the tied teams")
    void extendedDirectEncounter() {
        // Given: 1, 2 and 3 beat each other in a circle; 1 by 4-0, 2 by 3-1, 3 by 2.5-1.5; all beat 4
        Matches matches = olympic()
                .round("1-2: 1111", "3-4: 1110")
                .round("2-3: 1110", "1-4: 1110")
                .round("3-1: 1 = = =", "2-4: 1110");
        // When
        StandingsTable table = matches.rank("MP", "EDE");
        // Then: game points of the circle 5.5, 3, 3.5: all parted
        assertThat(table.order()).containsExactly(1, 3, 2, 4);
        assertThat(table.row(3).values().getLast().text()).isEqualTo("2");
        // And: plain direct encounter leaves the three together
        assertThat(matches.rank("MP", "DE").rows())
                .extracting(StandingsRow::rank)
                .containsExactly(1, 1, 1, 4);
    }

    @Test
    @DisplayName("C.07, 12 and 13.3: two teams whose match was drawn are parted by its boards")
    void boardsOfTheMatch() {
        // Given: 1, .5, .5, 0 for team 1 on boards 1 to 4: board count 3.5 against 6.5
        Matches matches = olympic().round("1-2: 1 = = 0");
        // Then
        for (String code : List.of("EDEBT", "EDEBB", "EDET", "EDEB", "BC", "TBR", "BBE")) {
            assertThat(matches.rank("MP", code).order()).as(code).containsExactly(1, 2);
            assertThat(matches.rank("MP", code).rows())
                    .as(code)
                    .extracting(StandingsRow::rank)
                    .containsExactly(1, 2);
        }
        assertThat(matches.rank("MP", "EDE").rows())
                .extracting(StandingsRow::rank)
                .containsExactly(1, 1);
        // And: the same board count, parted by the top board, or by leaving out the bottom board
        Matches even = olympic().round("1-2: 1 0 0 1");
        assertThat(even.rank("MP", "BC").rows()).extracting(StandingsRow::rank).containsExactly(1, 1);
        assertThat(even.rank("MP", "EDEBT").order()).containsExactly(1, 2);
        assertThat(even.rank("MP", "TBR").row(2).rank()).isEqualTo(2);
        assertThat(even.rank("MP", "BBE").order()).containsExactly(2, 1);
        assertThat(even.rank("MP", "EDEBB").order()).containsExactly(2, 1);
    }

    @Test
    @DisplayName(
            "C.07, 16.2.5: a team's zero-point bye in the last round counts as a drawn match: 6 to 7 MP, 11.5 to 13.5 GP")
    void closingByeOfATeam() {
        // Given
        List<RoundCell> own = List.of(
                new RoundCell(2, Optional.empty(), Outcome.WIN).withGamePoints(40),
                new RoundCell(3, Optional.empty(), Outcome.WIN).withGamePoints(40),
                new RoundCell(4, Optional.empty(), Outcome.WIN).withGamePoints(35),
                RoundCell.bye(Outcome.ZERO_POINT_BYE));
        TournamentState state = new TournamentState(
                List.of(
                        new Player(1, "Team 1", 0, own),
                        new Player(2, "Team 2", 0, List.of(new RoundCell(1, Optional.empty(), Outcome.LOSS))),
                        new Player(3, "Team 3", 0, List.of()),
                        new Player(4, "Team 4", 0, List.of())),
                4,
                4,
                PointSystem.of(20, 10, 0),
                Optional.empty(),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
        RankingFacts facts = RankingFacts.NONE.withTeams(new TeamScores(20, Map.of()));
        RankingRules rules = RankingRules.swiss(Chain.of("MP"), TieBreakEdition.FIDE_2026_03);
        // Then: team 2 met team 1 in round 1
        assertThat(first(state, rules, facts, "BH:MP")).isEqualTo("7.0");
        assertThat(first(state, rules, facts, "BH:GP")).isEqualTo("13.5");
    }

    private static String first(TournamentState state, RankingRules rules, RankingFacts facts, String code) {
        return Standings.rank(
                        state,
                        RankingRules.swiss(Chain.of(rules.chain().codes().getFirst(), code), rules.edition()),
                        facts)
                .row(2)
                .values()
                .getLast()
                .working()
                .getFirst()
                .value()
                .text();
    }

    @Test
    @DisplayName("C.07, 13.3.3: after a split by game points the rest start again with match points")
    void extendedDirectEncounterStartsAgain() {
        // Given: a circle with game points 5, 3.5 and 3.5; of the last two, 2 beat 3
        Matches matches = olympic()
                .round("1-2: 1111", "3: 1100")
                .round("2-3: 111=", "1: 1100")
                .round("3-1: 1110", "2: 1100");
        // When
        StandingsTable table = matches.rank("MP", "EDE");
        // Then
        assertThat(table.order()).containsExactly(1, 2, 3);
        assertThat(table.rows()).extracting(StandingsRow::rank).containsExactly(1, 2, 3);
    }

    @Test
    @DisplayName("C.07, 12: boards part two teams that met, not three, and not two whose match was forfeited")
    void boardsPartTwoOnly() {
        Matches three = olympic()
                .round("1-2: 1 0 = =", "3: 1100")
                .round("2-3: 1 0 = =", "1: 1100")
                .round("3-1: 1 0 = =", "2: 1100");
        assertThat(three.rank("MP", "TBR").rows())
                .extracting(StandingsRow::rank)
                .containsExactly(1, 1, 1);
        assertThat(three.rank("MP", "EDET").rows())
                .extracting(StandingsRow::rank)
                .containsExactly(1, 1, 1);
        TournamentState forfeited = new TournamentState(
                List.of(
                        new Player(1, "Team 1", 0, List.of(new RoundCell(2, Optional.empty(), Outcome.FORFEIT_LOSS))),
                        new Player(2, "Team 2", 0, List.of(new RoundCell(1, Optional.empty(), Outcome.FORFEIT_LOSS)))),
                1,
                1,
                PointSystem.of(20, 10, 0),
                Optional.empty(),
                List.of(),
                List.of(),
                PairingEdition.FIDE_2026);
        RankingFacts facts = RankingFacts.NONE.withTeams(
                new TeamScores(20, Map.of(1, List.of(List.of(10, 0, 0, 0)), 2, List.of(List.of(0, 0, 0, 0)))));
        assertThat(Standings.rank(
                                forfeited,
                                RankingRules.swiss(Chain.of("MP", "TBR"), TieBreakEdition.FIDE_2026_03),
                                facts)
                        .rows())
                .extracting(StandingsRow::rank)
                .containsExactly(1, 1);
    }
}
