package org.chessfed.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.chessfed.engine.trf.Corpus;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The calls of the reference program: same output, same exit codes. */
class ReferenceCallTest {

    @TempDir
    private Path directory;

    static List<Arguments> nextRounds() {
        return Corpus.manifest("dutch-next").stream()
                .map(row -> Arguments.of(row[0], Integer.parseInt(row[7])))
                .toList();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("nextRounds")
    @DisplayName("-p: the reference's output byte for byte, and its exit code")
    void pairs(String name, int exitCode) throws IOException {
        Path file = Corpus.file("dutch-next", name + ".trf");
        String expected = Files.readString(Corpus.file("dutch-next", name + ".pairs"));
        boolean accelerated =
                !Corpus.read(file).toTournamentState().accelerations().isEmpty();
        Call call = Call.of("--dutch", file.toString(), "-p");
        assertThat(call.code()).isEqualTo(exitCode);
        if (call.code() == 1) {
            assertThat(expected.strip()).isEqualTo("NO_VALID_PAIRING");
            assertThat(call.out()).isEmpty();
            assertThat(call.err()).startsWith("Error while pairing " + file + ": No valid pairing exists: ");
        } else if (accelerated) {
            // The reference sorts accelerated boards by real scores; C.04.7, 1.5 by scores with virtual points.
            assertThat(call.out().lines().sorted())
                    .containsExactlyElementsOf(expected.lines().sorted().toList());
            assertThat(call.out()).startsWith(expected.lines().findFirst().orElseThrow() + "\n");
        } else {
            assertThat(call.out()).isEqualTo(expected);
            assertThat(call.err()).isEmpty();
        }
    }

    private Path written(String name, String content) throws IOException {
        return Files.writeString(directory.resolve(name), content);
    }

    private Path copy(String folder, String name) throws IOException {
        return Files.copy(Corpus.file(folder, name), directory.resolve(name));
    }

    @Test
    @DisplayName("-p OUT: a name without a directory goes beside the input file; nothing on standard output")
    void outputBesideInput() throws IOException {
        Path file = copy("dutch-next", "n0001.trf");
        Call call = Call.of("--dutch", file.toString(), "-p", "out.txt");
        assertThat(call).isEqualTo(new Call(0, "", ""));
        assertThat(directory.resolve("out.txt")).hasSameTextualContentAs(Corpus.file("dutch-next", "n0001.pairs"));
    }

    @Test
    @DisplayName("-p without a file reads standard input; -r prints the program first")
    void standardInput() throws IOException {
        byte[] input = Files.readAllBytes(Corpus.file("dutch-next", "n0001.trf"));
        String pairs = Files.readString(Corpus.file("dutch-next", "n0001.pairs"));
        assertThat(Call.with(input, "--dutch", "-p")).isEqualTo(new Call(0, pairs, ""));
        assertThat(Call.with(input, "-r", "--dutch", "-p").out()).isEqualTo(ReferenceCall.programInfo() + "\n" + pairs);
        assertThat(Call.of().out()).isEqualTo(ReferenceCall.programInfo() + "\n");
    }

    @Test
    @DisplayName("-l: the list has the input's name with .list by default, or the given one")
    void checkList() throws IOException {
        Path file = copy("dutch-next", "n0001.trf");
        assertThat(Call.of("--dutch", file.toString(), "-p", "-l").code()).isZero();
        assertThat(directory.resolve("n0001.list")).content().startsWith("Round #6\n");
        assertThat(Call.of("--dutch", file.toString(), "-p", "out", "-l", "own.txt")
                        .code())
                .isZero();
        assertThat(directory.resolve("own.txt")).hasSameTextualContentAs(directory.resolve("n0001.list"));
        assertThat(Call.of("--dutch", file.toString(), "-c", "-l", "all.txt").code())
                .isZero();
        assertThat(directory.resolve("all.txt")).content().contains("Round #1\n", "Round #5\n");
    }

    @Test
    @DisplayName("-c: one line a round and an empty one at the end")
    void checkAgrees() throws IOException {
        Path file = copy("dutch", "d0023.trf");
        assertThat(Call.of("--dutch", file.toString(), "-c"))
                .isEqualTo(new Call(
                        0,
                        "d0023: Round #1\nd0023: Round #2\nd0023: Round #3\nd0023: Round #4\nd0023: Round #5\n"
                                + "d0023: Round #6\n\n",
                        ""));
    }

    private static String line(int number, String cell) {
        return String.format("001 %4d %-70s  0.0 %4d  %s%n", number, "", number, cell);
    }

    @Test
    @DisplayName("-c: differing pairs side by side, exit code 0 all the same")
    void checkDiffers() throws IOException {
        Path file = written(
                "swapped.trf",
                "152 W\n" + line(1, "   4 w 0") + line(2, "   3 b 0") + line(3, "   2 w 0") + line(4, "   1 b 0")
                        + line(5, "0000 - U").replace("  0.0", "  1.0"));
        assertThat(Call.of("--dutch", file.toString(), "-c").out())
                .isEqualTo("swapped: Round #1\n"
                        + "  Checker pairings        Tournament pairings \n"
                        + "      1 -   3                  1 -   4\n"
                        + "      4 -   2                  3 -   2\n"
                        + "\n\n");
        assertThat(Call.of("--dutch", file.toString(), "-c").code()).isZero();
    }

    @Test
    @DisplayName("-c: a round without a legal pairing is told")
    void checkImpossible() throws IOException {
        Path file = written("twice.trf", "152 W\n" + line(1, "   2 w 0     2 b 0") + line(2, "   1 b 0     1 w 0"));
        assertThat(Call.of("--dutch", file.toString(), "-c").out())
                .isEqualTo("twice: Round #1\ntwice: Round #2\nNo valid pairing exists for round 2.\n\n\n");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    @DisplayName("exit code 5: a full disk is no file that could not be opened")
    void fullDisk() throws IOException {
        Path file = copy("dutch-next", "n0001.trf");
        assertThat(Call.of("--dutch", file.toString(), "-p", "/dev/full"))
                .isEqualTo(new Call(5, "", "The output file (/dev/full) could not be written.\n"));
    }

    @Test
    @DisplayName("exit code 5: a file that cannot be read or written")
    void fileErrors() throws IOException {
        String missing = directory.resolve("missing.trf").toString();
        assertThat(Call.of("--dutch", missing, "-p"))
                .isEqualTo(new Call(5, "", "Error reading file " + missing + ": The file could not be loaded.\n"));
        assertThat(Call.of("--dutch", missing, "-c").code()).isEqualTo(5);
        Path file = copy("dutch-next", "n0001.trf");
        String nowhere = directory.resolve("nowhere").resolve("out").toString();
        assertThat(Call.of("--dutch", file.toString(), "-p", nowhere))
                .isEqualTo(new Call(5, "", "The output file (" + nowhere + ") could not be opened.\n"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "--swiss f -p",
                "--dutch",
                "--dutch f",
                "--dutch f -x",
                "--dutch f -p out more",
                "--dutch f -c more",
                "--dutch -g conf",
                "--dutch m -g conf -o out",
                "--dutch -g -o",
                "--dutch -g -o out -s",
                "--burstein f -p"
            })
    @DisplayName("exit code 3: a call that is none, without output")
    void wrongCalls(String call) {
        Call answer = Call.of(call.split(" "));
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).isNotBlank();
    }

    @Test
    @DisplayName("exit code 3: what pairing the next round needs and the file does not tell")
    void incompleteFiles() throws IOException {
        String players = line(1, "") + line(2, "");
        assertThat(failure("142 5\n" + players)).endsWith("Please configure the initial piece colors.\n");
        assertThat(failure("152 W\n" + players))
                .contains("The total number of rounds in the tournament must be specified");
        assertThat(failure("142 1\n152 W\n" + line(1, "   2 w 0") + line(2, "   1 b 0")))
                .contains("there is no next one");
        assertThat(failure("142 5\n152 W\n" + players.replace("  0.0", "  1.0")))
                .contains("line 3, column 81: player 1 has 1.0 points, the results give 0.0");
        assertThat(failure("142 5\n152 W\n192 FIDE_BURSTEIN\n" + players)).contains("FIDE_BURSTEIN");
        assertThat(failure("142 5\n152 W\n192 FIDE_ROUNDROBIN\n" + players))
                .contains("does not match command line flag");
        assertThat(failure("142 five\n" + players)).contains("line 1, column 5: ");
        assertThat(failure("")).contains("no player");
    }

    private String failure(String content) throws IOException {
        Path file = written("bad.trf", content);
        Call call = Call.of("--dutch", file.toString(), "-p");
        assertThat(call.code()).as(content).isEqualTo(3);
        assertThat(call.out()).isEmpty();
        assertThat(call.err()).contains(file.toString());
        return call.err();
    }

    @Test
    @DisplayName("-g: a tournament by configuration and seed, with CR line ends, that -c agrees with")
    void generate() throws IOException {
        Path configuration = written(
                "conf",
                "# small\r\nPlayersNumber=17\nRoundsNumber=5\nDrawPercentage=40\nForfeitRate=9.5\nRetiredRate=8\n"
                        + "HalfPointByeRate=6\nHighestRating=2400\nLowestRating=1800\nPointsForWin=3\n"
                        + "PointsForDraw=1\nPointsForLoss=0.0\nPointsForPAB=1.5\n");
        assertThat(Call.of("--dutch", "-g", configuration.toString(), "-o", "t.trf", "-s", "8"))
                .isEqualTo(new Call(0, "", ""));
        Path file = directory.resolve("t.trf");
        assertThat(file).content().startsWith("012 AutoTest Tournament 8\r").doesNotContain("\n");
        assertThat(file).content().contains("162  W 3.0    D 1.0    P 1.5\r");
        assertThat(Corpus.read(file).players()).hasSize(17);
        assertThat(Call.of("--dutch", file.toString(), "-c").out())
                .isEqualTo("t: Round #1\nt: Round #2\nt: Round #3\nt: Round #4\nt: Round #5\n\n");
        byte[] first = Files.readAllBytes(file);
        Call.of("--dutch", "-g", configuration.toString(), "-o", "t.trf", "-s", "8");
        assertThat(Files.readAllBytes(file)).isEqualTo(first);
    }

    @Test
    @DisplayName("MODEL -g: a tournament like another one, beside it")
    void generateLike() throws IOException {
        Path model = copy("dutch", "d0009.trf");
        assertThat(Call.of("--dutch", model.toString(), "-g", "-o", "like.trf", "-s", "3", "-l")
                        .code())
                .isZero();
        assertThat(Corpus.read(directory.resolve("like.trf")).players()).hasSize(12);
        assertThat(directory.resolve("like.list")).content().contains("Round #8\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Players=3",
                "PlayersNumber",
                "PlayersNumber=x",
                "PlayersNumber=-3",
                "PlayersNumber=0",
                "DrawPercentage=101",
                "ForfeitRate=0.5",
                "RetiredRate=1",
                "PointsForWin=1.25",
                "HighestRating=1000\nLowestRating=2000"
            })
    @DisplayName("-g: a wrong configuration is refused with exit code 3 and the parameter")
    void wrongConfiguration(String content) throws IOException {
        Path configuration = written("conf", content);
        Call call = Call.of("--dutch", "-g", configuration.toString(), "-o", "t.trf", "-s", "8");
        assertThat(call.code()).isEqualTo(3);
        assertThat(call.err()).contains(configuration.toString());
        assertThat(directory.resolve("t.trf")).doesNotExist();
    }

    @Test
    @DisplayName("an impossible tournament ends with exit code 1 and still writes what was played")
    void generateImpossible() throws IOException {
        Path configuration = written("conf", "PlayersNumber=4\nRoundsNumber=9\n");
        Call call = Call.of("--dutch", "-g", configuration.toString(), "-o", "t.trf", "-s", "8");
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.err()).contains("No valid pairing exists for round ");
        assertThat(Files.readString(directory.resolve("t.trf"), StandardCharsets.UTF_8))
                .contains("142 9\r");
    }
}
