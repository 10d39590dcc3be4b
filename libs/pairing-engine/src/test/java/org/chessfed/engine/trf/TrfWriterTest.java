package org.chessfed.engine.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.trf.TrfWriter.LineEnd;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class TrfWriterTest {

    static List<Path> corpus() {
        return Corpus.allFiles();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    @DisplayName("round trip: what was read and written reads back as the same data, whatever the line end")
    void roundTrip(Path path) {
        TrfFile file = Corpus.read(path);
        for (LineEnd end : LineEnd.values()) {
            assertThat(TrfReader.read(TrfWriter.text(file, end))).isEqualTo(file);
        }
    }

    private static TrfFile file(TrfPlayer... players) {
        return new TrfFile(
                TrfHeader.EMPTY,
                OptionalInt.of(9),
                Optional.of(Colour.BLACK),
                false,
                PointSystem.STANDARD,
                List.of(players),
                List.of(),
                List.of(),
                List.of(),
                TrfTeams.NONE,
                List.of(),
                List.of());
    }

    private static TrfPlayer named(String name) {
        return TrfPlayer.of(1, name, 0, List.of());
    }

    @Test
    @DisplayName("record 001 is exactly the format's own example")
    void example() {
        TrfPlayer player = new TrfPlayer(
                1,
                "m",
                "GM",
                "Lin, A-Hua",
                2406,
                "TPE",
                "8600001",
                "1990/04/05",
                OptionalInt.of(10),
                OptionalInt.of(1),
                List.of(RoundCell.game(4, Colour.WHITE, Outcome.WIN)));
        TrfPlayer opponent = TrfPlayer.of(4, "B", 0, List.of(RoundCell.game(1, Colour.BLACK, Outcome.LOSS)));
        assertThat(TrfWriter.text(file(player, opponent), LineEnd.CRLF))
                .contains("\r\n001    1 m GM Lin, A-Hua                        2406 TPE     8600001 1990/04/05"
                        + "  1.0    1     4 w 1\r\n");
    }

    private static String line(int number, String sex, String title, String name, String points, String... cells) {
        String pad = " ".repeat(33 - name.codePointCount(0, name.length()));
        return String.format(
                        "001 %4d %1s%3s %s%s %4d %27s%4s %4d  ", number, sex, title, name, pad, 2100, "", points, 1)
                + String.join("  ", cells);
    }

    @Test
    @DisplayName("every code of a bye or a result survives a round trip, and so do unknown records and comments")
    void everything() {
        String text = String.join(
                "\n",
                "012 Cup 杯",
                "112 Smith, A",
                "112 Jones, B",
                "132" + " ".repeat(88) + "26/03/06  26/03/07",
                "142 11",
                "162  W 3.0    D 1.0    A 0.5    P 2.0",
                "XXS FW=2 FPB=2.5 HPB=1.5",
                "XXC rank black1",
                line(
                        7,
                        "w",
                        "WGM",
                        "王, 小明",
                        "12.5",
                        "   3 w 1",
                        "   3 b =",
                        "   3 - -",
                        "0000 - H",
                        "0000 - F",
                        "0000 - U",
                        "0000 - Z",
                        "   3 w W",
                        "   3 b D",
                        "   3 w -"),
                line(
                        3,
                        "",
                        "",
                        "B",
                        "9.5",
                        "   7 b 0",
                        "   7 w =",
                        "   7 - +",
                        "        ",
                        "0000 - U",
                        "        ",
                        "0000 - H",
                        "   7 b L",
                        "   7 w D",
                        "   7 b +"),
                "### a remark",
                "240 H 011 0003",
                "250       1.0 001 003 0003 0007",
                "260   1  11    3    7",
                "XYZ kept as it stands   ");
        TrfFile file = TrfReader.read(text);
        assertThat(file.others())
                .containsExactly(new TrfRecord("### a remark"), new TrfRecord("XYZ kept as it stands   "));
        TrfFile again = TrfReader.read(TrfWriter.text(file, LineEnd.CR));
        assertThat(again.withoutWarnings()).isEqualTo(file.withoutWarnings());
    }

    @Test
    @DisplayName("teams survive a round trip")
    void teams() {
        TrfTeams teams = new TrfTeams(
                List.of(
                        new TrfTeam(
                                2,
                                "Lake",
                                "LAK",
                                "2100",
                                OptionalInt.of(30),
                                OptionalInt.empty(),
                                OptionalInt.of(1),
                                List.of(1)),
                        new TrfTeam(
                                3,
                                "Hill",
                                "",
                                "",
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                OptionalInt.empty(),
                                List.of(2))),
                "WB",
                30,
                10,
                5,
                List.of(new TrfTeams.Bye(10, 10, List.of(0, 2))),
                List.of(new TrfTeams.Forfeit(1, 2, 3, false, true), new TrfTeams.Forfeit(3, 2, 3, false, false)));
        RoundCell absent = RoundCell.bye(Outcome.ZERO_POINT_BYE);
        TrfFile plain = file(
                TrfPlayer.of(1, "A", 2000, List.of())
                        .withResults(
                                List.of(absent, RoundCell.bye(Outcome.PAIRING_BYE), absent),
                                OptionalInt.of(10),
                                OptionalInt.empty()),
                TrfPlayer.of(2, "B", 2000, List.of())
                        .withResults(List.of(absent, absent, absent), OptionalInt.of(0), OptionalInt.empty()));
        TrfFile file = new TrfFile(
                plain.header(),
                plain.rounds(),
                plain.initialColour(),
                false,
                plain.points(),
                plain.players(),
                List.of(new TrfBye(1, 2, Outcome.ZERO_POINT_BYE)),
                List.of(new org.chessfed.engine.Acceleration(1, 2, 2, 2, 20)),
                List.of(),
                teams,
                List.of(),
                List.of());
        assertThat(TrfReader.read(TrfWriter.text(file, LineEnd.LF))).isEqualTo(file);
    }

    @ParameterizedTest
    @EnumSource(LineEnd.class)
    @DisplayName("a state written as a file gives the same state again")
    void state(LineEnd end) {
        for (String folder : List.of("dutch", "dutch-next")) {
            for (Path path : Corpus.files(folder)) {
                TrfFile read = Corpus.read(path);
                TournamentState state = read.toTournamentState();
                TrfFile written = TrfReader.read(TrfWriter.text(TrfFile.of(TrfHeader.EMPTY, state), end));
                assertThat(written.toTournamentState()).as(path.toString()).isEqualTo(state);
            }
        }
    }

    static List<Path> nextRounds() {
        return Corpus.files("dutch-next");
    }

    @ParameterizedTest
    @MethodSource("nextRounds")
    @DisplayName("a hand-over by extensions instead of TRF26 records leads to the same pairing of the next round")
    void extensions(Path path) {
        TrfFile file = Corpus.read(path);
        String text = TrfWriter.text(file, LineEnd.LF, TrfWriter.Dialect.EXTENSIONS);
        assertThat(text.lines().map(line -> line.substring(0, 3)))
                .doesNotContain("142", "152", "162", "240", "250", "260");
        TrfFile read = TrfReader.read(text);
        assertThat(read.players()).isEqualTo(file.players());
        assertThat(new Dutch().pair(read.toTournamentState())).isEqualTo(new Dutch().pair(file.toTournamentState()));
    }

    @Test
    @DisplayName("extensions tell a point system in full")
    void pointExtensions() {
        PointSystem points = new PointSystem(30, 10, 5, 20, 15, 25, 27, 12, 3);
        TrfFile plain = file(named("A"));
        TrfFile file = new TrfFile(
                plain.header(),
                plain.rounds(),
                plain.initialColour(),
                true,
                points,
                plain.players(),
                List.of(),
                List.of(),
                List.of(),
                TrfTeams.NONE,
                List.of(),
                List.of());
        TrfFile read = TrfReader.read(TrfWriter.text(file, LineEnd.CR, TrfWriter.Dialect.EXTENSIONS));
        assertThat(read.points()).isEqualTo(points);
        assertThat(read.withoutWarnings()).isEqualTo(file);
    }

    @Test
    @DisplayName("a name of 33 characters fits, counted as code points; one of 34 is refused and not cut")
    void nothingIsCut() {
        String longest = "\uD842\uDFB7".repeat(33);
        assertThat(TrfReader.read(TrfWriter.text(file(named(longest)), LineEnd.LF))
                        .players()
                        .getFirst()
                        .name())
                .isEqualTo(longest);
        assertThatThrownBy(() -> TrfWriter.text(file(named(longest + "a")), LineEnd.LF))
                .isInstanceOf(TrfException.class)
                .hasMessageStartingWith("name of player 1 may have 33 characters")
                .hasMessageEndingWith("has 34");
    }

    @Test
    @DisplayName("a line end or a blank around a value would not read back and is refused")
    void valuesThatWouldNotReadBack() {
        assertThatThrownBy(() -> TrfWriter.text(file(named("A\rB")), LineEnd.LF))
                .isInstanceOf(TrfException.class);
        assertThatThrownBy(() -> TrfWriter.text(file(named(" A")), LineEnd.LF)).isInstanceOf(TrfException.class);
        assertThatThrownBy(() -> new TrfRecord("### a\nb")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("ratings of five digits and points of 100 do not fit and are refused")
    void numbersThatDoNotFit() {
        assertThatThrownBy(() -> TrfWriter.text(file(TrfPlayer.of(1, "A", 10_000, List.of())), LineEnd.LF))
                .hasMessageStartingWith("rating of player 1 may have 4 characters");
        assertThatThrownBy(() -> TrfWriter.text(
                        file(named("A").withResults(List.of(), OptionalInt.of(1000), OptionalInt.empty())), LineEnd.LF))
                .hasMessageStartingWith("points of player 1 may have 4 characters");
    }

    @Test
    @DisplayName(
            "what the reader would refuse is refused: a game of one side only, a bye of an unknown player, nobody at all")
    void whatWouldNotBeReadAgain() {
        RoundCell won = RoundCell.game(2, Colour.WHITE, Outcome.WIN);
        RoundCell absent = RoundCell.bye(Outcome.ZERO_POINT_BYE);
        TrfFile oneSided = file(TrfPlayer.of(1, "A", 0, List.of(won)), TrfPlayer.of(2, "B", 0, List.of(absent)));
        for (TrfWriter.Dialect dialect : TrfWriter.Dialect.values()) {
            assertThatThrownBy(() -> TrfWriter.text(oneSided, LineEnd.CR, dialect))
                    .isInstanceOf(TrfException.class)
                    .hasMessageStartingWith("the file would not be read again: line ")
                    .hasMessageContaining("1 and 2 in round 1 contradict each other");
        }
        assertThatThrownBy(() -> TrfWriter.bytes(file(), LineEnd.LF))
                .hasMessage("the file would not be read again: the file has no player (record 001)");
        TrfFile plain = file(named("A"));
        TrfFile stranger = new TrfFile(
                plain.header(),
                plain.rounds(),
                plain.initialColour(),
                false,
                plain.points(),
                plain.players(),
                List.of(new TrfBye(1, 9, Outcome.HALF_POINT_BYE)),
                List.of(),
                List.of(),
                TrfTeams.NONE,
                List.of(),
                List.of());
        assertThatThrownBy(() -> TrfWriter.text(stranger, LineEnd.LF))
                .hasMessageContaining("no player has the starting rank 9");
    }
}
