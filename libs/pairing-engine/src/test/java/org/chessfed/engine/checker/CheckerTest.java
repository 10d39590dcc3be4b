package org.chessfed.engine.checker;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.roundrobin.RoundRobin;
import org.chessfed.engine.swiss.completable.CompletableSwiss;
import org.chessfed.engine.swiss.team.TeamSwiss;
import org.chessfed.engine.trf.Corpus;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfPlayer;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.engine.trf.TrfWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CheckerTest {

    static List<Path> dutch() {
        return Corpus.files("dutch");
    }

    @ParameterizedTest
    @MethodSource("dutch")
    @DisplayName("every round of every finished tournament of the corpus is the one that the system pairs")
    void corpus(Path path) {
        PairedFile file = PairedFile.of(Corpus.read(path));
        assertThat(Checker.check(file))
                .hasSize(file.file().pairedRounds())
                .allSatisfy(round -> assertThat(round.agrees())
                        .as(round.agrees() ? "" : round.firstDifference())
                        .isTrue());
    }

    /** A file of one round, each cell with the opponent, colour and result of player 1, 2 and so on. */
    private static PairedFile round(String... cells) {
        StringBuilder text = new StringBuilder("142 5\n152 W\n");
        for (int number = 1; number <= cells.length; number++) {
            text.append(String.format("001 %4d %-70s  0.0 %4d  %s%n", number, "", number, cells[number - 1]));
        }
        return PairedFile.of(TrfReader.read(text.toString()));
    }

    @Test
    @DisplayName("a swapped pair is told with board, expected and found pair; both lists hold what the other has not")
    void swappedPair() {
        RoundCheck check = Checker.check(round("   4 w 0", "   3 b 0", "   2 w 1", "   1 b 1", "0000 - U"), 1);
        assertThat(check.agrees()).isFalse();
        assertThat(check.firstDifference()).isEqualTo("round 1 board 1 expected 1-3 got 1-4");
        assertThat(text(check.missing())).isEqualTo("1-3 4-2");
        assertThat(text(check.surplus())).isEqualTo("1-4 3-2");
    }

    @Test
    @DisplayName("colours the wrong way round are a difference")
    void swappedColours() {
        RoundCheck check = Checker.check(round("   3 b 0", "   4 b 0", "   1 w 1", "   2 w 1", "0000 - U"), 1);
        assertThat(check.firstDifference()).isEqualTo("round 1 board 1 expected 1-3 got 3-1");
        assertThat(text(check.missing())).isEqualTo("1-3");
    }

    @Test
    @DisplayName("another player with the bye is a difference, and the bye is a board with 0")
    void anotherBye() {
        RoundCheck check = Checker.check(round("   3 w 0", "   5 b 0", "   1 b 1", "0000 - U", "   2 w 1"), 1);
        assertThat(text(check.missing())).isEqualTo("4-2 5-0");
        assertThat(check.firstDifference()).isEqualTo("round 1 board 2 expected 4-2 got 4-0");
    }

    @Test
    @DisplayName("a forfeited game without colours agrees whichever way round the system has it")
    void forfeitWithoutColours() {
        assertThat(Checker.check(round("   3 w 0", "   4 - +", "   1 b 1", "   2 - -"), 1)
                        .agrees())
                .isTrue();
    }

    @Test
    @DisplayName("a pairing-allocated bye in a round robin is a difference: who has no opponent there only rests")
    void byeInRoundRobin() {
        String line = "001 %4d %-70s  0.0    1  %s%n";
        TrfFile file = TrfReader.read("142 3\n192 FIDE_ROUNDROBIN\n"
                + String.format(line, 1, "", "0000 - U")
                + String.format(line, 2, "", "   3 w 0")
                + String.format(line, 3, "", "   2 b 0"));
        assertThat(Checker.check(PairedFile.of(file), 1).firstDifference())
                .isEqualTo("round 1 board 2 expected nobody got 1-0");
    }

    @Test
    @DisplayName("a round in which everybody is absent agrees with anything")
    void nobodyPlays() {
        assertThat(Checker.check(round("0000 - H", "0000 - Z"), 1).agrees()).isTrue();
    }

    @Test
    @DisplayName("XXC rank: differences are told by the numbers of the file")
    void numbersOfTheFile() {
        String line = "001 %4d %-70s  0.0    1  %s%n";
        TrfFile file = TrfReader.read("142 5\nXXC rank white1\n"
                + String.format(line, 30, "", "  20 w 0")
                + String.format(line, 10, "", "  40 w 0")
                + String.format(line, 20, "", "  30 b 0")
                + String.format(line, 40, "", "  10 b 0"));
        RoundCheck check = Checker.check(PairedFile.of(file), 1);
        assertThat(check.firstDifference()).isEqualTo("round 1 board 2 expected 40-10 got 10-40");
    }

    @Test
    @DisplayName("a round robin is checked against the Berger table")
    void roundRobin() {
        for (String name : List.of("t010.trf", "t011.trf")) {
            PairedFile file = PairedFile.of(Corpus.read(Corpus.file("tiebreaks", name)));
            assertThat(file.system()).isInstanceOf(RoundRobin.class);
            assertThat(Checker.check(file)).allMatch(RoundCheck::agrees);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "FIDE_DUTCH,true",
        "FIDE_DUTCH_2017,true",
        "FIDE_DUTCH_2025_BAKU,true",
        "FIDE_DUTCH_2026,true",
        "FIDE_ROUNDROBIN,false",
        "FIDE_TEAM_TYPEB_MP_GP,false"
    })
    @DisplayName("Hard case 12: the coded type chooses the system; every edition name of FIDE Dutch is read")
    void systems(String code, boolean dutch) {
        assertThat(PairedFile.of(typed(code)).dutch()).isEqualTo(dutch);
    }

    private static TrfFile typed(String code) {
        return TrfReader.read("192 " + code + "\n" + String.format("001 %4d %-70s  0.0", 1, ""));
    }

    @Test
    @DisplayName("a system that is not paired here is refused by name, not paired as another one")
    void unknownSystem() {
        assertThatThrownBy(() -> PairedFile.of(typed("FIDE_BURSTEIN")))
                .isInstanceOf(TrfException.class)
                .hasMessageContaining("FIDE_BURSTEIN");
        assertThatThrownBy(() -> PairedFile.of(typed("FIDE_TEAM_NONSENSE"))).isInstanceOf(TrfException.class);
        assertThat(PairedFile.of(Corpus.read(Corpus.file("team-next", "m0001.trf")))
                        .system())
                .isInstanceOf(TeamSwiss.class);
    }

    @Test
    @DisplayName("a round without a legal pairing is told as such")
    void noLegalPairing() {
        List<TrfPlayer> players = new ArrayList<>();
        for (int number : List.of(1, 2)) {
            RoundCell game = new RoundCell(
                    3 - number,
                    Optional.of(number == 1 ? Colour.WHITE : Colour.BLACK),
                    number == 1 ? Outcome.WIN : Outcome.LOSS);
            RoundCell again = new RoundCell(
                    3 - number,
                    Optional.of(number == 1 ? Colour.BLACK : Colour.WHITE),
                    number == 1 ? Outcome.WIN : Outcome.LOSS);
            players.add(TrfPlayer.of(number, "A", 0, List.of(game, again)));
        }
        TrfFile file = round("   2 w 0", "   1 b 1").file().withPlayers(players);
        RoundCheck check = Checker.check(PairedFile.of(file), 2);
        assertThat(check.agrees()).isFalse();
        assertThat(check.firstDifference()).isEqualTo("round 2 no valid pairing exists");
        assertThat(text(check.surplus())).isEqualTo("2-1");
    }

    private static String text(List<RoundCheck.CheckedBoard> boards) {
        return boards.stream().map(Object::toString).collect(Collectors.joining(" "));
    }

    @Test
    @DisplayName("boards are numbered from 1 in their order")
    void boardNumbers() {
        RoundCheck check = Checker.check(PairedFile.of(Corpus.read(Corpus.file("dutch", "d0009.trf"))), 1);
        assertThat(check.expected().stream().map(RoundCheck.CheckedBoard::board))
                .containsExactlyElementsOf(
                        IntStream.rangeClosed(1, check.expected().size())
                                .boxed()
                                .toList());
    }

    @ParameterizedTest(name = "second round {0}: {2}")
    @CsvSource(delimiter = '|', textBlock = """
            6w 7b 5b 8w 3w 1b 2w 4b | higher score, then sum of both      | 1-6 5-3 4-8 7-2
            7b 8b 5b 6w 3w 4b 1w 2w | equal so far: the higher-ranked one | 7-1 5-3 8-2 4-6
            """)
    @DisplayName(
            "boards are ordered by the score of the higher-ranked player, by the sum, by that player's number (C.04.2 3.6)")
    void boardOrder(String second, String rule, String order) {
        String[] first = "   5 w 1,   6 b =,   7 w 1,   8 b =,   1 b 0,   2 w =,   3 b 0,   4 w =".split(",");
        String[] cells = second.split(" ");
        for (int i = 0; i < first.length; i++) {
            first[i] += "     " + cells[i].charAt(0) + " " + cells[i].charAt(1) + " =";
        }
        assertThat(text(Checker.check(round(first), 2).found())).as(rule).isEqualTo(order);
    }

    @Test
    @DisplayName("virtual points of Baku acceleration count for the order of the boards (C.04.7 1.5)")
    void boardOrderWithBaku() {
        TrfFile file = round(
                        "   8 w 1", "   3 w 1", "   2 b 0", "   5 b 0", "   4 w 1", "   7 w 1", "   6 b 0", "   1 b 0")
                .file();
        TrfFile accelerated = TrfReader.read("192 FIDE_DUTCH_2026_BAKU\n" + TrfWriter.text(file, TrfWriter.LineEnd.LF));
        assertThat(text(Checker.check(PairedFile.of(accelerated), 1).found())).isEqualTo("2-3 1-8 5-4 6-7");
    }

    @Test
    @DisplayName("differences are told in words: what only the system has, and what only the file has")
    void differences() {
        assertThat(Checker.check(round("   3 w 0", "   5 b 0", "   1 b 1", "0000 - U", "   2 w 1"), 1)
                        .differences())
                .isEqualTo("round 1: expected 4-2, bye of 5; found 5-2, bye of 4");
        assertThat(new RoundCheck(2, true, List.of(), List.of()).differences())
                .isEqualTo("round 2: expected nothing else; found nothing else");
        RoundCheck none = new RoundCheck(2, false, List.of(), List.of());
        assertThat(none.differences()).isEqualTo("round 2: no valid pairing exists");
        assertThat(none.agrees()).isFalse();
    }

    @ParameterizedTest(name = "{0} {1}: {3} rounds")
    @CsvSource(delimiter = '|', textBlock = """
            192 BERGER_ROUNDROBIN      | 3 | single  | 3
            192 FIDE_ROUNDROBIN        | 6 | single  | 3
            192 FIDE_DOUBLEROUNDROBIN  | 3 | twofold | 6
            092 Round Robin            | 3 | single  | 3
            092 round-robin (FIDE)     | 4 | twofold | 6
            """)
    @DisplayName("a round robin is named by its code, or in words; in words more rounds than one cycle make it twofold")
    void roundRobins(String type, int rounds, String cycles, int expected) {
        StringBuilder text = new StringBuilder(type + "\n142 " + rounds + "\n");
        for (int number = 1; number <= 4; number++) {
            text.append(String.format("001 %4d %-70s  0.0%n", number, ""));
        }
        PairedFile file = PairedFile.of(TrfReader.read(text.toString()));
        assertThat(file.dutch()).isFalse();
        assertThat(file.ofTeams()).isFalse();
        assertThat(((RoundRobin) file.system()).rounds(4)).as(cycles).isEqualTo(expected);
        assertThatThrownBy(file::completable).hasMessageContaining("only FIDE Dutch is paired with look-ahead");
    }

    @Test
    @DisplayName("AC-031: FIDE Dutch can be paired with look-ahead, and stays FIDE Dutch")
    void completable() {
        PairedFile file = PairedFile.of(typed("FIDE_DUTCH_2026")).completable();
        assertThat(file.system()).isInstanceOf(CompletableSwiss.class);
        assertThat(file.dutch()).isTrue();
    }
}
