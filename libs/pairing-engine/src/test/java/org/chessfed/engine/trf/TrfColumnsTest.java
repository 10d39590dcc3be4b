package org.chessfed.engine.trf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Nothing may stand beside the fields of a record: a value that runs over its columns is refused, never cut. */
class TrfColumnsTest {

    private static final String PLAYER =
            "001    1 m GM Lin, A-Hua                        2406 TPE     8600001 1990/04/05  0.0    1  0000 - Z";
    private static final String TEAM =
            "310   1 Lake CC                          LAK     2374    5.0    5.5   1     1    2";

    /** A record of each kind, and its columns that belong to no field; in 001 those of a rating of five digits do. */
    private static Map<String, List<Integer>> gaps() {
        Map<String, List<Integer>> gaps = new LinkedHashMap<>();
        gaps.put(PLAYER, List.of(4, 9, 14, 57, 69, 80, 85, 90, 91));
        for (String code : List.of(
                "012", "022", "032", "052", "062", "072", "082", "092", "102", "112", "122", "172", "182", "192", "202",
                "212", "222")) {
            gaps.put(code + " " + (code.equals("192") ? "FIDE_DUTCH" : "1"), List.of(4));
        }
        gaps.put("042 2026/03/06", List.of(4));
        gaps.put(
                String.format("%-91s%s", "132", "26/03/06  26/03/07"),
                IntStream.concat(IntStream.rangeClosed(4, 91), IntStream.of(100, 101))
                        .boxed()
                        .toList());
        gaps.put("142 5", List.of(4));
        gaps.put("152 W", List.of(4));
        gaps.put("162  W 1.0    D 0.5    L 0.0", List.of(4, 5, 11, 12, 13, 14, 20, 21, 22, 23, 29));
        gaps.put("240 H 002 0001    2", List.of(4, 6, 10, 15, 20));
        gaps.put("250       1.0 001 003 0001 0002", List.of(4, 9, 14, 18, 22, 27, 32));
        gaps.put("260 001 003 0001 0002", List.of(4, 8, 12, 17, 22));
        gaps.put(TEAM, List.of(4, 8, 41, 47, 54, 61, 68, 72, 73, 78, 83));
        gaps.put("013 Lake CC                            1    2", List.of(4, 41, 46));
        gaps.put("320  1.0  2.0 000 000", List.of(4, 9, 14, 18, 22));
        gaps.put("330 +- 001 001 002", List.of(4, 7, 11, 15, 19));
        gaps.put("352 WB", List.of(4));
        gaps.put("362 TW 2.0   TD 1.0   TL 0.0", List.of(4, 11, 12, 13, 20, 21, 22, 29));
        gaps.put("XXA    1  1.0  1.0", List.of(4, 9, 14, 19));
        for (String words : List.of("XXC white1", "XXP 1 2", "XXR 5", "XXS W=1", "XXZ 1", "BBW  1.0", "BBD  0.5")) {
            gaps.put(words, List.of(4));
        }
        return gaps;
    }

    static Stream<Arguments> everyGap() {
        List<Arguments> all = new ArrayList<>();
        gaps().forEach((line, columns) -> columns.forEach(column -> all.add(Arguments.of(line, column))));
        return all.stream();
    }

    @ParameterizedTest(name = "column {1}: {0}")
    @MethodSource("everyGap")
    @DisplayName("a character in a column that belongs to no field is refused with line and column")
    void gap(String record, int column) {
        StringBuilder line = new StringBuilder(record);
        while (line.length() < column) {
            line.append(' ');
        }
        line.setCharAt(column - 1, '7');
        assertThatThrownBy(() -> TrfReader.read("012 Cup\n" + line))
                .isInstanceOfSatisfying(TrfException.class, refused -> {
                    assertThat(refused.line()).isEqualTo(2);
                    assertThat(refused.column()).isEqualTo(column);
                })
                .hasMessageContaining("must be blank, found \"7\"");
    }

