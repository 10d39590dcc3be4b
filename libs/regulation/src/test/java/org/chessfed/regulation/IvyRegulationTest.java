package org.chessfed.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.linter.LintFinding;
import org.chessfed.regulation.linter.LintMessage;
import org.chessfed.regulation.linter.RegulationLinter;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.TournamentRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Play and ranking of the Ivy open, as its document states them. */
class IvyRegulationTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String DOCUMENT = Documents.text("ivy-2017");
    private static final Regulation IVY = READER.read(DOCUMENT).orThrow();

    private static List<String> sections(String gradeTitle) {
        return Eligibility.sections(IVY, Facts.none().with(Fact.GRADE_TITLE, gradeTitle)).value().stream()
                .map(Section::id)
                .toList();
    }

    private static TournamentRule of(String section) {
        return IVY.stages().getFirst().tournamentOf(section).orElseThrow();
    }

    @Test
    @DisplayName(
            "AC-123 IVY-C6, Z18: grade 3 plays in grade 3 or above, grade 5 may play up anywhere, without certificate only the open section")
    void sections() {
        assertThat(sections("GRADE_3")).containsExactly("OPEN", "CANDIDATE_MASTER", "GRADE_1", "GRADE_2", "GRADE_3");
        assertThat(sections("GRADE_5")).contains("GRADE_4", "GRADE_1").hasSize(6);
        assertThat(sections("GRADE_1")).containsExactly("OPEN", "CANDIDATE_MASTER", "GRADE_1");
        assertThat(sections("NONE")).containsExactly("OPEN");
    }

    @Test
    @DisplayName("IVY-P2, P3: nine rounds on three days; 50 + 5 for grades 2 to 4, 60 + 5 for all others")
    void play() {
        for (Section section : IVY.sections()) {
            Play play = of(section.id()).play();
            boolean fifty = List.of("GRADE_2", "GRADE_3", "GRADE_4").contains(section.id());
            assertThat(play.rounds()).isEqualTo(9);
            assertThat(play.perDay()).containsExactly(3, 3, 3);
            assertThat(play.clock().text(Locale.ENGLISH))
                    .isEqualTo(fifty ? "50 min + 5 s increment" : "60 min + 5 s increment");
            assertThat(play.proposedLateAfterMinutes()).hasValue(fifty ? 50 : 60);
        }
    }

    @Test
    @DisplayName("IVY-T3, Z3, Z15: the text states neither times nor a default time; both are the chief arbiter's")
    void open() {
        assertThat(IVY.stages().getFirst().events().getFirst().startProposed()).isTrue();
        assertThat(of("OPEN").open()).containsExactly(TournamentRule.Parameter.LATE_AFTER_MINUTES);
    }

    @Test
    @DisplayName(
            "AC-129 IVY-K1, Z1: points, direct encounter, lots; Buchholz before the lots where the setting says so")
    void chain() {
        assertThat(of("OPEN").ranking().chain()).containsExactly("PTS", "DE", "LOTS");
        Regulation buchholz = READER.read(DOCUMENT, Map.of("ranking.chain", "[\"PTS\",\"DE\",\"BHC1\",\"LOTS\"]"))
                .orThrow();
        assertThat(buchholz.stages()
                        .getFirst()
                        .tournaments()
                        .getFirst()
                        .ranking()
                        .chain())
                .containsExactly("PTS", "DE", "BH/C1", "LOTS");
    }

    @Test
    @DisplayName("AC-125 IVY-C7, Z19: the host fills an odd section; who is added wins no award")
    void filler() {
        assertThat(of("GRADE_3").play().odd()).isNotNull().satisfies(odd -> {
            assertThat(odd.fill()).isEqualTo(Play.OddNumber.Fill.FILLER);
            assertThat(odd.fillerAwards()).isFalse();
        });
    }

    @Test
    @DisplayName("IVY: what the linter finds are the open default times alone; nine players are enough for nine rounds")
    void linted() {
        assertThat(RegulationLinter.lint(READER, DOCUMENT))
                .allSatisfy(finding -> {
                    assertThat(finding.severity()).isEqualTo(LintFinding.Severity.NOTE);
                    assertThat(finding.messageKey()).isEqualTo(LintMessage.OPEN_PARAMETER.key());
                })
                .hasSize(6);
    }
}
