package org.chessfed.regulation.linter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.RegulationMessage;
import org.chessfed.regulation.decision.Messages;
import org.chessfed.regulation.reader.DocumentView;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RegulationLinterTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String SEL = Documents.text("sel-114");

    private static List<String> keys(String document) {
        return RegulationLinter.lint(READER, document).stream()
                .map(LintFinding::messageKey)
                .toList();
    }

    @Test
    @DisplayName("SEL: what is odd in the original text is found, each with the setting that answers it")
    void original() {
        assertThat(RegulationLinter.lint(READER, SEL))
                .extracting(LintFinding::messageKey, LintFinding::clause, LintFinding::setting, LintFinding::args)
                .containsExactlyInAnyOrder(
                        tuple(LintMessage.APPROVAL_BLANK.key(), "SEL-G2", "approval.entryBefore", List.of()),
                        tuple(LintMessage.PRINTED_YEAR.key(), "SEL-G3", "season.year", List.of("2024", "2025")),
                        tuple(LintMessage.PRINTED_CITY.key(), "SEL-E10", "form.cities", List.of("P2N", "臺中市", "臺北市")),
                        tuple(LintMessage.PRINTED_CITY.key(), "SEL-E10", "form.cities", List.of("P2C", "臺北市", "臺中市")),
                        tuple(
                                LintMessage.PRINTED_ROUNDS.key(),
                                "SEL-S2",
                                "semi.roundsPerDay",
                                List.of("4", "3", "12", "11")),
                        tuple(LintMessage.ODD_TOTAL.key(), "SEL-S3", "semi.fill", List.of("SEMI", "MEN", "89", "90")),
                        tuple(LintMessage.ODD_TOTAL.key(), "SEL-S3", "semi.fill", List.of("SEMI", "WOMEN", "35", "36")),
                        tuple(LintMessage.APPEAL_WINDOWS.key(), "SEL-K3", "appeal.doors", List.of("10, 5")),
                        tuple(
                                LintMessage.DATE_WITHOUT_YEAR.key(),
                                "SEL-X8",
                                "tue.deadline",
                                List.of("12", "5", "2024-12-05")),
                        tuple(
                                LintMessage.PLACES_DERIVED.key(),
                                "SEL-S4",
                                "external.ctcaWomen",
                                List.of("CTCA", "7", "GU17", "6", "5")),
                        tuple(LintMessage.LONG_DAY.key(), "SEL-F2", null, List.of("FINAL", "3", "12")));
    }

    @Test
    @DisplayName("SEL: no finding is an error, every finding has its line, and its setting exists")
    void notes() {
        Regulation sel = READER.read(SEL).orThrow();

        assertThat(RegulationLinter.lint(READER, SEL)).allSatisfy(finding -> {
            assertThat(finding.severity()).isEqualTo(LintFinding.Severity.NOTE);
            assertThat(finding.line()).isPositive();
            if (finding.setting() != null) {
                assertThat(sel.settings()).containsKey(finding.setting());
            }
        });
    }

    @Test
    @DisplayName("A contradiction is still shown when a reading has settled it")
    void settled() {
        DocumentView oneDoor = DocumentView.of(READER, SEL, Map.of("appeal.doors", "ART9_ONLY"));

        assertThat(oneDoor.regulation().appeals()).hasSize(1);
        assertThat(RegulationLinter.lint(oneDoor))
                .extracting(LintFinding::messageKey)
                .contains(LintMessage.APPEAL_WINDOWS.key());
    }

    @Test
    @DisplayName("Host and payee in another city, or an event outside its region, is an error")
    void cities() {
        String swapped = SEL.replace("host: taipei\n", "host: taichung\n");

        assertThat(RegulationLinter.lint(READER, swapped))
                .filteredOn(finding -> finding.severity() == LintFinding.Severity.ERROR)
                .extracting(LintFinding::messageKey, LintFinding::clause)
                .containsExactly(tuple(LintMessage.HOST_CITY.key(), "SEL-V4"));
        assertThat(keys(SEL.replace("host: taipei\n        region: NORTH", "host: taipei\n        region: SOUTH")))
                .contains(LintMessage.EVENT_REGION.key());
    }

    @Test
    @DisplayName("A round robin must have the rounds that its players need, a Swiss no more than they have opponents")
    void rounds() {
        String nine = SEL.replace("{section: WOMEN, places: 10,", "{section: WOMEN, places: 8,")
                .replace("fill: {to: 10,", "fill: {to: 8,")
                .replace("section: WOMEN, value: 10", "section: WOMEN, value: 8");
        assertThat(keys(nine)).contains(LintMessage.ROUND_ROBIN_ROUNDS.key());

        String few = SEL.replace("{section: MEN, places: 18,", "{section: MEN, places: 4,")
                .replace("fill: {to: 22,", "fill: {to: 8,")
                .replace("section: MEN, value: 22", "section: MEN, value: 8");
        assertThat(keys(few)).contains(LintMessage.TOO_MANY_ROUNDS.key());
    }

    @Test
    @DisplayName("Entry that closes after the start, and a capacity below the places, are errors")
    void entry() {
        assertThat(keys(SEL.replace("{from: event.start, days: -3, at: \"12:00\"}", "{from: event.start, days: 1}")))
                .contains(LintMessage.ENTRY_AFTER_START.key());
        assertThat(keys(SEL.replace("capacity: null", "capacity: 13"))).contains(LintMessage.CAPACITY.key());
        assertThat(keys(SEL.replace("capacity: null", "capacity: 14"))).doesNotContain(LintMessage.CAPACITY.key());
    }

    @ParameterizedTest
    @ValueSource(strings = {"nameZh", "sex", "birthMonth"})
    @DisplayName("A form that does not ask everybody for name, sex or birth is an error with the clause of the entry")
    void formLacks(String field) {
        String without = SEL.replaceAll("(?m)^    - \\{field: " + field + ",.*\n", "");
        String optional = SEL.replaceAll("(\\{field: " + field + ",.*) required: true,", "$1");
        for (String document : List.of(without, optional)) {
            assertThat(document).isNotEqualTo(SEL);
            assertThat(RegulationLinter.lint(READER, document))
                    .filteredOn(finding -> finding.severity() == LintFinding.Severity.ERROR)
                    .singleElement()
                    .satisfies(finding -> {
                        assertThat(finding.messageKey()).isEqualTo(LintMessage.FORM_LACKS.key());
                        assertThat(finding.path()).isEqualTo("/stages/0/entry/form");
                        assertThat(finding.args().getFirst()).isEqualTo("player");
                        assertThat(finding.args().getLast()).contains(field);
                        assertThat(finding.clause()).isNotNull();
                    });
        }
    }

    @Test
    @DisplayName("An event that is entered by form and names no way of payment is an error")
    void payMethods() {
        String none = SEL.replaceFirst("        payMethods: \\[TRANSFER]\n", "");

        assertThat(RegulationLinter.lint(READER, none))
                .filteredOn(finding -> finding.severity() == LintFinding.Severity.ERROR)
                .extracting(LintFinding::messageKey, LintFinding::path)
                .containsExactly(tuple(LintMessage.NO_PAY_METHOD.key(), "/stages/0/events/0"));
    }

    @Test
    @DisplayName("SEL: no choice of a setting makes an error, so every choice can be published")
    void everyChoice() {
        READER.read(SEL).orThrow().settings().forEach((name, setting) -> {
            for (Object choice : setting.choices()) {
                if (!(choice instanceof List<?>)) {
                    assertThat(RegulationLinter.lint(
                                    DocumentView.of(READER, SEL, Map.of(name, String.valueOf(choice)))))
                            .as(name + "=" + choice)
                            .noneMatch(finding -> finding.severity() == LintFinding.Severity.ERROR);
                }
            }
        });
    }

    @ParameterizedTest
    @EnumSource(LintMessage.class)
    @DisplayName("Every finding has its text in both languages")
    void texts(LintMessage message) {
        for (Locale language : List.of(Messages.EN, Messages.ZH_TW)) {
            assertThat(RegulationMessage.MESSAGES.text(message.key(), language, "a", "b", "c", "d", "e"))
                    .isNotBlank()
                    .doesNotContain("{");
        }
    }

    @Test
    @DisplayName("CV-6: what is left to the chief arbiter is noted")
    void openParameters() {
        assertThat(keys(SEL.replace("          lateAfterMinutes: 5\n", ""))).contains(LintMessage.OPEN_PARAMETER.key());
    }
}
