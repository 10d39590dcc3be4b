package org.chessfed.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import org.chessfed.engine.trf.Corpus;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Seven players before round 6 of 7: 4-2, 3-8, 5-7, bye 6; number 1 is absent. */
class ExplainCommandTest {

    private static final Path FILE = Corpus.file("dutch-next", "n0001.trf");

    private static Call explain(String... more) {
        String[] arguments = new String[more.length + 2];
        arguments[0] = "explain";
        arguments[1] = FILE.toString();
        System.arraycopy(more, 0, arguments, 2, more.length);
        return Call.of(arguments);
    }

    @Test
    @DisplayName("explain: brackets from the top with who moved down and why, boards, and the reasons for the bye")
    void round() {
        Call call = explain();
        assertThat(call.code()).isZero();
        assertThat(call.out())
                .startsWith(
                        "Round 6 of 7, FIDE Dutch (C.04.3 of 2026-02-01)\nBracket of 3.5: 4\n  4 stays unpaired here: ")
                .contains("\nBracket of 2.5: 5, 7; moved down from above: 4, 3\n  5-7\n")
                .contains("\nBoards:\n  4-2\n  3-8\n  5-7\n  6-0\nWhy this bye:\n  ")
                .doesNotContain("another pairing");
        assertThat(call.out().indexOf("Bracket of 3.5")).isLessThan(call.out().indexOf("Bracket of 3.0"));
    }

    @Test
    @DisplayName("--why A-B: what would get worse, or what forbids the pair; A-0 asks for the bye")
    void why() {
        assertThat(explain("--why", "1-2").out())
                .startsWith("Round 6, why not 1-2?\n  ")
                .contains("C.04.2 3.3")
                .doesNotContain("The best pairing");
        assertThat(explain("--why", "8-0").out())
                .startsWith("Round 6, why does 8 not have the bye?\n  ")
                .contains("C.04.3 ");
    }

    @Test
    @DisplayName("--language zh-TW words the reasons in Chinese")
    void chinese() {
        assertThat(explain("--why", "8-0", "--language", "zh-TW").out()).containsPattern("[\\u4e00-\\u9fff]");
        assertThat(explain("--why", "8-0").out()).doesNotContainPattern("[\\u4e00-\\u9fff]");
    }

    @Test
    @DisplayName("In Chinese the headings are Chinese, too: nothing is English but the names of criteria and records")
    void chineseHeadings() throws IOException {
        assertThat(explain("--language", "zh-TW").out())
                .startsWith("第 6 輪，共 7 輪，FIDE荷蘭制")
                .contains("3.5 分級：4\n", "由上級降入", "檯次：\n", "輪空的理由：\n")
                .doesNotContainPattern("[A-Za-z]{5,}");
        assertThat(explain("--why", "8-0", "--language", "zh-TW").out()).startsWith("第 6 輪，為何不是 8 號輪空？\n");
        assertThat(explain("--why", "4-2", "--language", "zh-TW").out()).startsWith("第 6 輪，4-2：\n");
        assertThat(explain("--why", "4-3", "--language", "zh-TW").out()).startsWith("第 6 輪，為何不是 4-3？\n");
        assertThat(headings("headings_zh_TW.properties")).isEqualTo(headings("headings.properties"));
    }

    private static Set<String> headings(String name) throws IOException {
        Properties properties = new Properties();
        try (var reader = Files.newBufferedReader(Path.of("src/main/resources/org/chessfed/engine/cli/" + name))) {
            properties.load(reader);
        }
        return properties.stringPropertyNames();
    }

    @Test
    @DisplayName("--round explains an earlier round of the file")
    void earlierRound() {
        Path file = Corpus.file("dutch", "d0009.trf");
        Call call = Call.of("explain", file.toString(), "--round", "3");
        assertThat(call.out())
                .startsWith("Round 3 of 8, ")
                .contains("Bracket of 2.0: ")
                .doesNotContain("another pairing");
    }

    @Test
    @DisplayName(
            "a tournament that began before the edition was in force is paired under it, and the explanation says so")
    void older(@TempDir Path folder) throws IOException {
        String text = Files.readString(Corpus.file("dutch", "d0009.trf")).replaceAll("042 [^\r\n]*[\r\n]+", "");
        Path before = Files.writeString(folder.resolve("before.trf"), "042 2026/01/31\n" + text);
        Path from = Files.writeString(folder.resolve("from.trf"), "042 2026/02/01\n" + text);
        assertThat(Call.of("explain", before.toString(), "--round", "3").out().lines())
                .startsWith(
                        "Round 3 of 8, FIDE Dutch (C.04.3 of 2026-02-01)",
                        "The tournament began on 2026-01-31, before this edition was in force; it is paired under it all"
                                + " the same.");
        assertThat(Call.of("explain", from.toString(), "--round", "3").out()).doesNotContain("began on");
        assertThat(Call.of("explain", before.toString(), "--round", "3", "--language", "zh-TW")
                        .out())
                .contains("比賽於 2026-01-31 開始");
    }

