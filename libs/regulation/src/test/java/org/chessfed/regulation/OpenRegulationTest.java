package org.chessfed.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.time.LocalDateTime;
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
import org.chessfed.regulation.stage.Conduct;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.Ranking;
import org.chessfed.regulation.stage.RoundCalendar;
import org.chessfed.regulation.stage.Stage;
import org.chessfed.regulation.stage.TournamentRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Play and ranking of the international open, as its document states them. */
class OpenRegulationTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String DOCUMENT = Documents.text("open-2025");
    private static final Regulation OPEN = READER.read(DOCUMENT).orThrow();

    private static Stage stage(String id) {
        return OPEN.stage(id).orElseThrow();
    }

    private static List<String> sections(LocalDate birth, String sex) {
        return Eligibility.sections(
                        OPEN, Facts.none().with(Fact.BIRTH_DATE, birth).with(Fact.SEX, sex))
                .value()
                .stream()
                .map(Section::id)
                .toList();
    }

    @Test
    @DisplayName("AC-001 OPEN-C1: an open section and U19 to U7, each open and for girls, are 15")
    void sections() {
        assertThat(OPEN.sections())
                .extracting(Section::id)
                .containsExactly(
                        "OPEN", "U19", "GU19", "U17", "GU17", "U15", "GU15", "U13", "GU13", "U11", "GU11", "U9", "GU9",
                        "U7", "GU7");
        assertThat(OPEN.sections().get(1).title().zh()).isEqualTo("U 19 公開組");
        assertThat(OPEN.sections().get(2).title().zh()).isEqualTo("U 19 女子組");
    }

    @Test
    @DisplayName("AC-002, AC-003 OPEN-C2, C3: the first of January of the level's year is inside, and one may play up")
    void ages() {
        assertThat(sections(LocalDate.of(2012, 1, 1), "M")).containsExactly("OPEN", "U19", "U17", "U15", "U13");
        assertThat(sections(LocalDate.of(2011, 12, 31), "M")).containsExactly("OPEN", "U19", "U17", "U15");
        assertThat(sections(LocalDate.of(2017, 5, 5), "M"))
                .contains("U9", "U19", "OPEN")
                .doesNotContain("U7");
    }

    @Test
    @DisplayName("AC-004 OPEN-C4: girls' sections take girls only, all others everybody")
    void girls() {
        assertThat(sections(LocalDate.of(2013, 6, 1), "M")).contains("U13").doesNotContain("GU13");
        assertThat(sections(LocalDate.of(2013, 6, 1), "F")).contains("U13", "GU13");
    }

    @Test
    @DisplayName("OPEN-P1, P2, P3, B5, B6: nine rounds each, 90 + 30 and 3 + 2, late after 15 minutes and at flag fall")
    void play() {
        for (TournamentRule tournament : stage("CLASSICAL").tournaments()) {
            Play play = tournament.play();
            assertThat(play.system()).isEqualTo(Play.System.SWISS);
            assertThat(play.rounds()).isEqualTo(9);
            assertThat(play.clock().text(Locale.ENGLISH)).isEqualTo("90 min + 30 s increment");
            assertThat(play.lateAfterMinutes()).isEqualTo(15);
            assertThat(play.atLimit()).isEqualTo(Play.AtLimit.PLAYS);
            assertThat(play.odd()).extracting(Play.OddNumber::fill).isEqualTo(Play.OddNumber.Fill.BYE);
            assertThat(tournament.open()).isEmpty();
        }
        Play blitz = stage("BLITZ").tournaments().getFirst().play();
        assertThat(blitz.clock().text(Locale.ENGLISH)).isEqualTo("3 min + 2 s increment");
        assertThat(blitz.rounds()).isEqualTo(9);
        assertThat(blitz.lateAfterMinutes()).isEqualTo(blitz.clock().minutes());
    }

    @Test
    @DisplayName("OPEN-B4: the blitz pairs all sections together, the classical event each for itself")
    void groups() {
        assertThat(stage("CLASSICAL").tournaments())
                .hasSize(15)
                .allSatisfy(tournament -> assertThat(tournament.sections()).hasSize(1));
        assertThat(stage("BLITZ").tournaments())
                .singleElement()
                .satisfies(tournament -> assertThat(tournament.sections())
                        .containsExactlyElementsOf(
                                OPEN.sections().stream().map(Section::id).toList()));
    }

    @Test
    @DisplayName(
            "AC-041 OPEN-T4 to T14: round 1 on 17 July at 09:30, nothing on the 20th, round 9 on the 22nd at 15:00")
    void timetable() {
        RoundCalendar calendar = RoundCalendar.of(
                stage("CLASSICAL").events().getFirst(),
                stage("CLASSICAL").tournaments().getFirst().play());

        assertThat(calendar.rounds())
                .extracting(RoundCalendar.RoundDay::stated)
                .containsExactly(
                        LocalDateTime.of(2025, 7, 17, 9, 30),
                        LocalDateTime.of(2025, 7, 17, 15, 0),
                        LocalDateTime.of(2025, 7, 18, 9, 0),
                        LocalDateTime.of(2025, 7, 18, 15, 0),
                        LocalDateTime.of(2025, 7, 19, 9, 0),
                        LocalDateTime.of(2025, 7, 21, 9, 0),
                        LocalDateTime.of(2025, 7, 21, 15, 0),
                        LocalDateTime.of(2025, 7, 22, 9, 0),
                        LocalDateTime.of(2025, 7, 22, 15, 0));
    }

    @Test
    @DisplayName("OPEN-K1 to K5: points, direct encounter, Median Buchholz 1, Buchholz, wins; then the place is shared")
    void chain() {
        for (Stage stage : OPEN.stages()) {
            for (TournamentRule tournament : stage.tournaments()) {
                Ranking ranking = tournament.ranking();
                assertThat(ranking.chain()).containsExactly("PTS", "DE", "BH/M1", "BH", "WIN");
                assertThat(ranking.unplayed()).isEqualTo(Ranking.Unplayed.FIDE_CURRENT);
                assertThat(ranking.forfeitInDE()).isEqualTo(Ranking.ForfeitInDe.IGNORE);
                assertThat(ranking.listMode()).isEqualTo(Ranking.ListMode.FILTER_JOINT);
                assertThat(ranking.playoff()).isEqualTo(Ranking.PlayoffScope.NONE);
            }
        }
    }

    @Test
    @DisplayName(
            "AC-029, AC-042 OPEN-P3, D2, Z32: lateness counts from the announced start; carrying a device is the arbiter's decision")
    void conduct() {
        for (Stage stage : OPEN.stages()) {
            for (TournamentRule tournament : stage.tournaments()) {
                assertThat(tournament.conduct().lateFrom()).isEqualTo(Conduct.LateFrom.ANNOUNCED);
                assertThat(tournament.conduct().deviceCarried()).isEqualTo(Conduct.DeviceCarried.ARBITER);
                assertThat(tournament.conduct().deviceClause()).isEqualTo("OPEN-D2");
            }
        }
        Regulation strict =
                READER.read(DOCUMENT, Map.of("device.carry", "LOSS")).orThrow();
        assertThat(strict.stages().getFirst().tournaments().getFirst().conduct().deviceCarried())
                .isEqualTo(Conduct.DeviceCarried.LOSS);
    }

    @Test
    @DisplayName("OPEN-Z14, Z21, Z26, Z28, Z33: another reading changes the rule and nothing else")
    void readings() {
        Regulation other = READER.read(
                        DOCUMENT,
                        Map.of(
                                "tiebreak.medianCut", "BH/M2",
                                "tiebreak.wins", "WON",
                                "lateness.atLimit", "LOSES",
                                "ranking.listMode", "WITHIN_LIST",
                                "pairing.smallField", "ROUND_ROBIN"))
                .orThrow();
        TournamentRule rule =
                other.stage("CLASSICAL").orElseThrow().tournaments().getFirst();

        assertThat(rule.ranking().chain()).containsExactly("PTS", "DE", "BH/M2", "BH", "WON");
        assertThat(rule.play().atLimit()).isEqualTo(Play.AtLimit.LOSES);
        assertThat(rule.ranking().listMode()).isEqualTo(Ranking.ListMode.WITHIN_LIST);
        assertThat(rule.play().smallField()).isEqualTo(Play.SmallField.ROUND_ROBIN);
    }

    @Test
    @DisplayName("OPEN-Z33: ten players, and nine, meet each other in nine rounds; eleven do not")
    void smallField() {
        Play play = stage("CLASSICAL").tournaments().getFirst().play();

        assertThat(play.smallField()).isEqualTo(Play.SmallField.COMPLETABLE);
        assertThat(play.isSmall(10)).isTrue();
        assertThat(play.isSmall(9)).isTrue();
        assertThat(play.isSmall(8)).isFalse();
        assertThat(play.isSmall(11)).isFalse();
    }

    @Test
    @DisplayName(
            "OPEN-P4, Z22: who merges is the organiser's decision; the linter says that small sections cannot play nine rounds")
    void merging() {
        assertThat(OPEN.merge()).isNotNull().satisfies(merge -> {
            assertThat(merge.policy()).isEqualTo(Merge.Policy.DISCRETIONARY);
            assertThat(merge.awardsBy()).isEqualTo(Merge.AwardsBy.ORIGINAL_SECTION);
        });
        assertThat(RegulationLinter.lint(READER, DOCUMENT))
                .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(LintFinding.Severity.NOTE))
                .extracting(LintFinding::messageKey)
                .containsExactly(
                        LintMessage.APPROVAL_BLANK.key(),
                        LintMessage.SMALL_SECTION.key(),
                        LintMessage.SMALL_SECTION.key());
    }

    @Test
    @DisplayName(
            "Every clause that stands in the document is named by a rule or tells what is not data, and has both languages")
    void clauses() {
        assertThat(OPEN.clauses())
                .allSatisfy(
                        (id, clause) -> assertThat(clause.zh() + clause.en()).isNotBlank());
        assertThat(OPEN.clauses().keySet()).allMatch(id -> id.startsWith("OPEN-"));
    }
}
