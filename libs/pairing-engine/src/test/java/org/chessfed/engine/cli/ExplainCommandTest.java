package org.chessfed.engine.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
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
        assertThat(explain("--why", "4-2").out())
                .startsWith("Round 6, why not 4-2?\n  ")
                .contains("  4-2\n");
        assertThat(explain("--why", "1-2").out())
                .startsWith("Round 6, why not 1-2?\n  ")
                .contains("C.04.2 3.3")
                .doesNotContain("The best pairing");
        assertThat(explain("--why", "8-0").out())
                .startsWith("Round 6, why does 8 not have the bye?\n  ")
                .contains("(C.04.3 ");
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
        assertThat(explain("--why", "4-2", "--language", "zh-TW").out())
                .startsWith("第 6 輪，為何不是 4-2？\n")
                .contains("若如此，最佳的編排為：\n");
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
    @DisplayName("only FIDE Dutch is explained")
    void otherSystem() {
        assertThat(Call.of("explain", Corpus.file("team-next", "m0001.trf").toString())
                        .code())
                .isEqualTo(3);
    }
}
