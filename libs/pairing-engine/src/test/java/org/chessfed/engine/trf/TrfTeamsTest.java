package org.chessfed.engine.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.chessfed.engine.Acceleration;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Teams, their matches and who is named: what cannot be is refused with line and column. */
class TrfTeamsTest {

    private static String player(int number, String... cells) {
        return String.format("001 %4d      %-33s %4d %27s 0.0     ", number, "A, B", 0, "")
                + IntStream.range(0, cells.length)
                        .mapToObj(i -> "  " + cells[i])
                        .reduce("", String::concat);
    }

    private static String team(int number, String players) {
        return String.format("310 %3d %-32s %30s  %s", number, "Lake", "", players);
    }

    private static TrfFile read(String... lines) {
        return TrfReader.read(String.join("\n", lines));
    }

    private static void refused(int line, int column, String message, String... lines) {
        assertThatThrownBy(() -> read(lines))
                .isInstanceOfSatisfying(TrfException.class, fault -> {
                    assertThat(List.of(fault.line(), fault.column())).containsExactly(line, column);
                })
                .hasMessageContaining(message);
    }

    private static final String[] TEAM_MATES = {
        team(1, "   1    2"),
        team(2, "   3    4"),
        player(1, "   2 w 1"),
        player(2, "   1 b 0"),
        player(3, "   4 w 1"),
        player(4, "   3 b 0")
    };

    @Test
    @DisplayName("a team cannot meet itself; players of one team may meet in a tournament of individuals")
    void teamAgainstItself() {
        refused(3, 92, "stand in the same team, 1", TEAM_MATES);
        String[] individual = TEAM_MATES.clone();
        individual[0] = "192 FIDE_DUTCH_2026\n" + team(1, "   1    2");
        assertThat(read(individual).teams().teams()).hasSize(2);
    }

    @Test
    @DisplayName("a team meets one other team in a round")
    void twoOpponents() {
        refused(
                5,
                92,
                "team 1 has two opponents in round 1, 2 and 3",
                team(1, "   1    2"),
                team(2, "   3    4"),
                team(3, "   5    6"),
                player(1, "   3 w 1"),
                player(2, "   5 w 1"),
                player(3, "   1 b 0"),
                player(4, "   6 w 1"),
                player(5, "   2 b 0"),
                player(6, "   4 b 0"));
    }

    @Test
    @DisplayName("a player stands once in one team, by 310 or by 013")
    void onePlace() {
        String[] field = {player(1), player(2)};
        refused(
                2,
                74,
                "player 2 stands in the team of line 1",
                team(1, "   1    2"),
                team(2, "   2"),
                field[0],
                field[1]);
        refused(1, 79, "player 1 stands in the team of line 1", team(1, "   1    1"), field[0], field[1]);
        String old = String.format("013 %-32s   1    2", "Lake");
        refused(
                2,
                42,
                "player 2 stands in the team of line 1",
                old,
                old.replace("1    2", "     2"),
                field[0],
                field[1]);
    }

    @ParameterizedTest
    @CsvSource({"013,37", "013 Team A,37", "310 001,74", "310   1 Team A,74"})
    @DisplayName("a team without players is refused, and makes no tournament of teams")
    void noPlayers(String line, int column) {
        refused(1, column, "a team needs players", line, player(1), player(2));
    }

    @Test
    @DisplayName("a player without a team is told; a game against him belongs to no match")
    void playerWithoutTeam() {
        assertThat(read(team(1, "   1"), team(2, "   2"), player(1), player(2), player(3))
                        .warnings())
                .extracting(TrfWarning::toString)
                .containsExactly("line 5, column 5: player 3 stands in no team");
        refused(
                3,
                92,
                "opponent 3 of round 1 stands in no team",
                team(1, "   1"),
                team(2, "   2"),
                player(1, "   3 w 1"),
                player(2),
                player(3, "   1 b 0"));
    }

