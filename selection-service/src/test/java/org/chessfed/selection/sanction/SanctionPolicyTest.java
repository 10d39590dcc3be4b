package org.chessfed.selection.sanction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.chessfed.selection.sanction.SanctionState.APPEALED;
import static org.chessfed.selection.sanction.SanctionState.IN_FORCE;
import static org.chessfed.selection.sanction.SanctionState.LIFTED;
import static org.chessfed.selection.sanction.SanctionState.PROPOSED;
import static org.chessfed.selection.sanction.SanctionState.UPHELD;

import java.time.LocalDate;
import java.util.List;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.MissedRule.BarredSeason;
import org.chessfed.regulation.stage.MissedRule.Opponents;
import org.chessfed.regulation.stage.MissedRule.Scope;
import org.chessfed.regulation.stage.MissedRule.Then;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Sanctions: missed rounds, bans, appeals")
class SanctionPolicyTest {

    private static final MissedRule VOID = voidRule("SEL-Q8", true, true);
    private static final MissedRule BAN = banRule("SEL-Q13", false, true);
    private static final MissedRule SEMI_BAN = banRule("SEL-S10", false, true, "PRELIM");

    @ParameterizedTest(name = "absent {0}, announced {1}, late {2}: void {3}, bans {4}")
    @CsvSource({
        "2, 0, 0, false, 0", "3, 0, 0, true, 0", "4, 0, 0, true, 1", "7, 0, 0, true, 1",
        "0, 0, 3, true, 0", "3, 0, 1, true, 0", "0, 0, 7, true, 0", "2, 2, 0, true, 1"
    })
    @DisplayName(
            "AC-058 missed in one preliminary: 2 ranked; 3 void; 4 void and ban; late ones count for the void only")
    void onePreliminary(int absent, int announced, int late, boolean isVoid, int bans) {
        var consequence = MissedPolicy.judge(new Missed(absent, announced, late), List.of(VOID, BAN));
        assertThat(consequence.resultsVoid()).isEqualTo(isVoid);
        assertThat(consequence.bans()).hasSize(bans);
        assertThat(consequence.reasons()).hasSize((isVoid ? 1 : 0) + bans);
    }

    @Test
    @DisplayName("AC-058 two and two in two events: neither void nor ban, since each event is judged by itself")
    void neverSummed() {
        var first = MissedPolicy.judge(new Missed(2, 0, 0), List.of(VOID, BAN));
        var second = MissedPolicy.judge(new Missed(2, 0, 0), List.of(VOID, BAN));
        assertThat(first.reasons()).isEmpty();
        assertThat(second.reasons()).isEmpty();
    }

    @Test
    @DisplayName("SEL-Z12 flipped: ban.countLate=true bans for four late losses; void.countAnnounced=false spares three"
            + " announced")
    void settingsFlipped() {
        var strict = banRule("SEL-Q13", true, true);
        assertThat(MissedPolicy.judge(new Missed(0, 0, 4), List.of(strict)).bans())
                .hasSize(1);
        assertThat(MissedPolicy.judge(new Missed(0, 0, 4), List.of(BAN)).bans()).isEmpty();
        var mild = voidRule("SEL-Q8", true, false);
        assertThat(MissedPolicy.judge(new Missed(0, 3, 0), List.of(mild)).resultsVoid())
                .isFalse();
        assertThat(MissedPolicy.judge(new Missed(0, 3, 0), List.of(VOID)).resultsVoid())
                .isTrue();
    }

    @Test
    @DisplayName("SEL-Z11 flipped: ban.countAnnounced=false spares four announced rounds")
    void announcedSpared() {
        var mild = banRule("SEL-S10", false, false, "PRELIM");
        assertThat(MissedPolicy.judge(new Missed(0, 4, 0), List.of(mild)).bans())
                .isEmpty();
    }

