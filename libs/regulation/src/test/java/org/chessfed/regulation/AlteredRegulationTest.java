package org.chessfed.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.chessfed.regulation.linter.LintFinding;
import org.chessfed.regulation.linter.LintMessage;
import org.chessfed.regulation.linter.RegulationLinter;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.FieldRule;
import org.chessfed.regulation.stage.FieldSize;
import org.chessfed.regulation.stage.Stage;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The same kind of competition with other figures: nothing but the document changes. */
class AlteredRegulationTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String DOCUMENT = document();

    private static String document() {
        try (InputStream in = Objects.requireNonNull(
                AlteredRegulationTest.class.getResourceAsStream("/regulations/sel-altered.yaml"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    @DisplayName("Five events of 8 + 3 places with floors 4 + 1 send 40 men and 15 women to the semi-final")
    void advanced() {
        Stage prelim = READER.read(DOCUMENT).orThrow().stage("PRELIM").orElseThrow();

        assertThat(prelim.events()).hasSize(5);
        assertThat(FieldSize.advanced(prelim, "MEN")).isEqualTo(40);
        assertThat(FieldSize.advanced(prelim, "WOMEN")).isEqualTo(15);
        assertThat(prelim.advance())
                .extracting(rule -> Objects.requireNonNull(rule.guaranteed()).places())
                .containsExactly(4, 1);
    }

    @Test
    @DisplayName("The final holds 20 men and 8 women")
    void finals() {
        Regulation altered = READER.read(DOCUMENT).orThrow();
        List<FieldRule> field = altered.stage("FINAL").orElseThrow().field();

        assertThat(field)
                .extracting(rule -> FieldSize.planned(altered, rule).orElseThrow())
                .containsExactly(20, 8);
    }

    @Test
    @DisplayName("It lints clean: no error, and no note but the odd field and the long day that it keeps")
    void clean() {
        assertThat(RegulationLinter.lint(READER, DOCUMENT))
                .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(LintFinding.Severity.NOTE))
                .extracting(LintFinding::messageKey)
                .containsExactlyInAnyOrder(
                        LintMessage.ODD_TOTAL.key(), LintMessage.APPEAL_WINDOWS.key(), LintMessage.LONG_DAY.key());
    }
}
