package org.chessfed.engine.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrfReaderTest {

    /** A player's line: the fields of the example in the format's text, then the cells of the rounds. */
    private static String player(int number, String points, String... cells) {
        StringBuilder line = new StringBuilder(String.format(
                "001 %4d m GM %-33s %4d TPE %11s 1990/04/05 %4s %4d",
                number, "Lin, A", 2406, "8600001", points, number));
        for (String cell : cells) {
            line.append("  ").append(cell);
        }
        return line.toString();
    }

    private static TrfFile read(String... lines) {
        return TrfReader.read(String.join("\n", lines) + "\n");
    }

    static List<Path> corpus() {
        return Corpus.allFiles();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    @DisplayName("every file of the corpus is read without a remark")
    void readsTheCorpus(Path file) {
        assertThat(Corpus.read(file).warnings()).isEmpty();
    }

    @Test
    @DisplayName("players, rounds played and rounds in all are those of the corpus' manifests")
    void roundsOfTheCorpus() {
        List<String> found = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (String[] row : Corpus.manifest("dutch-next")) {
            TournamentState state =
                    Corpus.read(Corpus.file("dutch-next", row[0] + ".trf")).toTournamentState();
            expected.add(row[0] + " " + row[2] + " " + row[3] + " " + row[4]);
            found.add(row[0] + " " + state.players().size() + " " + state.nextRound() + " " + state.totalRounds());
        }
        for (String[] row : Corpus.manifest("dutch")) {
            TournamentState state = Corpus.read(Corpus.file("dutch", row[0])).toTournamentState();
            expected.add(row[0] + " " + row[2] + " " + row[3] + " " + row[3]);
            found.add(
                    row[0] + " " + state.players().size() + " " + state.completedRounds() + " " + state.totalRounds());
        }
        assertThat(found).isEqualTo(expected);
    }

    @Test
    @DisplayName("record 001: every field by its columns")
    void fields() {
        String line =
                "001    1 m GM Lin, A-Hua                        2406 TPE     8600001 1990/04/05  1.0    1     4 w 1";
        TrfFile file = read(line, player(4, "0.0", "   1 b 0"));
        assertThat(line).hasSize(99);
        assertThat(file.players().getFirst())
                .isEqualTo(new TrfPlayer(
                        1,
                        "m",
                        "GM",
                        "Lin, A-Hua",
                        2406,
                        "TPE",
                        "8600001",
                        "1990/04/05",
                        java.util.OptionalInt.of(10),
                        java.util.OptionalInt.of(1),
                        List.of(RoundCell.game(4, Colour.WHITE, Outcome.WIN))));
    }

    @Test
    @DisplayName("a name of Chinese characters outside the BMP keeps the columns after it in place")
    void columnsAreCodePoints() {
        String name = "\uD842\uDFB7".repeat(16) + "王".repeat(17);
        String line = "001    1 m    " + name + " 2406 TPE" + " ".repeat(24) + " 0.0    1";
        TrfPlayer player = read(line).players().getFirst();
        assertThat(player.name()).isEqualTo(name);
        assertThat(player.rating()).isEqualTo(2406);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\r", "\n", "\r\n"})
    @DisplayName("any line end separates records; a file that begins with a byte order mark is read")
    void lineEnds(String end) {
        TrfFile file = TrfReader.read(
                "\uFEFF012 Cup" + end + player(1, "1.0", "   2 w 1") + end + player(2, "0.0", "   1 b 0") + end);
        assertThat(file.header().name()).isEqualTo("Cup");
        assertThat(file.players()).hasSize(2);
        assertThat(file.warnings()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "0000 - H,HALF_POINT_BYE,0.5",
        "0000 - F,FULL_POINT_BYE,1.0",
        "0000 - U,PAIRING_BYE,1.0",
        "0000 - u,PAIRING_BYE,1.0",
        "0000 - Z,ZERO_POINT_BYE,0.0",
        "0000 - +,PAIRING_BYE,1.0",
        "0000 - =,HALF_POINT_BYE,0.5",
        "0000 - -,ZERO_POINT_BYE,0.0"
    })
    @DisplayName("byes, in either letter case and in older spellings")
    void byes(String cell, Outcome outcome, String points) {
        TrfFile file = read(player(1, points, cell), player(2, "1.0", "   3 w 1"), player(3, "0.0", "   2 b 0"));
        assertThat(file.players().getFirst().cells()).containsExactly(RoundCell.bye(outcome));
        assertThat(file.warnings()).hasSize("+=-".indexOf(cell.charAt(7)) < 0 ? 0 : 1);
    }

    @ParameterizedTest
    @CsvSource({
        "1,0,1.0,0.0",
        "=,=,0.5,0.5",
        "0,0,0.0,0.0",
        "=,0,0.5,0.0",
        "+,-,1.0,0.0",
        "-,-,0.0,0.0",
        "W,L,1.0,0.0",
        "D,D,0.5,0.5"
    })
    @DisplayName("Field case 17: draw against loss, two losses, unrated games and forfeits are accepted")
    void resultsThatGoTogether(char first, char second, String firstPoints, String secondPoints) {
        TrfFile file = read(player(1, firstPoints, "   2 w " + first), player(2, secondPoints, "   1 b " + second));
        assertThat(file.warnings()).isEmpty();
        assertThat(file.players().get(0).cells().getFirst().outcome().code()).isEqualTo(first);
        assertThat(file.players().get(1).cells().getFirst().outcome().code()).isEqualTo(second);
    }

    @ParameterizedTest
    @CsvSource({"1,1", "1,=", "+,+", "+,0", "1,-", "+,=", "W,1", "W,0", "1,L", "D,="})
    @DisplayName("Field case 17: two results that cannot come from one game are rejected with their place")
    void resultsThatDoNotGoTogether(char first, char second) {
        assertThatThrownBy(() -> read(player(1, "1.0", "   2 w " + first), player(2, "1.0", "   1 b " + second)))
                .isInstanceOf(TrfException.class)
                .hasMessageStartingWith("line 1, column 99: the results of 1 and 2 in round 1 do not go together");
    }

    @Test
    @DisplayName("two pairing-allocated byes in one round are rejected")
    void twoByes() {
        assertThatThrownBy(() -> read(player(1, "1.0", "0000 - U"), player(2, "1.0", "0000 - U")))
                .hasMessage("line 2, column 92: round 1 has two pairing-allocated byes, of 1 and 2");
    }

    @Test
    @DisplayName("an old forfeit cell with opponent and a dash for the colour is accepted")
    void forfeitWithoutColour() {
        TrfFile file = read(player(1, "0.0", "   2 - -"), player(2, "1.0", "   1 - +"));
        assertThat(file.players().getFirst().cells().getFirst())
                .isEqualTo(new RoundCell(2, java.util.Optional.empty(), Outcome.FORFEIT_LOSS));
    }

    @Test
    @DisplayName("points that are not the sum of the results: a warning with line and column")
    void pointsDiffer() {
        TrfFile file = read(player(1, "1.5", "   2 w 1"), player(2, "0.0", "   1 b 0"));
        assertThat(file.warnings())
                .containsExactly(new TrfWarning(
                        1, 81, TrfWarning.Kind.POINTS_DIFFER, "player 1 has 1.5 points, the results give 1.0"));
    }

    @Test
    @DisplayName("Hard case 9: points may contain the half-point bye of the next round, virtual points, or both")
    void pointsWithNextBye() {
        TrfFile file = read(
                "XXR 5", "XXA    1  1.0  1.0", player(1, "2.5", "   2 w 1", "0000 - H"), player(2, "0.0", "   1 b 0"));
        assertThat(file.warnings()).isEmpty();
    }

    @Test
    @DisplayName("Hard case 6: a bye known for the next round does not make that round a played one")
    void nextByeIsNoRound() {
        TournamentState state = read(
                        "142 5",
                        player(1, "1.0", "   2 w 1", "0000 - H"),
                        player(2, "0.0", "   1 b 0"),
                        player(3, "1.0", "0000 - U"))
                .toTournamentState();
        assertThat(state.completedRounds()).isEqualTo(1);
        assertThat(state.players().get(0).cells()).hasSize(2);
        assertThat(state.players().get(1).cells()).hasSize(1);
    }

    @Test
    @DisplayName("record 240 and XXZ: byes and absences of the next round; those of later rounds wait")
    void announcedByes() {
        TournamentState state = read(
                        "142 5",
                        "240 H 002 0001 0002",
                        "240 Z 003    3",
                        "XXZ 4",
                        player(1, "1.0", "   2 w 1"),
                        player(2, "0.0", "   1 b 0"),
                        player(3, "0.0", "   4 w -"),
                        player(4, "0.0", "   3 b -"))
                .toTournamentState();
        assertThat(state.players().stream().map(player -> player.cells().size()))
                .containsExactly(2, 2, 1, 2);
        assertThat(state.players().get(1).cells().getLast()).isEqualTo(RoundCell.bye(Outcome.HALF_POINT_BYE));
        assertThat(state.players().get(3).cells().getLast()).isEqualTo(RoundCell.bye(Outcome.ZERO_POINT_BYE));
    }

    @Test
    @DisplayName("Hard case 17: a file that tells no number of rounds is finished with its last column")
    void finishedFile() {
        TrfFile file = read(
                player(1, "1.0", "   2 w 1", "0000 - Z"),
                player(2, "0.5", "   1 b 0", "0000 - H"),
                player(3, "1.0", "0000 - U"));
        assertThat(file.pairedRounds()).isEqualTo(2);
        assertThat(file.totalRounds()).isEqualTo(2);
    }

    @Test
    @DisplayName("initial colour: stated, or told by the first round that has colours")
    void initialColour() {
        String[] games = {
            player(1, "0.0", "   3 b 0"),
            player(2, "0.0", "   4 w 0"),
            player(3, "1.0", "   1 w 1"),
            player(4, "1.0", "   2 b 1")
        };
        assertThat(read(games).toTournamentState().initialColour()).hasValue(Colour.BLACK);
        assertThat(TrfReader.read("152 W\r" + String.join("\r", games))
                        .toTournamentState()
                        .initialColour())
                .hasValue(Colour.WHITE);
        assertThat(TrfReader.read("XXC white1\r" + String.join("\r", games))
                        .toTournamentState()
                        .initialColour())
                .hasValue(Colour.WHITE);
        assertThat(read("142 5", player(1, "0.0"), player(2, "0.0"))
                        .toTournamentState()
                        .initialColour())
                .isEmpty();
    }

    @Test
    @DisplayName("initial colour: who was absent when the first colours were given has no place yet")
    void initialColourSkipsAbsentees() {
        assertThat(read(
                                player(1, "0.0", "0000 - Z"),
                                player(2, "1.0", "   4 w 1"),
                                player(3, "1.0", "   5 b 1"),
                                player(4, "0.0", "   2 b 0"),
                                player(5, "0.0", "   3 w 0"))
                        .toTournamentState()
                        .initialColour())
                .hasValue(Colour.WHITE);
    }

    @Test
    @DisplayName("162: what is not told follows from win and draw; A and Z both mean zero-point bye and forfeit loss")
    void pointSystem() {
        assertThat(read("162  W 3.0    D 1.0    A 0.5", player(1, "0.0")).points())
                .isEqualTo(new org.chessfed.engine.PointSystem(30, 10, 0, 30, 5, 30, 30, 10, 5));
        assertThat(read("162  Z 0.5    P 0.0", player(1, "0.0")).points())
                .isEqualTo(new org.chessfed.engine.PointSystem(10, 5, 0, 10, 5, 0, 10, 5, 5));
        assertThat(read("BBW  3.0", "BBD  2.0", "BBL  1.0", "BBU  2.5", player(1, "0.0"))
                        .points())
                .isEqualTo(new org.chessfed.engine.PointSystem(30, 20, 10, 30, 0, 25, 30, 20, 0));
        assertThat(read("XXS WW=3 BW=3 PAB=1.5 HPB=1", player(1, "0.0")).points())
                .isEqualTo(new org.chessfed.engine.PointSystem(30, 5, 0, 30, 0, 15, 30, 10, 0));
    }

    @Test
    @DisplayName("XXS: a win worth more with one colour is refused, not misread")
    void pointsByColour() {
        assertThatThrownBy(() -> read("XXS WW=3 BW=4", player(1, "0.0")))
                .hasMessage(
                        "line 1, column 10: a result that is worth more with one colour is not supported: 4.0 here, 3.0"
                                + " otherwise");
    }

    @Test
    @DisplayName("250 and XXA give virtual points; where a file has both, 250 holds")
    void accelerations() {
        String[] field = {player(1, "0.0"), player(2, "0.0")};
        assertThat(TrfReader.read("142 9\n250       1.0 001 003 0001 0002\nXXA    1  1.0\n" + String.join("\n", field))
                        .accelerations())
                .containsExactly(new Acceleration(1, 3, 1, 2, 10));
        assertThat(TrfReader.read("142 9\nXXA    2  1.0  0.5\n" + String.join("\n", field))
                        .accelerations())
                .containsExactly(new Acceleration(1, 1, 2, 2, 10), new Acceleration(2, 2, 2, 2, 5));
        assertThat(TrfReader.read("142 9\n250  2.0      001 003 0001 0002\n" + String.join("\n", field))
                        .accelerations())
                .containsExactly(new Acceleration(1, 3, 1, 2, 20));
    }

    @ParameterizedTest
    @CsvSource({"6,4", "7,4", "12,6", "13,8", "161,82", "178,90"})
    @DisplayName(
            "Hard case 2: Baku's first group is 2 x ceil(N / 4) (C.04.7, 1.2); wins for 3 of 9 rounds, draws for 2")
    void baku(int players, int group) {
        List<String> lines = new ArrayList<>(List.of("142 9", "192 FIDE_DUTCH_2026_BAKU"));
        for (int number = 1; number <= players; number++) {
            lines.add(player(number, "0.0"));
        }
        assertThat(read(lines.toArray(String[]::new)).toTournamentState().accelerations())
                .containsExactly(new Acceleration(1, 3, 1, group, 10), new Acceleration(4, 5, 1, group, 5));
    }

    @Test
    @DisplayName("260 and XXP: groups whose members may not meet")
    void forbiddenPairs() {
        assertThat(read("142 9", "260   2   4    1    2", "XXP 1 2", player(1, "0.0"), player(2, "0.0"))
                        .forbidden())
                .containsExactly(
                        new ForbiddenPairs(2, 4, java.util.Set.of(1, 2)),
                        new ForbiddenPairs(1, 9, java.util.Set.of(1, 2)));
    }

    @Test
    @DisplayName("XXC rank: the order of the lines gives the pairing numbers, and fileNumber leads back")
    void orderByPosition() {
        TrfFile file = read(
                "142 5",
                "XXC rank",
                "XXP 30 20",
                player(30, "1.0", "  20 w 1"),
                player(10, "1.0", "0000 - U"),
                player(20, "0.0", "  30 b 0"));
        TournamentState state = file.toTournamentState();
        assertThat(state.players().getFirst().cells().getFirst().opponent()).isEqualTo(3);
        assertThat(state.forbidden().getFirst().players()).containsExactlyInAnyOrder(1, 3);
        assertThat(file.fileNumber(1)).isEqualTo(30);
        assertThat(file.fileNumber(3)).isEqualTo(20);
    }

    @Test
    @DisplayName("the state before an earlier round: who did not take part in it has a cell there")
    void earlierRound() {
        TournamentState state = read(
                        player(1, "1.5", "   2 w 1", "0000 - H"),
                        player(2, "1.0", "   1 b 0", "   3 w +"),
                        player(3, "1.0", "0000 - U", "   2 b -"),
                        player(4, "0.0"))
                .toTournamentState(1);
        assertThat(state.nextRound()).isEqualTo(2);
        assertThat(state.players().stream().map(player -> player.cells().size()))
                .containsExactly(2, 1, 1, 2);
    }

    @Test
    @DisplayName("a game without a result: readable, but no state can be made of it")
    void missingResult() {
        TrfFile file = read("142 5", player(1, "0.0", "   2 w  "), player(2, "0.0", "   1 b  "));
        assertThat(file.players().getFirst().cells().getFirst().outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThatThrownBy(file::toTournamentState)
                .hasMessage("line 2, column 99: the game of 1 in round 1 has no result yet");
    }

    @Test
    @DisplayName("record 299 cannot be honoured and is not ignored")
    void abnormalPoints() {
        TrfFile file = read("299 W         2.0 001 0001", player(1, "0.0"));
        assertThatThrownBy(file::toTournamentState).hasMessageStartingWith("line 1: ");
        assertThat(file.others()).hasSize(1);
    }

    @Test
    @DisplayName("teams: 310, 352, 362, 320 and 330")
    void teams() {
        TrfTeams teams = read(
                        "352 WB",
                        "362 TW 3.0   TD 1.0   TL 0.0",
                        "320  1.0  1.0 000 002",
                        "330 +-   1   1   2",
                        player(1, "1.0", "0000 - F", "0000 - Z"),
                        player(2, "1.0", "0000 - Z", "0000 - U"),
                        "310   1 Lake CC                          LAK   2374    5.0    5.5   1     1",
                        "310   2 Hill CC                                2348    6.0    6.0   2     2")
                .teams();
        assertThat(teams.teams().getFirst())
                .isEqualTo(new TrfTeam(
                        1,
                        "Lake CC",
                        "LAK",
                        "2374",
                        java.util.OptionalInt.of(50),
                        java.util.OptionalInt.of(55),
                        java.util.OptionalInt.of(1),
                        List.of(1)));
        assertThat(teams.boardColours()).isEqualTo("WB");
        assertThat(List.of(teams.matchWin(), teams.matchDraw(), teams.matchLoss()))
                .containsExactly(30, 10, 0);
        assertThat(teams.byes()).containsExactly(new TrfTeams.Bye(10, 10, List.of(0, 2)));
        assertThat(teams.forfeits()).containsExactly(new TrfTeams.Forfeit(1, 1, 2, true, false));
    }

    @Test
    @DisplayName("dates of the header, in both spellings; an incomplete one is no date")
    void dates() {
        assertThat(read("042 2026/03/06", "052 2026.03.17", player(1, "0.0")).header())
                .satisfies(header -> assertThat(header.startDate()).hasValue(LocalDate.of(2026, 3, 6)))
                .satisfies(header -> assertThat(header.endDate()).hasValue(LocalDate.of(2026, 3, 17)));
        assertThat(read("042 1968/00/00", player(1, "0.0")).header().startDate())
                .isEmpty();
    }

    @Test
    @DisplayName("a byte that is not UTF-8 is told with line and column; the right encoding reads the file")
    void encoding() {
        Charset big5 = Charset.forName("Big5");
        byte[] bytes = ("012 Cup\r\n022 台北\r\n" + player(1, "0.0")).getBytes(big5);
        assertThatThrownBy(() -> TrfReader.read(bytes, StandardCharsets.UTF_8))
                .hasMessage("line 2, column 5: the file is not legal UTF-8; choose the encoding in which it was"
                        + " written");
        assertThat(TrfReader.read(bytes, big5).header().city()).isEqualTo("台北");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "001    x m | line 1, column 5: starting rank must be a whole number",
                "142 zero | line 1, column 5: number of rounds must be a whole number",
                "142 0 | line 1, column 5: number of rounds must be from 1 to 999",
                "152 G | line 1, column 5: initial colour is W or B",
                "162  W 3,0 | line 1, column 7: points must be points such as 2.5",
                "240 Q 001 0001 | line 1, column 5: kind of bye is F, H or Z",
                "240 H 001 0009 | line 1, column 11: no player has the starting rank 9",
                "250       1.0 003 001 0001 0004 | line 1, column 19: last round 1 is before the first",
                "260   1   4    1 | line 1, column 13: a group that may not meet needs two players",
                "330 ++   1   1   2 | line 1, column 5: a forfeited match is"
            })
    @DisplayName("a wrong field is told with line, column and what is expected")
    void faults(String line, String message) {
        assertThatThrownBy(() -> read(line, player(1, "0.0"))).hasMessageStartingWith(message);
    }

    @Test
    @DisplayName("a file without players is refused")
    void empty() {
        assertThatThrownBy(() -> TrfReader.read("")).hasMessage("the file has no player (record 001)");
    }
}
