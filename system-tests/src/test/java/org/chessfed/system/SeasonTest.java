package org.chessfed.system;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.StreamSupport;
import org.chessfed.demo.Demo;
import org.chessfed.demo.DemoOptions;
import org.chessfed.local.LocalPlatform;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole selection on the real platform: seven preliminaries, semi-final, final, next year's places. */
@DisplayName("The whole selection, played on the real platform")
class SeasonTest {

    /** With it the selection committee drafts one player, as AC-071 has it. */
    private static final long SEED = 9;

    private static boolean sound;
    private static JsonNode report;

    @BeforeAll
    static void play(@TempDir Path directory) throws Exception {
        Path file = directory.resolve("report.json");
        Demo demo = new Demo(
                DemoOptions.parse(List.of("--seed", Long.toString(SEED), "--json", file.toString()), directory),
                System.out::println);
        try (LocalPlatform platform =
                demo.platform(directory.resolve("platform")).start()) {
            sound = demo.playOn(platform);
        }
        report = new ObjectMapper().readTree(file.toFile());
    }

    @Test
    @DisplayName("no fact is lost, no effect doubled, the ledger balances, I1 to I14 hold")
    void sound() {
        assertThat(sound).isTrue();
        assertThat(report.at("/events/lost").asLong(-1)).isZero();
        assertThat(report.at("/events/duplicatedEffects").asLong(-1)).isZero();
        assertThat(report.at("/events/published").asLong()).isPositive();
        assertThat(report.at("/ledger/balanced").asBoolean()).isTrue();
        assertThat(report.at("/ledger/unmatched").asLong(-1)).isZero();
    }

    @Test
    @DisplayName("AC-046 [SEL-Q1, SEL-Z2]: 70 men and 28 women have advanced, 10 and 4 from each of seven events")
    void advanced() {
        assertThat(number("/advanced/men")).isEqualTo(70);
        assertThat(number("/advanced/women")).isEqualTo(28);
        JsonNode events = report.at("/advanced/perEvent");
        assertThat(events.size()).isEqualTo(7);
        assertThat(StreamSupport.stream(events.spliterator(), false)
                        .map(event -> List.of(
                                event.path("men").asInt(), event.path("women").asInt())))
                .containsOnly(List.of(10, 4));
    }

    @Test
    @DisplayName("AC-063 [SEL-S1, SEL-S3]: 70 + 6 + 13 = 89 men, one more by last season's order: 90")
    void menOfTheSemiFinal() {
        assertThat(number("/semi/men")).isEqualTo(90);
        assertThat(number("/semi/sources/men/ADVANCE")).isEqualTo(70);
        assertThat(number("/semi/sources/men/PREVIOUS")).isEqualTo(6);
        assertThat(number("/semi/sources/men/EXTERNAL")).isEqualTo(13);
        assertThat(number("/semi/sources/men/PARITY")).isEqualTo(1);
    }

    @Test
    @DisplayName("AC-064 [SEL-S4, SEL-S3]: 28 + 2 + 5 = 35 women, one more: 36")
    void womenOfTheSemiFinal() {
        assertThat(number("/semi/women")).isEqualTo(36);
        assertThat(number("/semi/sources/women/ADVANCE")).isEqualTo(28);
        assertThat(number("/semi/sources/women/PREVIOUS")).isEqualTo(2);
        assertThat(number("/semi/sources/women/EXTERNAL")).isEqualTo(5);
        assertThat(number("/semi/sources/women/PARITY")).isEqualTo(1);
    }

    @Test
    @DisplayName(
            "AC-071 [SEL-F1, SEL-F3]: with one drafted player the final is 18 and the 19th, two seeds, one drafted: 22")
    void finalField() {
        assertThat(number("/final/men")).isEqualTo(22);
        assertThat(number("/final/sources/men/ADVANCE")).isEqualTo(18);
        assertThat(number("/final/sources/men/VACANCY")).as("the 19th").isEqualTo(1);
        assertThat(number("/final/sources/men/PREVIOUS")).isEqualTo(2);
        assertThat(number("/final/sources/men/DRAFTED")).isEqualTo(1);
        assertThat(number("/final/women")).isEqualTo(10);
        assertThat(report.at("/final/order/men").size()).isEqualTo(22);
        assertThat(report.at("/final/order/women").size()).isEqualTo(10);
    }

    @Test
    @DisplayName(
            "AC-078 [SEL-A1, SEL-A2, SEL-A3]: two men to the next final, six to the next semi-final, two women there, no woman to the final")
    void nextYear() {
        assertThat(number("/nextYear/final/men")).isEqualTo(2);
        assertThat(number("/nextYear/final/women")).isZero();
        assertThat(number("/nextYear/semi/men")).isEqualTo(6);
        assertThat(number("/nextYear/semi/women")).isEqualTo(2);
    }

    @Test
    @DisplayName("[SEL-Q6, SEL-Z38] a tie on a cut line went to a playoff; a corrected result moved a place")
    void playoffAndCorrection() {
        assertThat(number("/playoffs")).isPositive();
        assertThat(number("/corrections/results")).isEqualTo(1);
        assertThat(number("/corrections/berthsMoved")).isPositive();
    }

    private static int number(String path) {
        JsonNode value = report.at(path);
        assertThat(value.isIntegralNumber()).as(path).isTrue();
        return value.asInt();
    }
}
