package org.chessfed.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chessfed.engine.generator.Generator;
import org.chessfed.engine.generator.GeneratorSettings;
import org.chessfed.engine.swiss.completable.CompletableSwiss;
import org.chessfed.engine.trf.Corpus;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfWriter;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The plain commands, which take many files in one process. */
class PlainCommandsTest {

    private static final String FOUR_PLAYERS = "142 5\n152 W\n"
            + String.format("001    1 %-70s  0.0    1%n001    2 %-70s  0.0    2%n", "", "")
            + String.format("001    3 %-70s  0.0    3%n001    4 %-70s  0.0    4%n", "", "");

    /** A tournament of ten in nine rounds that the exact system cannot play to the end. */
    private static final String SEED = "1";

    @TempDir
    private Path directory;

    private static Call call(String command, List<Path> files, String... more) {
        return Call.of(Stream.concat(
                        Stream.concat(Stream.of(command), files.stream().map(Path::toString)), Arrays.stream(more))
                .toArray(String[]::new));
    }

    @Test
    @DisplayName("pair FILE... --out DIR: one answer a file, equal to the corpus, NO_VALID_PAIRING where there is none")
    void pair() throws IOException {
        List<Path> files = new ArrayList<>(Corpus.files("dutch-next"));
        files.addAll(Corpus.files("team-next"));
        Path out = directory.resolve("new").resolve("answers");
        Call call = call("pair", files, "--out", out.toString());
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out()).isEmpty();
        int impossible = 0;
        for (Path file : files) {
            String name = file.getFileName().toString().replace(".trf", ".pairs");
            String expected = Files.readString(file.resolveSibling(name));
            String found = Files.readString(out.resolve(name));
            assertThat(found.lines().sorted().toList())
                    .as(name)
                    .isEqualTo(expected.lines().sorted().toList());
            impossible += found.equals("NO_VALID_PAIRING\n") ? 1 : 0;
        }
        assertThat(impossible).isEqualTo(2);
    }

    @Test
    @DisplayName("pair: the exit code is 1 where no legal pairing exists, 0 where all files are paired")
    void pairExitCode() {
        Call none = call("pair", List.of(Corpus.file("dutch-next", "n0043.trf")));
        assertThat(none.code()).isEqualTo(1);
        assertThat(none.out()).isEqualTo("NO_VALID_PAIRING\n");
        assertThat(call("pair", List.of(Corpus.file("dutch-next", "n0001.trf"))).code())
                .isZero();
        assertThat(Call.of("--help").out()).contains("1  pair: no legal pairing exists", "one JSON object on one line");
    }

    @ParameterizedTest(name = "\"{0}\" names {1}")
    @CsvSource({
        "XXP 1 9, 'line 7, column 7'",
        "XXP 9 2, 'line 7, column 5'",
        "260 001 005 0001 0009, 'line 7, column 18'",
        "xxp 2 12, 'line 7, column 7'"
    })
    @DisplayName(
            "A forbidden pair with a number that nobody has is refused with its place: no prohibition is dropped silently")
    void unknownForbidden(String record, String place) throws IOException {
        Path file = Files.writeString(directory.resolve("typo.trf"), FOUR_PLAYERS + record + "\n");
        for (String command : List.of("pair", "check")) {
            Call call = call(command, List.of(file));
            assertThat(call.code()).isEqualTo(3);
            assertThat(call.err()).contains(file.toString(), place, "may not meet names number");
        }
        assertThat(call("tiebreaks", List.of(file), "--codes", "BH").code()).isEqualTo(3);
        assertThat(Call.of("--dutch", file.toString(), "-p").code()).isEqualTo(3);
    }

    @Test
    @DisplayName("A forbidden pair of players who are there holds in either dialect")
    void knownForbidden() throws IOException {
        for (String record : List.of("XXP 1 3", "xxp 3 1", "260 001 005 0001 0003")) {
            Path file = Files.writeString(directory.resolve("rule.trf"), FOUR_PLAYERS + record + "\n");
            assertThat(call("pair", List.of(file)).out()).isEqualTo("2\n1 4\n3 2\n");
        }
        Path free = Files.writeString(directory.resolve("free.trf"), FOUR_PLAYERS);
        assertThat(call("pair", List.of(free)).out()).isEqualTo("2\n1 3\n4 2\n");
    }

    @Test
    @DisplayName("What a file holds against its format is told by every command, with file, line and column")
    void warnings() throws IOException {
        String odd = FOUR_PLAYERS.replace("152 W", "062 7\n152 W").replace("142 5", "xxr 5");
        Path file = Files.writeString(directory.resolve("odd.trf"), odd);
        for (String[] more :
                List.of(new String[] {"pair"}, new String[] {"check"}, new String[] {"explain"}, new String[] {
                    "tiebreaks", "--codes", "BH"
                })) {
            Call call = call(more[0], List.of(file), Arrays.copyOfRange(more, 1, more.length));
            assertThat(call.code()).isZero();
            assertThat(call.err())
                    .contains(
                            file + ": line 1, column 1: record xxr is read as XXR",
                            file + ": record 062 tells 7 players");
        }
    }

    @Test
    @DisplayName("Namesakes are named as on the command line, everybody else by the short name")
    void namesakes() throws IOException {
        Path one = Files.createDirectories(directory.resolve("one")).resolve("section.trf");
        Path two = Files.createDirectories(directory.resolve("two")).resolve("section.trf");
        Files.copy(Corpus.file("dutch", "d0009.trf"), one);
        Files.copy(Corpus.file("dutch", "d0010.trf"), two);
        List<Path> files = List.of(one, two, Corpus.file("dutch", "d0011.trf"));
        assertThat(call("check", files).out()).isEqualTo(one + " ok\n" + two + " ok\nd0011 ok\n");
        assertThat(call("tiebreaks", files, "--codes", "BH", "--json").out().lines())
                .satisfiesExactly(
                        line -> assertThat(line).startsWith("{\"file\": \"" + one + "\""),
                        line -> assertThat(line).startsWith("{\"file\": \"" + two + "\""),
                        line -> assertThat(line).startsWith("{\"file\": \"d0011.trf\""));
    }

    @Test
    @DisplayName("A missing file and a folder are told apart")
    void missingFile() {
        assertThat(call("pair", List.of(directory.resolve("none.trf"))).err()).contains("There is no such file.");
        assertThat(call("pair", List.of(directory)).err()).contains("This is a folder, not a file.");
        assertThat(call("pair", List.of(directory)).code()).isEqualTo(5);
    }

    @Test
    @DisplayName("pair of one file without --out prints; of two it asks where to write")
    void pairToStandardOutput() throws IOException {
        Path file = Corpus.file("dutch-next", "n0001.trf");
        assertThat(call("pair", List.of(file)).out())
                .isEqualTo(Files.readString(Corpus.file("dutch-next", "n0001.pairs")));
        assertThat(call("pair", List.of(file, file)).code()).isEqualTo(3);
    }

    @Test
    @DisplayName("pair of two files whose answers would lie in one place is refused, and nothing is written")
    void sameName() throws IOException {
        Path one = Files.createDirectories(directory.resolve("one")).resolve("section.trf");
        Path two = Files.createDirectories(directory.resolve("two")).resolve("section.trf");
        Files.copy(Corpus.file("dutch-next", "n0001.trf"), one);
        Files.copy(Corpus.file("dutch-next", "n0002.trf"), two);
        Path out = directory.resolve("answers");
        Call call = call("pair", List.of(one, two), "--out", out.toString());
        assertThat(call.code()).isEqualTo(3);
        assertThat(call.err()).contains(one.toString(), two.toString());
        assertThat(out).doesNotExist();
    }

    @Test
    @DisplayName("output that cannot be written is told, with the exit code of a file error")
    void fullDisk() {
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("no space left");
            }
        };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Path file = Corpus.file("dutch-next", "n0001.trf");
        int code = EngineCommand.run(
                List.of("pair", file.toString()),
                new Console(InputStream.nullInputStream(), new PrintStream(full), new PrintStream(err)));
        assertThat(code).isEqualTo(5);
        assertThat(err.toString(StandardCharsets.UTF_8)).contains("could not be written");
    }

    @ParameterizedTest(name = "explain --language {0}: exit code {1}")
    @CsvSource({"zh_TW, 0", "zh, 0", "en, 0", "fr, 3"})
    void languages(String language, int code) {
        Path file = Corpus.file("dutch-next", "n0001.trf");
        assertThat(call("explain", List.of(file), "--language", language).code())
                .isEqualTo(code);
    }

    @Test
    @DisplayName("pair before round 1 asks for the initial colour instead of saying that no pairing exists")
    void initialColourMissing() throws IOException {
        Path file = directory.resolve("first.trf");
        Files.writeString(file, String.format("142 5%n001    1 %-70s  0.0    1%n001    2 %-70s  0.0    2%n", "", ""));
        Call call = call("pair", List.of(file));
        assertThat(call.code()).isEqualTo(3);
        assertThat(call.err()).contains("The initial colour must be specified");
    }

    @Test
    @DisplayName("check asks for the initial colour where no game of the file tells it, for players and for teams")
    void initialColourUnknown() throws IOException {
        Path players = directory.resolve("forfeits.trf");
        String forfeited = "142 5%n001    1 %-70s  1.0    1     2 - +%n001    2 %-70s  0.0    2     1 - -%n";
        Files.writeString(players, String.format(forfeited, "", ""));
        Path teams = directory.resolve("teams.trf");
        Files.writeString(
                teams,
                String.format(
                        forfeited
                                + "310   1 %-32s %-5s %-6s %-6s %-6s %-3s     1%n310   2 %-32s %-5s %-6s %-6s %-6s %-3s"
                                + "     2%n",
                        "",
                        "",
                        "A",
                        "",
                        "",
                        "",
                        "",
                        "",
                        "B",
                        "",
                        "",
                        "",
                        "",
                        ""));
        for (Path file : List.of(players, teams)) {
            Call call = call("check", List.of(file));
            assertThat(call.code()).isEqualTo(3);
            assertThat(call.err())
                    .contains("The initial colour must be specified before round 1 (record 152 or XXC), for no game")
                    .doesNotContain("no valid pairing");
        }
        Path bye = directory.resolve("bye.trf");
        Files.writeString(bye, String.format("142 5%n001    1 %-70s  0.5    1  0000 - H%n", ""));
        assertThat(call("check", List.of(bye)).out()).isEqualTo("bye ok\n");
    }

    @Test
    @DisplayName("check FILE...: ok for all of the corpus, in the order of the files")
    void check() {
        List<Path> files = Corpus.files("dutch");
        Call call = call("check", files);
        assertThat(call.code()).isZero();
        assertThat(call.out().lines().toList())
                .isEqualTo(files.stream()
                        .map(file -> file.getFileName().toString().replace(".trf", " ok"))
                        .toList());
    }

    @Test
    @DisplayName("check: a difference is one line with round, board, expected and found pair; exit code 1")
    void checkDiffers() throws IOException {
        Path wrong = directory.resolve("wrong.trf");
        String line = "001 %4d %-70s  0.0 %4d  %s%n";
        Files.writeString(
                wrong,
                "152 W\n" + String.format(line, 1, "", 1, "   2 w 0") + String.format(line, 2, "", 2, "   1 b 0")
                        + String.format(line, 3, "", 3, "   4 w 0") + String.format(line, 4, "", 4, "   3 b 0"));
        Call call = call("check", List.of(Corpus.file("dutch", "d0009.trf"), wrong));
        assertThat(call.code()).isEqualTo(1);
        assertThat(call.out()).isEqualTo("d0009 ok\nwrong differs: round 1 board 1 expected 1-3 got 1-2\n");
    }

    @Test
    @DisplayName("a file that cannot be read is told and does not keep the others from being answered")
    void unreadableFile() {
        Call call = call("check", List.of(directory.resolve("none.trf"), Corpus.file("dutch", "d0009.trf")));
        assertThat(call.code()).isEqualTo(5);
        assertThat(call.out()).isEqualTo("d0009 ok\n");
        assertThat(call.err()).contains("none.trf");
    }

    @Test
    @DisplayName("tiebreaks --json: one object a file and line, with the values of the corpus in either edition")
    void tieBreaks() throws IOException {
        List<Path> files = Corpus.files("tiebreaks");
        ObjectMapper mapper = new ObjectMapper();
        for (String rules : List.of("2024-08-01", "2026-03-01")) {
            Call call = call(
                    "tiebreaks",
                    files,
                    "--rules",
                    rules,
                    "--json",
                    "--codes",
                    "PTS,BH,BH/C1,BH/C2,BH/M1,BH/M2,AOB,FB,PS,PS/C1,DE,WIN,WON,BPG,BWG,REP,KS,ARO,TPR,APRO,RTNG,STD,TPN");
            assertThat(call.code()).isZero();
            List<String> lines = call.out().lines().toList();
            assertThat(lines).hasSameSizeAs(files);
            for (int i = 0; i < files.size(); i++) {
                JsonNode found = mapper.readTree(lines.get(i));
                String name = files.get(i).getFileName().toString();
                assertThat(found.get("file").asText()).isEqualTo(name);
                assertThat(found.get("rules").asText()).isEqualTo(rules);
                JsonNode expected = mapper.readTree(
                                Files.readString(files.get(i).resolveSibling(name.replace(".trf", ".json"))))
                        .get("editions")
                        .get(rules)
                        .get("values");
                found.get("values")
                        .properties()
                        .forEach(player -> player.getValue().properties().stream()
                                .filter(value -> expected.get(player.getKey()).has(value.getKey()))
                                .forEach(value -> assertThat(value.getValue())
                                        .as(name + " " + rules + " player " + player.getKey() + " " + value.getKey())
                                        .isEqualTo(expected.get(player.getKey()).get(value.getKey()))));
                assertThat(found.get("values").size()).isEqualTo(expected.size());
            }
        }
    }

    @Test
    @DisplayName("tiebreaks without --rules takes the edition of the first day; without --json it prints a table")
    void tieBreakTable() {
        Call call = call("tiebreaks", List.of(Corpus.file("tiebreaks", "t008.trf")), "--codes", "BH,SB");
        assertThat(call.out()).startsWith("t008.trf, rules of 2026-03-01\n  rank   no.  name");
        assertThat(call.out().lines().skip(1).findFirst().orElseThrow()).endsWith("points        BH        SB");
        assertThat(call.out().lines()).hasSize(11);
    }

    @Test
    @DisplayName("generate: a tournament by seed, to a file or to standard output")
    void generate() throws IOException {
        Path file = directory.resolve("t.trf");
        String[] settings = {
            "generate", "--seed", "5", "--players", "15", "--rounds=6", "--baku", "--late-entries", "300000"
        };
        Call printed = Call.of(settings);
        assertThat(printed.code()).isZero();
        String[] toFile = Arrays.copyOf(settings, settings.length + 2);
        toFile[settings.length] = "--out";
        toFile[settings.length + 1] = file.toString();
        assertThat(Call.of(toFile)).isEqualTo(new Call(0, "", ""));
        assertThat(Files.readString(file)).isEqualTo(printed.out());
        TrfFile read = Corpus.read(file);
        assertThat(read.players()).hasSize(15);
        assertThat(read.pairedRounds()).isEqualTo(6);
        assertThat(read.accelerations()).isNotEmpty();
        assertThat(call("check", List.of(file)).out()).isEqualTo("t ok\n");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "paire f",
                "pair",
                "pair --out",
                "pair --outside x",
                "check --fast f",
                "tiebreaks f",
                "tiebreaks f --codes NONSENSE",
                "tiebreaks f --codes BH --rules yesterday",
                "generate extra",
                "generate --players none",
                "generate --players 0"
            })
    @DisplayName("a wrong call is refused with exit code 3, the reason and the usage")
    void wrongCalls(String call) {
        Call answer = Call.of(call.split(" "));
        assertThat(answer.code()).isEqualTo(3);
        assertThat(answer.out()).isEmpty();
        assertThat(answer.err()).contains("usage:");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pair", "check", "tiebreaks", "explain", "generate"})
    @DisplayName("COMMAND --help answers with the usage of that command")
    void commandHelp(String command) {
        for (String flag : List.of("--help", "-h")) {
            Call call = Call.of(command, flag);
            assertThat(call.code()).isZero();
            assertThat(call.out()).startsWith("usage: " + command + " ");
            assertThat(call.err()).isEmpty();
        }
    }

    @Test
    @DisplayName("where no legal pairing exists standard error has the reason with the file's name, with --out as well")
    void reasons() {
        Path file = Corpus.file("dutch-next", "n0043.trf");
        List<Path> files = List.of(Corpus.file("dutch-next", "n0001.trf"), file);
        for (Call call : List.of(call("pair", List.of(file)), call("pair", files, "--out", directory.toString()))) {
            assertThat(call.code()).isEqualTo(1);
            assertThat(call.err()).contains(file + ": no valid pairing of round ", " exists: ", "(C", "C.04.3 ");
        }
    }

    @Test
    @DisplayName("a tournament of another edition is paired and checked, and standard error says under which")
    void otherEdition() throws IOException {
        List<String> heads = List.of("042 2026/01/31\n", "192 FIDE_DUTCH_2017\n", "192 FIDE_DUTCH_2099_BAKU\n");
        for (String head : heads) {
            Path file = Files.writeString(directory.resolve("other.trf"), head + FOUR_PLAYERS);
            for (String command : List.of("pair", "check")) {
                Call call = call(command, List.of(file));
                assertThat(call.code()).isZero();
                assertThat(call.err()).contains(file + ": ", "it is paired under", "2026-02-01");
            }
        }
        for (String head :
                List.of("042 2026/02/01\n", "192 FIDE_DUTCH_2026\n", "192 FIDE_DUTCH_2025\n", "192 FIDE_DUTCH\n")) {
            Path file = Files.writeString(directory.resolve("this.trf"), head + FOUR_PLAYERS);
            assertThat(call("pair", List.of(file)).err()).isEmpty();
        }
    }

    @Test
    @DisplayName(
            "files in other encodings are read as asked; UTF-16 with a byte order mark by itself; the message says how")
    void encodings() throws IOException {
        String text = "012 Öffnung\n" + FOUR_PLAYERS;
        Path latin = Files.write(directory.resolve("latin.trf"), text.getBytes(StandardCharsets.ISO_8859_1));
        Path wide = Files.write(directory.resolve("wide.trf"), text.getBytes(StandardCharsets.UTF_16));
        Path utf8 = Files.writeString(directory.resolve("utf8.trf"), text);
        String[][] commands = {{"pair"}, {"check"}, {"explain"}, {"tiebreaks", "--codes", "BH"}};
        for (String[] command : commands) {
            String[] more = Arrays.copyOfRange(command, 1, command.length);
            String[] asked = Arrays.copyOf(more, more.length + 1);
            asked[more.length] = "--encoding=windows-1252";
            String expected = call(command[0], List.of(utf8), more).out().replace("utf8", "");
            assertThat(call(command[0], List.of(latin), asked).out().replace("latin", ""))
                    .isEqualTo(expected);
            assertThat(call(command[0], List.of(wide), more).out().replace("wide", ""))
                    .isEqualTo(expected);
            Call refused = call(command[0], List.of(latin), more);
            assertThat(refused.code()).isEqualTo(3);
            assertThat(refused.err()).contains("line 1, column 5", "--encoding NAME");
            asked[more.length] = "--encoding=klingon";
            assertThat(call(command[0], List.of(latin), asked).err())
                    .contains("no encoding is called klingon", "usage:");
        }
    }

    @Test
    @DisplayName(
            "check tells every difference of every round, byes as such, on standard error, and when nothing was checked")
    void allDifferences() throws IOException {
        String line = "001 %4d %-70s  0.0 %4d  %s%n";
        Path wrong = Files.writeString(
                directory.resolve("wrong.trf"),
                "152 W\n" + String.format(line, 1, "", 1, "   2 w 0") + String.format(line, 2, "", 2, "   1 b 0")
                        + String.format(line, 3, "", 3, "0000 - U").replace("  0.0", "  1.0"));
        Path again = Files.writeString(
                directory.resolve("again.trf"),
                "152 W\n" + String.format(line, 1, "", 1, "0000 - U     3 w 0").replace("  0.0", "  1.0")
                        + String.format(line, 2, "", 2, "   3 w 0  0000 - U").replace("  0.0", "  1.0")
                        + String.format(line, 3, "", 3, "   2 b 0     1 b 0"));
        Call call = call("check", List.of(wrong, again));
        assertThat(call.out()).isEqualTo("wrong ok\nagain differs: round 1 board 1 expected 1-2 got 1-0\n");
        assertThat(call.err())
                .contains(again + ": round 1: expected 1-2, bye of 3; found 2-3, bye of 1\n")
                .contains(again + ": round 2: expected ");
        Path none = Files.writeString(directory.resolve("none.trf"), FOUR_PLAYERS);
        assertThat(call("check", List.of(none)))
                .isEqualTo(
                        new Call(0, "none ok\n", none + ": no round is paired, so that there was nothing to check.\n"));
    }

    @Test
    @DisplayName("a file whose name has a line feed is one line of the answer")
    void lineFeedInName() throws IOException {
        Path file = Files.copy(Corpus.file("dutch", "d0009.trf"), directory.resolve("d\n9.trf"));
        assertThat(call("check", List.of(file)).out()).isEqualTo("d?9 ok\n");
    }

    @Test
    @DisplayName("a short option is refused, and not taken for a file")
    void shortOption() {
        Call call = call("pair", List.of(Corpus.file("dutch-next", "n0001.trf")), "-x");
        assertThat(call.code()).isEqualTo(3);
        assertThat(call.err()).startsWith("unknown option -x\n");
    }

    @ParameterizedTest(name = "--codes {0}")
    @CsvSource(
            delimiter = ';',
            value = {
                ",;empty code",
                "BH,,SB;empty code",
                "BH1;is no tie-break",
                "SSSC/K0;is no tie-break",
                "BH/C1/C2;is no tie-break",
                "BH/M1/C1;is no tie-break",
                "BH/C0;is no tie-break",
                "DE/C1;nothing can be cut from DE",
                "TPN/C1;nothing can be cut from TPN",
                "WIN/M1;nothing can be cut from WIN",
                "TPR/C99;nothing can be cut from TPR",
                "BH/C99;at most 9 can be cut",
                "BH/L60;only KS has a limit",
                "KS/K3;only SSSC has a divisor",
                "BH/U1400;ratings make no difference to BH",
                "BH:GP;for teams",
                "GP;for teams",
                "BOARD1;for teams",
                "BC;for teams",
                "SSSC/K3;for teams"
            })
    @DisplayName("tiebreaks: a code or modifier without meaning is refused with a sentence")
    void codesWithoutMeaning(String codes, String message) {
        for (String[] more : List.of(new String[] {"--codes", codes}, new String[] {"--codes", codes, "--json"})) {
            Call call = call("tiebreaks", List.of(Corpus.file("tiebreaks", "t008.trf")), more);
            assertThat(call.code()).isEqualTo(3);
            assertThat(call.out()).isEmpty();
            assertThat(call.err()).contains(message).doesNotContain("table of names");
        }
    }

    @Test
    @DisplayName("tiebreaks without --json is a standing: ranks in order, names, points, and the values of the codes")
    void standing() {
        Path file = Corpus.file("tiebreaks", "t008.trf");
        List<String> rows = call("tiebreaks", List.of(file), "--codes", "BH/C1,SB,DE")
                .out()
                .lines()
                .skip(2)
                .toList();
        TrfFile read = Corpus.read(file);
        assertThat(rows).hasSameSizeAs(read.players());
        int rank = 0;
        for (String row : rows) {
            String[] words = row.strip().split(" +");
            assertThat(Integer.parseInt(words[0])).isGreaterThanOrEqualTo(rank);
            rank = Integer.parseInt(words[0]);
            int number = Integer.parseInt(words[1]);
            assertThat(read.players()).anySatisfy(player -> {
                assertThat(player.number()).isEqualTo(number);
                assertThat(row).contains(player.name());
            });
        }
        List<String> points = rows.stream()
                .map(row -> row.strip().split(" +"))
                .map(words -> words[words.length - 4])
                .toList();
        assertThat(points).isSortedAccordingTo((a, b) -> Double.compare(Double.parseDouble(b), Double.parseDouble(a)));
    }

    @Test
    @DisplayName("generate takes frequencies in percent as well as in parts per million")
    void percent() {
        Call percent = Call.of("generate", "--players", "20", "--half-point-byes", "30%", "--forfeits=5%");
        assertThat(percent)
                .isEqualTo(Call.of("generate", "--players", "20", "--half-point-byes", "300000", "--forfeits=50000"));
        assertThat(percent.code()).isZero();
        assertThat(Call.of("generate", "--forfeits", "101%").code()).isEqualTo(3);
    }

    @Test
    @DisplayName("a name that no file can have is refused with a sentence, as input and as output")
    void impossibleNames() {
        String good = Corpus.file("dutch-next", "n0001.trf").toString();
        String bad = "a\0b";
        for (List<String> call : List.of(
                List.of("pair", bad),
                List.of("pair", good, "--out", bad),
                List.of("check", bad),
                List.of("tiebreaks", bad, "--codes", "BH"),
                List.of("explain", bad),
                List.of("generate", "--out", bad),
                List.of("--dutch", bad, "-p"),
                List.of("--dutch", bad, "-c"),
                List.of("--dutch", good, "-p", bad),
                List.of("--dutch", good, "-p", "-l", bad),
                List.of("--dutch", "-g", "-o", bad))) {
            Call answer = Call.of(call.toArray(String[]::new));
            assertThat(answer.code()).as(call.toString()).isEqualTo(5);
            assertThat(answer.err()).contains("cannot name a file here").doesNotContain("\tat ");
        }
    }

    @Test
    @DisplayName(
            "OPEN-Z33: ten players in nine rounds: generate stops where the exact system finds no round; with --completable it"
                    + " plays all and says on which round it departs, as check and pair do")
    void completable() throws IOException {
        Path file = directory.resolve("ten.trf");
        String[] exact = {"generate", "--seed", SEED, "--players", "10", "--rounds", "9"};
        Call stopped = Call.of(exact);
        assertThat(stopped.code()).isEqualTo(1);
        assertThat(stopped.err())
                .contains("No valid pairing exists for round", "is played to the end with --completable");
        String[] completable = Arrays.copyOf(exact, exact.length + 3);
        completable[exact.length] = "--completable";
        completable[exact.length + 1] = "--out";
        completable[exact.length + 2] = file.toString();
        Call played = Call.of(completable);
        assertThat(played.code()).isZero();
        assertThat(Corpus.read(file).pairedRounds()).isEqualTo(9);
        Matcher said = Pattern.compile("round ([0-9]): (.*so that all rounds can be played.*)")
                .matcher(played.err());
        assertThat(said.find()).as(played.err()).isTrue();
        assertThat(call("check", List.of(file)).out()).startsWith("ten differs: round " + said.group(1));
        assertThat(call("check", List.of(file), "--completable")).isEqualTo(new Call(0, "ten ok\n", ""));

        int round = Integer.parseInt(said.group(1));
        Path before = directory.resolve("before.trf");
        Files.write(
                before,
                TrfWriter.bytes(
                        Generator.generate(
                                        GeneratorSettings.of(10, 9),
                                        round - 1,
                                        Integer.parseInt(SEED),
                                        CompletableSwiss.dutch())
                                .file(),
                        TrfWriter.LineEnd.LF));
        Call departs = call("pair", List.of(before), "--completable");
        assertThat(departs.code()).isZero();
        assertThat(departs.err()).isEqualTo(before + ": " + said.group() + "\n");
        assertThat(departs.out()).isNotEqualTo(call("pair", List.of(before)).out());
    }

    @Test
    @DisplayName("--completable says where there is nothing to look ahead for, and is refused for other systems")
    void completableElsewhere() throws IOException {
        Path file = Files.writeString(directory.resolve("four.trf"), FOUR_PLAYERS);
        Call call = call("pair", List.of(file), "--completable");
        assertThat(call.out()).isEqualTo(call("pair", List.of(file)).out());
        assertThat(call.err()).contains("--completable changes nothing here");
        Path teams = Corpus.files("team-next").getFirst();
        assertThat(call("pair", List.of(teams), "--completable").code()).isEqualTo(3);
        assertThat(call("pair", List.of(teams), "--completable").err()).contains("only FIDE Dutch");
        assertThat(Call.of("help").out())
                .contains("pair FILE... [--out DIR] [--completable]", "[--completable] [--out FILE]");
    }

    @Test
    @DisplayName("help lists every command")
    void help() {
        assertThat(Call.of("help").out()).contains("pair FILE", "check FILE", "tiebreaks FILE", "generate", "--dutch");
    }

    @Test
    @DisplayName("a file of 5,000 players pairs")
    void largeFile() throws IOException {
        StringBuilder file = new StringBuilder("142 5\r152 W\r");
        for (int number = 1; number <= 5000; number++) {
            file.append(String.format("001 %4d %-70s  0.0 %4d\r", number, "", number));
        }
        Path path = Files.writeString(directory.resolve("large.trf"), file);
        assertThat(call("pair", List.of(path)).out()).startsWith("2500\n1 2501\n2502 2\n");
    }
}