    @Test
    @DisplayName("AC-070 four announced semi rounds: next year's preliminary is closed, a direct place is not")
    void semiScope() {
        var ban = MissedPolicy.judge(new Missed(0, 4, 0), List.of(SEMI_BAN))
                .bans()
                .getFirst();
        var scope = SanctionScope.season(2026, ban.stages());
        var january = LocalDate.of(2026, 1, 4);
        assertThat(scope.covers(2026, "PRELIM", january)).isTrue();
        assertThat(scope.covers(2026, "SEMI", january)).isFalse();
        assertThat(scope.covers(2025, "PRELIM", january)).isFalse();
        assertThat(scope.covers(2027, "PRELIM", january)).isFalse();
    }

    @Test
    @DisplayName("SEL-Q13 a preliminary's ban closes all stages of the next year")
    void prelimScope() {
        var ban = MissedPolicy.judge(new Missed(4, 0, 0), List.of(BAN)).bans().getFirst();
        var scope = SanctionScope.season(2026, ban.stages());
        assertThat(scope.covers(2026, "PRELIM", LocalDate.of(2026, 1, 4))).isTrue();
        assertThat(scope.covers(2026, "FINAL", LocalDate.of(2026, 3, 7))).isTrue();
    }

    @Test
    @DisplayName("AC-142 breach of consent decided 2025-08-01: closed to 2026-07-31 inclusive")
    void oneYear() {
        var scope = SanctionScope.months(LocalDate.of(2025, 8, 1), 12);
        assertThat(scope.to()).isEqualTo(LocalDate.of(2026, 7, 31));
        assertThat(scope.covers(2026, "PRELIM", LocalDate.of(2026, 7, 31))).isTrue();
        assertThat(scope.covers(2026, "PRELIM", LocalDate.of(2026, 8, 1))).isFalse();
        assertThat(scope.covers(2026, "PRELIM", LocalDate.of(2025, 7, 31))).isFalse();
    }

    @Test
    @DisplayName("AC-142, SEL-Z35 an appealed ban still refuses; with ban.stayOnAppeal=true it does not")
    void appealDoesNotStay() {
        assertThat(APPEALED.bars(false)).isTrue();
        assertThat(APPEALED.bars(true)).isFalse();
    }

    @Test
    @DisplayName("Field case 50: a proposed ban refuses nothing; only imposed ones do, until lifted")
    void onlyImposedBansRefuse() {
        assertThat(PROPOSED.bars(false)).isFalse();
        assertThat(IN_FORCE.bars(false)).isTrue();
        assertThat(UPHELD.bars(true)).isTrue();
        assertThat(LIFTED.bars(false)).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "PROPOSED, IN_FORCE LIFTED",
        "IN_FORCE, APPEALED LIFTED",
        "APPEALED, UPHELD LIFTED",
        "UPHELD, ''",
        "LIFTED, ''"
    })
    @DisplayName("Legal moves")
    void moves(SanctionState from, String legal) {
        for (var to : SanctionState.values()) {
            assertThat(from.mayBecome(to))
                    .as(from + " to " + to)
                    .isEqualTo(List.of(legal.split(" ")).contains(to.name()));
        }
    }

    @Test
    @DisplayName("A scope that is neither season nor span, or upside down, is refused")
    void scopes() {
        assertThatThrownBy(() -> new SanctionScope(null, List.of(), null, null)).hasMessageContaining("either");
        assertThatThrownBy(() -> new SanctionScope(null, List.of(), LocalDate.of(2025, 2, 1), LocalDate.of(2025, 1, 1)))
                .hasMessageContaining("before");
        assertThatThrownBy(() -> new Missed(-1, 0, 0)).hasMessageContaining("negative");
    }

    private static MissedRule voidRule(String clause, boolean countLate, boolean countAnnounced) {
        return new MissedRule(
                3,
                null,
                Then.VOID,
                countLate,
                countAnnounced,
                Scope.EVENT,
                Opponents.KEEP,
                null,
                List.of(),
                null,
                clause);
    }

    private static MissedRule banRule(String clause, boolean countLate, boolean countAnnounced, String... stages) {
        return new MissedRule(
                null,
                3,
                Then.BAN,
                countLate,
                countAnnounced,
                Scope.EVENT,
                null,
                BarredSeason.NEXT,
                List.of(stages),
                "board",
                clause);
    }
}