    @Test
    @DisplayName("every column between the code and the end of a record is a field or a gap that is tested")
    void wholePlayerLine() {
        for (int column = 4; column <= 91; column++) {
            StringBuilder line = new StringBuilder(PLAYER);
            line.setCharAt(column - 1, '\u00e9');
            String changed = line.toString();
            String kept = kept(changed);
            assertThat(kept.contains("\u00e9") || kept.startsWith("line 1, column "))
                    .as("column " + column + ": " + kept)
                    .isTrue();
        }
    }

    private static String kept(String line) {
        try {
            TrfFile file = TrfReader.read(line);
            return file.players() + " " + file.warnings();
        } catch (TrfException refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'001 12345m    A' | 9",
                "'00110001 m    A' | 4",
                "'001    1 m    A                                 2406 TPE             1990/01/0110.0 ' | 80",
                "'001    1 m    A                                 2406 TPE             1990/01/01  0.05' | 85"
            })
    @DisplayName("a starting rank of five digits and shifted points are refused, not cut")
    void shifted(String line, int column) {
        assertThatThrownBy(() -> TrfReader.read(line))
                .isInstanceOfSatisfying(
                        TrfException.class,
                        refused -> assertThat(refused.column()).isEqualTo(column));
    }

    @Test
    @DisplayName("tolerated: a rating of five digits, a tab in a gap, a round's date with a year of four digits")
    void tolerated() {
        String wide = PLAYER.substring(0, 47) + "12406" + PLAYER.substring(52);
        assertThat(TrfReader.read(wide).players().getFirst().rating()).isEqualTo(12406);
        TrfFile tab = TrfReader.read(PLAYER.substring(0, 8) + "\t" + PLAYER.substring(9));
        assertThat(tab.warnings())
                .extracting(TrfWarning::toString)
                .containsExactly("line 1, column 9: a tab is not allowed; columns may be shifted");
        TrfFile dates = TrfReader.read(String.format("%-91s%s%n%s", "132", "2026/03/0626/03/07", PLAYER));
        assertThat(dates.header().roundDates()).containsExactly("26/03/06", "26/03/07");
        assertThat(dates.warnings())
                .extracting(TrfWarning::toString)
                .containsExactly("line 1, column 92: a round's date has a year of two digits here");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "152 W | 152 B | 5",
                "152 W | XXC black1 | 5",
                "XXC rank white1 | 152 B | 5",
                "142 5 | XXC white1 black1 | 12",
                "142 5 | XXR 6 | 5",
                "BBW  3.0 | '162  W 1.0' | 6",
                "XXS W=3 D=1 | '162  W 3.0    D 0.5' | 15",
                "XXS PAB=0.5 | BBU  1.0 | 5",
                "'162  A 0.5' | XXS ZPB=0.5 FL=0 | 13",
                "BBD  1.0 | XXS D=1 HPB=1 D=2 | 15",
                "XXS WW=3 BW=3 | XXS WW=2 | 5",
                "362 TW 2.0 | 362 TW 3.0 | 5",
                "352 WB | 352 WBWB | 5"
            })
    @DisplayName("two records that tell the same thing differently are refused at the second")
    void contradictions(String first, String second, int column) {
        assertThatThrownBy(() -> TrfReader.read(first + "\n" + second + "\n" + PLAYER))
                .isInstanceOfSatisfying(TrfException.class, refused -> {
                    assertThat(refused.line()).isEqualTo(2);
                    assertThat(refused.column()).isEqualTo(column);
                });
    }

    @Test
    @DisplayName("two records that tell the same thing alike are read")
    void agreement() {
        TrfFile file = TrfReader.read(String.join(
                "\n",
                "142 5",
                "XXR 5",
                "152 W",
                "XXC white1",
                "162  W 3.0    D 1.0    A 0.5    P 3.0",
                "XXS W=3 D=1 ZPB=0.5 FL=0.5 WW=3 BW=3",
                "BBW  3.0",
                "BBU  3.0",
                PLAYER.replace(" 0.0", " 0.5")));
        assertThat(file.warnings()).isEmpty();
        assertThat(file.points().win()).isEqualTo(30);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "XXS W=",
                "XXS",
                "XXS W",
                "XXS WW=3",
                "XXS BD=1",
                "XXS W=100",
                "BBW 999999",
                "BBW",
                "162  W 100",
                "250      9999 001 003 0001 0001",
                "XXA    1 9999",
                "362 TW9999"
            })
    @DisplayName("a worth that is missing, of one colour only, or above 99.9 is refused with line and column")
    void worth(String line) {
        assertThatThrownBy(() -> TrfReader.read("142 9\n" + line + "\n" + PLAYER))
                .isInstanceOfSatisfying(TrfException.class, refused -> {
                    assertThat(refused.line()).isEqualTo(2);
                    assertThat(refused.column()).isPositive();
                });
    }

    @ParameterizedTest(name = "{0}")
    @DisplayName(
            "a known record whose code is shifted, cut or has letters for digits is refused: its player or pair would be"
                    + " left out without a word")
    @CsvSource({
        "' 001    2', 2, 001",
        "'\u00a0001    2', 2, 001",
        "'OO1    2', 1, 001",
        "'0o1    2', 1, 001",
        "'00l    2', 1, 001",
        "'01     2', 1, 001",
        "'1      2', 1, 001",
        "' XXP 1 2', 2, XXP",
        "' 260 1 5 1 4', 2, 260",
        "'26O 001 005 0001 0004', 1, 260",
    })
    void damagedCode(String line, int column, String meant) {
        assertThatThrownBy(() -> TrfReader.read(PLAYER + "\n" + line))
                .isInstanceOf(TrfException.class)
                .hasMessageStartingWith("line 2, column " + column + ": ")
                .hasMessageEndingWith("is this record " + meant + "?");
    }

    @Test
    @DisplayName("a record that nobody knows is kept, and told once; comments and lines of a federation are not told")
    void unknownRecord() {
        TrfFile file = TrfReader.read("### 001\nDDD SSSS\nTPE    1\n9x1 a\n9x1 b\n\u00a0\n 77 c\n" + PLAYER);
        assertThat(file.others())
                .extracting(TrfRecord::text)
                .containsExactly("### 001", "DDD SSSS", "TPE    1", "9x1 a", "9x1 b", "\u00a0", " 77 c");
        assertThat(file.warnings())
                .extracting(TrfWarning::toString)
                .satisfiesExactly(
                        first -> assertThat(first).startsWith("line 4, column 1: record \"9X1\" is not known"),
                        second -> assertThat(second).startsWith("line 6, column 1: "),
                        third -> assertThat(third).startsWith("line 7, column 1: record \" 77\" is not known"));
    }

    @Test
    @DisplayName("a NUL character is told with its place: no text, or text of two or four bytes a character")
    void nul() {
        assertThatThrownBy(() -> TrfReader.read("012 x\n0\u00000\u00001"))
                .isInstanceOf(TrfException.class)
                .hasMessageStartingWith("line 2, column 2: a NUL character");
    }

    @Test
    @DisplayName("lines that are not known are kept without a word; of each kind of warning a thousand are told")
    void manyLines() {
        TrfFile unknown = TrfReader.read("zzz\tx\n".repeat(5000) + PLAYER);
        assertThat(unknown.others()).hasSize(5000);
        assertThat(unknown.warnings()).isEmpty();
        TrfFile remarks = TrfReader.read("012 Cup\n".repeat(5001) + "299\n" + PLAYER);
        assertThat(remarks.warnings().stream().collect(Collectors.groupingBy(TrfWarning::kind, Collectors.counting())))
                .isEqualTo(Map.of(TrfWarning.Kind.TOLERATED, 1001L, TrfWarning.Kind.NOT_HONOURED, 1L));
        assertThat(remarks.warnings().getFirst().message())
                .isEqualTo("the first 1000 of 5000 warnings of one kind are told");
    }

    @Test
    @DisplayName("the text of a file of 1 GiB or more is as large as an array can be, and no arithmetic fails")
    void capacity() {
        assertThat(TrfReader.capacity(1 << 30, 1)).isEqualTo((1 << 30) + 16);
        assertThat(TrfReader.capacity(1 << 30, 2)).isEqualTo(Integer.MAX_VALUE);
        assertThat(TrfReader.capacity(Integer.MAX_VALUE, 1)).isEqualTo(Integer.MAX_VALUE);
        assertThat(TrfReader.capacity(0, 1)).isEqualTo(16);
    }
}
