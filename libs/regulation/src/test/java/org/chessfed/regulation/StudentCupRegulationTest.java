package org.chessfed.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDateTime;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.linter.LintFinding;
import org.chessfed.regulation.linter.LintMessage;
import org.chessfed.regulation.linter.RegulationLinter;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Play and ranking of the student cup, as its document states them. */
class StudentCupRegulationTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String DOCUMENT = Documents.text("stu-110");
    private static final Regulation STU = READER.read(DOCUMENT).orThrow();
    private static final Stage MAIN = STU.stages().getFirst();

    private static List<String> sections(String level, int grade, String sex) {
        return Eligibility.sections(
                        STU,
                        Facts.none()
                                .with(Fact.SCHOOL_LEVEL, level)
                                .with(Fact.GRADE, grade)
                                .with(Fact.SEX, sex))
                .value()
                .stream()
                .map(Section::id)
                .toList();
    }

    private static TournamentRule of(String section) {
        return MAIN.tournamentOf(section).orElseThrow();
    }

    @Test
    @DisplayName(
            "STU-C1, C2, Z14: ten sections by school level and sex; a girl of grade 4 may play in middle or with the girls, or up")
    void sections() {
        assertThat(STU.sections()).hasSize(10);
        assertThat(sections("ELEMENTARY", 4, "F"))
                .containsExactly(
                        "PRIMARY_MIDDLE", "PRIMARY_HIGH", "PRIMARY_GIRLS", "JUNIOR_GIRLS", "SENIOR_GIRLS", "OPEN");
        assertThat(sections("JUNIOR_HIGH", 2, "M")).containsExactly("JUNIOR_BOYS", "SENIOR_BOYS", "OPEN");
        assertThat(sections("UNIVERSITY", 1, "M")).containsExactly("OPEN");
    }

    @Test
    @DisplayName("STU-P1, P2: sections 1 to 5 play 7 rounds of 15 + 3 delay, 6 to 10 five of 25 + 10 delay")
    void play() {
        for (int i = 0; i < STU.sections().size(); i++) {
            Play play = of(STU.sections().get(i).id()).play();
            assertThat(play.rounds()).isEqualTo(i < 5 ? 7 : 5);
            assertThat(play.clock().text(Locale.ENGLISH))
                    .isEqualTo(i < 5 ? "15 min + 3 s delay" : "25 min + 10 s delay");
        }
    }

    @Test
    @DisplayName(
            "AC-145 STU-K1, Z4, Z10: chain and default time are open, and proposed: BHC1, BH, SB, DE and flag fall")
    void proposals() {
        for (TournamentRule tournament : MAIN.tournaments()) {
            assertThat(tournament.open())
                    .containsExactly(
                            TournamentRule.Parameter.RANKING_CHAIN, TournamentRule.Parameter.LATE_AFTER_MINUTES);
            assertThat(tournament.ranking().proposedChain()).containsExactly("PTS", "BH/C1", "BH", "SB", "DE");
        }
        assertThat(of("KINDERGARTEN").play().proposedLateAfterMinutes()).hasValue(15);
        assertThat(of("OPEN").play().proposedLateAfterMinutes()).hasValue(25);
        Regulation zero =
                READER.read(DOCUMENT, Map.of("lateness.proposal", "ZERO")).orThrow();
        assertThat(zero.stages().getFirst().tournaments().getFirst().play().proposedLateAfterMinutes())
                .hasValue(0);
    }

    @Test
    @DisplayName(
            "AC-113 STU-A2: three missed of seven rounds lose the award, two of seven do not; two of five do, one does not")
    void missed() {
        MissedRule seven = of("PRIMARY_LOW").missed().getFirst();
        MissedRule five = of("OPEN").missed().getFirst();

        assertThat(seven.then()).isEqualTo(MissedRule.Then.NO_AWARD);
        assertThat(seven.appliesTo(2)).isFalse();
        assertThat(seven.appliesTo(3)).isTrue();
        assertThat(five.appliesTo(1)).isFalse();
        assertThat(five.appliesTo(2)).isTrue();
    }

    @Test
    @DisplayName(
            "AC-106 STU-Z1: entry closes on 12 March 2021 at 17:00, not in the printed 2020, which stays as a note")
    void deadline() {
        assertThat(MAIN.entry().closes()).isEqualTo(new InstantRule.At(LocalDateTime.of(2021, 3, 12, 17, 0)));
        assertThat(RegulationLinter.lint(READER, DOCUMENT))
                .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(LintFinding.Severity.NOTE))
                .filteredOn(finding -> finding.messageKey().equals(LintMessage.PRINTED_YEAR.key()))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.setting()).isEqualTo("entry.closesAt");
                    assertThat(finding.args()).containsExactly("2020", "2021");
                });
    }

    @Test
    @DisplayName("STU-P3: eight players in seven rounds meet each other")
    void eight() {
        assertThat(of("PRIMARY_LOW").play().isSmall(8)).isTrue();
        assertThat(of("PRIMARY_LOW").play().smallField()).isEqualTo(Play.SmallField.COMPLETABLE);
    }
}