    @Test
    @DisplayName("a round without a legal pairing: the reasons in words")
    void noPairing() {
        Path file = Corpus.file("dutch-next", "n0043.trf");
        assertThat(Call.of("explain", file.toString()).out())
                .contains("No valid pairing exists:\n  ")
                .doesNotContain("Boards:");
        assertThat(Call.of("explain", file.toString()).code()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--round 0", "--round 7", "--round x", "--why 4", "--why 4-99", "--why four-two"})
    @DisplayName("a wrong question is refused with exit code 3 and the usage")
    void wrongQuestions(String more) {
        Call call = explain(more.split(" "));
        assertThat(call.code()).isEqualTo(3);
        assertThat(call.err()).contains("usage:");
    }

    @Test
    @DisplayName("of a finished tournament the last round is explained")
    void finished() {
        Path file = Corpus.file("dutch", "d0009.trf");
        assertThat(Call.of("explain", file.toString())).isEqualTo(Call.of("explain", file.toString(), "--round", "8"));
    }

    @Test
    @DisplayName("--why shows the boards that change, each with those in whose place they come, and no others")
    void changedBoards() {
        Path file = Corpus.file("dutch", "d0009.trf");
        List<String> all =
                boards(Call.of("explain", file.toString(), "--round", "2").out().split("Boards:")[1]);
        int shown = 0;
        for (int other = 2; other <= 12; other++) {
            String out = Call.of("explain", file.toString(), "--round", "2", "--why", "1-" + other)
                    .out();
            String[] parts = out.split("in place of:\n");
            if (parts.length == 2) {
                List<String> would = boards(parts[0]);
                assertThat(all).containsAll(boards(parts[1])).doesNotContainAnyElementsOf(would);
                assertThat(would).isNotEmpty().hasSameSizeAs(boards(parts[1]));
                shown++;
            }
        }
        assertThat(shown).isPositive();
    }

    private static List<String> boards(String text) {
        return text.lines().filter(line -> line.matches("  [0-9]+-[0-9]+")).toList();
    }

    @Test
    @DisplayName("a pair that meets, and the bye of who has it, are told as such, and that is all")
    void soItIs() {
        assertThat(explain("--why", "2-4").out())
                .isEqualTo("Round 6, 2-4:\n  They meet: number 4 has White, number 2 has Black. (C.04.3 1.9.1)\n");
        assertThat(explain("--why", "6-0").out())
                .isEqualTo("Round 6, the bye of 6:\n  Number 6 has the bye. (C.04.1 3)\n");
    }

    @Test
    @DisplayName("where the file has another pairing than the engine, every answer says so")
    void fileDiffers(@TempDir Path folder) throws IOException {
        String line = "001 %4d %-70s  0.0 %4d  %s%n";
        Path wrong = Files.writeString(
                folder.resolve("wrong.trf"),
                "142 3\n152 W\n" + String.format(line, 1, "", 1, "   2 w 0") + String.format(line, 2, "", 2, "   1 b 0")
                        + String.format(line, 3, "", 3, "   4 w 0") + String.format(line, 4, "", 4, "   3 b 0"));
        for (String[] more : List.of(new String[] {}, new String[] {"--why", "1-2"}, new String[] {"--why", "1-3"})) {
            List<String> call = new ArrayList<>(List.of("explain", wrong.toString(), "--round", "1"));
            call.addAll(List.of(more));
            assertThat(Call.of(call.toArray(String[]::new)).out())
                    .contains("The file has another pairing: round 1 board 1 expected 1-3 got 1-2");
        }
    }

    @Test
    @DisplayName("criteria are named by number and article, and their values with what they count")
    void criteria() {
        assertThat(explain().out()).contains("C6 downfloaters: 1\n", "C7 their scores: 3.5\n");
        assertThat(explain("--why", "8-0").out()).containsPattern("\\(C[0-9]+, C\\.04\\.3 2\\.[0-9.]+\\)");
    }

    @Test
    @DisplayName("without the initial colour explain asks for it, as pair does")
    void noInitialColour(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(
                folder.resolve("first.trf"),
                String.format("142 5%n001    1 %-70s  0.0    1%n001    2 %-70s  0.0    2%n", "", ""));
        for (String command : List.of("pair", "explain")) {
            Call call = Call.of(command, file.toString());
            assertThat(call.code()).isEqualTo(3);
            assertThat(call.out()).isEmpty();
            assertThat(call.err()).contains("The initial colour must be specified");
        }
    }

    @Test
    @DisplayName(
            "--why keeps the brackets above as they are where the pair can be met below, and names what gets worse there")
    void lookAheadWithoutDemand(@TempDir Path folder) throws IOException {
        String line = "001 %4d %-70s %4s %4d  %s%n";
        Path file = Files.writeString(
                folder.resolve("ahead.trf"),
                "142 3\n152 W\n" + String.format(line, 1, "", "1.0", 1, "   7 b =     8 w 0")
                        + String.format(line, 2, "", "6.0", 2, "   3 w +     6 b 1")
                        + String.format(line, 3, "", "0.0", 3, "   2 b -  0000 - U")
                        + String.format(line, 4, "", "4.0", 4, "   6 w =     7 b 1")
                        + String.format(line, 5, "", "2.0", 5, "   8 b =  0000 - H")
                        + String.format(line, 6, "", "1.0", 6, "   4 b =     2 w 0")
                        + String.format(line, 7, "", "1.0", 7, "   1 w =     4 w 0")
                        + String.format(line, 8, "", "4.0", 8, "   5 w =     1 b 1")
                        + "BBW 3.0\nBBD 1.0\nBBL 0.0\nBBU 0.0\nBBZ 0.0\nBBF 0.0\n");
        for (String pair : List.of("3-5", "5-6")) {
            assertThat(Call.of("explain", file.toString(), "--why", pair).out())
                    .startsWith(
                            "Round 3, why not " + pair
                                    + "?\n  In the bracket of 2 points 2 instead of 0 players would float down. (C6, C.04.3 2.4.1)\n");
        }
    }

    @Test
    @DisplayName("only FIDE Dutch is explained")
    void otherSystem() {
        assertThat(Call.of("explain", Corpus.file("team-next", "m0001.trf").toString())
                        .code())
                .isEqualTo(3);
    }
}
