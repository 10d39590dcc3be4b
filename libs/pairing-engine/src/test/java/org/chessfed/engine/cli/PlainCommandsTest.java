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
        assertThat(call.out()).startsWith("t008.trf, rules of 2026-03-01\n       no.        BH        SB\n");
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

    @Test
    @DisplayName(
            "OPEN-Z33: ten players in nine rounds: generate stops where the exact system finds no round; with --completable it"
                    + " plays all and says on which round it departs, as check and pair do")
    void completable() throws IOException {
        Path file = directory.resolve("ten.trf");
        String[] exact = {"generate", "--seed", SEED, "--players", "10", "--rounds", "9"};
        Call stopped = Call.of(exact);
        assertThat(stopped.code()).isEqualTo(1);
        assertThat(stopped.err()).contains("No valid pairing exists for round");
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