    @Test
    @DisplayName("records 310 hold; a team of record 013 with other players is told")
    void oldRecordDiffers() {
        assertThat(read(
                                team(1, "   1"),
                                team(2, "   2"),
                                String.format("013 %-32s   1", "Lake"),
                                String.format("013 %-32s   1    2", "Hill"),
                                player(1),
                                player(2))
                        .warnings())
                .extracting(TrfWarning::toString)
                .containsExactly("line 4, column 37: no record 310 has a team of these players; the records 310 hold");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "330 +- 001 001 009 | 16 | no team has the number 9",
                "330 +- 001 009 001 | 12 | no team has the number 9",
                "330 +- 001 001 001 | 16 | team 1 cannot meet itself",
                "330 +- 900 001 002 | 8 | round 900 is not among the 1 rounds",
                "330 +- 001 001 003 | 92 | has two opponents in round 1",
                "320  1.0  2.0 009 | 15 | no team has the number 9",
                "320  1.0  2.0 003 003 | 19 | round 2 is not among the 1 rounds",
                "320  1.0  2.0 001 | 92 | team 1 has a bye in round 1, but also games"
            })
    @DisplayName("a forfeited match or a bye names teams of the file, a paired round, and no other match")
    void forfeitsAndByes(String record, int column, String message) {
        assertThatThrownBy(() -> read(
                        record,
                        team(1, "   1"),
                        team(2, "   2"),
                        team(3, "   3"),
                        player(1, "   2 w 1"),
                        player(2, "   1 b 0"),
                        player(3, "0000 - U")))
                .isInstanceOfSatisfying(
                        TrfException.class, fault -> assertThat(fault.column()).isEqualTo(column))
                .hasMessageContaining(message);
    }

    @Test
    @DisplayName("two forfeited matches or byes of a team in one round are refused; a second bye of a team is told")
    void twice() {
        String[] field = {
            team(1, "   1"),
            team(2, "   2"),
            player(1, "0000 - F", "0000 - Z"),
            player(2, "0000 - Z", "0000 - Z"),
            player(3, "0000 - U", "0000 - U"),
            team(3, "   3")
        };
        String rest = String.join("\n", field);
        refused(2, 12, "has a forfeited match in round 1", "330 +- 001 001 002", "330 +- 001 001 003", rest);
        refused(2, 15, "has a pairing-allocated bye already", "320  1.0  2.0 003", "320  1.0  2.0 002", rest);
        refused(2, 5, "a bye has one value", "320  1.0  2.0 003", "320  2.0  2.0 000 003", rest);
        refused(
                2,
                15,
                "team 1 has a bye in round 1, but a match against 2",
                "330 +- 001 001 002",
                "320  1.0  2.0 001",
                rest);
        assertThat(read("320  1.0  2.0 003 003", rest).warnings())
                .extracting(TrfWarning::toString)
                .contains("line 1, column 19: team 3 has a second pairing-allocated bye");
    }

    @ParameterizedTest
    @CsvSource({"XXA   77  1.0,5", "250       1.0 001 001 0009 9999,23", "250       1.0 001 001 0001 9999,28"})
    @DisplayName("virtual points name players of the file")
    void virtualPoints(String line, int column) {
        refused(2, column, "which the file does not have", "142 5", line, player(1), player(2));
    }

    @Test
    @DisplayName(
            "XXA: rounds and neighbours with the same points are one range; a second record of a player is refused")
    void virtualPointsOfPlayers() {
        assertThat(read(
                                "142 9",
                                "XXA    2  1.0  1.0  0.5",
                                "XXA    1  1.0  1.0  0.5",
                                "XXA    3       1.0",
                                player(1),
                                player(2),
                                player(3))
                        .accelerations())
                .containsExactly(
                        new Acceleration(1, 2, 1, 2, 10),
                        new Acceleration(3, 3, 1, 2, 5),
                        new Acceleration(2, 2, 3, 3, 10));
        refused(3, 5, "virtual points already", "142 9", "XXA    1  1.0", "XXA    1  0.5", player(1));
    }

    @ParameterizedTest
    @ValueSource(strings = {"FIDE_TEAM_GP_MP_BAKU", "FIDE_TEAM_TYPEB_GP_BAKU"})
    @DisplayName("Baku acceleration of teams by game points is told and makes no tournament")
    void bakuByGamePoints(String code) {
        String rest = String.join("\n", team(1, "   1"), team(2, "   2"), player(1), player(2));
        TrfFile file = read("142 5", "192 " + code, rest);
        assertThatThrownBy(file::toTeamTournamentState)
                .hasMessage("line 2, column 5: Baku acceleration of teams is defined for match points, not for game"
                        + " points");
        assertThat(read("142 5", "192 FIDE_TEAM_MP_GP_BAKU", rest)
                        .toTeamTournamentState()
                        .accelerations())
                .isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"05.05.2025", "2026/13/99", "garbage", "1968/00/00"})
    @DisplayName("a first or last day that is no date is told with its line")
    void days(String day) {
        assertThat(read("042 " + day, "052 " + day, player(1)).warnings())
                .extracting(TrfWarning::toString)
                .containsExactly(
                        "line 1, column 5: the first day is a day YYYY/MM/DD, found \"" + day
                                + "\"; rules that depend on it are those in force now",
                        "line 2, column 5: the last day is a day YYYY/MM/DD, found \"" + day + "\"");
        assertThat(read("042 2025/05/05", "052 2025-05-06", player(1)).warnings())
                .isEmpty();
    }
}
