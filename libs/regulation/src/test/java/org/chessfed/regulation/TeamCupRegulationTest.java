package org.chessfed.regulation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import org.chessfed.regulation.decision.Messages;
import org.chessfed.regulation.linter.LintFinding;
import org.chessfed.regulation.linter.RegulationLinter;
import org.chessfed.regulation.reader.Documents;
import org.chessfed.regulation.reader.RegulationProblem;
import org.chessfed.regulation.reader.RegulationReader;
import org.chessfed.regulation.stage.Play;
import org.chessfed.regulation.stage.TournamentRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Play and ranking of the team cup, as its document states them. */
class TeamCupRegulationTest {

    private static final RegulationReader READER = new RegulationReader(Documents.federation());
    private static final String DOCUMENT = Documents.text("team-111");
    private static final Regulation TEAM = READER.read(DOCUMENT).orThrow();

    private static TournamentRule of(String section) {
        return TEAM.stages().getFirst().tournamentOf(section).orElseThrow();
    }

    private static List<String> problems(String document) {
        return READER.read(document).problems().stream()
                .map(RegulationProblem::messageKey)
                .toList();
    }

    @Test
    @DisplayName("TEAM-C1 to C6: eight sections play, the primary schools in four of them")
    void sections() {
        assertThat(TEAM.sections()).hasSize(8);
        assertThat(TEAM.stages().getFirst().tournaments()).hasSize(8);
    }

    @Test
    @DisplayName("TEAM-E2, E4: three players, no reserves, the order of the boards stands")
    void team() {
        TeamRule team = Objects.requireNonNull(TEAM.team());

        assertThat(team.size()).isEqualTo(3);
        assertThat(team.reserves()).isZero();
        assertThat(team.boardOrder()).isEqualTo(TeamRule.BoardOrder.FIXED);
    }

    @Test
    @DisplayName("TEAM-P1, P2, P3: kindergarten 5 rounds of 15 + 3, primary 7, all others 5 of 25 + 3 delay")
    void play() {
        for (Section section : TEAM.sections()) {
            Play play = of(section.id()).play();
            boolean primary = section.id().startsWith("PRIMARY");
            assertThat(play.system()).isEqualTo(Play.System.TEAM_SWISS);
            assertThat(play.rounds()).isEqualTo(primary ? 7 : 5);
            assertThat(play.clock().text(Locale.ENGLISH))
                    .isEqualTo(
                            primary || section.id().equals("KINDERGARTEN")
                                    ? "15 min + 3 s delay"
                                    : "25 min + 3 s delay");
        }
    }

    @Test
    @DisplayName(
            "AC-092, AC-099 TEAM-P5, Z8: 1, 0.5 and 0 match points; a bye is 1 match point, 2 game points, 1 on board 1")
    void match() {
        Play.Match match = Objects.requireNonNull(of("OPEN").play().match());

        assertThat(List.of(match.win(), match.draw(), match.loss())).containsExactly(10, 5, 0);
        assertThat(match.bye()).isEqualTo(new Play.Match.Bye(10, 20, 10, "TEAM-Z8"));
        Regulation drawn = READER.read(DOCUMENT, Map.of("bye.mp", "5", "bye.gp", "15", "bye.board1", "5"))
                .orThrow();
        assertThat(Objects.requireNonNull(drawn.stages()
                                .getFirst()
                                .tournaments()
                                .getFirst()
                                .play()
                                .match())
                        .bye())
                .isEqualTo(new Play.Match.Bye(5, 15, 5, "TEAM-Z8"));
    }

    @Test
    @DisplayName(
            "TEAM-K1, K2, K3, Z3: match points, game points, direct encounter, board 1, then joint; lots or a playoff by setting")
    void chain() {
        assertThat(of("JUNIOR").ranking().chain()).containsExactly("MP", "GP", "DE", "BOARD1");
        Regulation lots = READER.read(DOCUMENT, Map.of("finalTie", "[\"MP\",\"GP\",\"DE\",\"BOARD1\",\"LOTS\"]"))
                .orThrow();
        assertThat(lots.stages().getFirst().tournaments().getFirst().ranking().chain())
                .endsWith("LOTS");
    }

    @Test
    @DisplayName("TEAM-Z6: flag fall is proposed where the text states no default time")
    void lateness() {
        assertThat(of("PRIMARY_A").open()).containsExactly(TournamentRule.Parameter.LATE_AFTER_MINUTES);
        assertThat(of("PRIMARY_A").play().proposedLateAfterMinutes()).hasValue(15);
        assertThat(of("SENIOR").play().proposedLateAfterMinutes()).hasValue(25);
    }

    @Test
    @DisplayName("A competition of teams says what a team and a match are, one of players does not")
    void teamParts() {
        assertThat(problems(DOCUMENT.replace("unit: TEAM", "unit: PLAYER"))).contains("document.teamNeeds");
        assertThat(problems(DOCUMENT.replaceFirst("(?m)^team: .*$", ""))).contains("document.teamNeeds");
        assertThat(problems(DOCUMENT.replace("match: *match", "atLimit: PLAYS")))
                .contains("document.teamNeeds");
    }

    @Test
    @DisplayName("A bye cannot bring more game points than the boards")
    void byePoints() {
        RegulationProblem problem = READER.read(DOCUMENT.replace(
                        "bye.gp: {value: 20, choices: [20, 15]", "bye.gp: {value: 40, choices: [40, 15]"))
                .problems()
                .getFirst();

        assertThat(problem.messageKey()).isEqualTo("document.byePoints");
        assertThat(RegulationMessage.MESSAGES.text(
                        problem.messageKey(), Messages.EN, problem.args().toArray()))
                .contains("40", "3 boards");
    }

    @Test
    @DisplayName("No finding bars publication")
    void linted() {
        assertThat(RegulationLinter.lint(READER, DOCUMENT))
                .allSatisfy(finding -> assertThat(finding.severity()).isEqualTo(LintFinding.Severity.NOTE));
    }
}
