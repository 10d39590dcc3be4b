package org.chessfed.pairing.standings;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.Examples;
import org.chessfed.pairing.absence.Announcement;
import org.chessfed.pairing.absence.AnnouncementKind;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.round.Seat;
import org.chessfed.pairing.round.SeatKind;
import org.chessfed.regulation.stage.MissedRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Missed games")
class MissedPolicyTest {

    private static List<MissedRule> rules(String stage, String event, Map<String, String> settings) {
        return Examples.terms(Examples.tournament(stage, event, "MEN", 4), settings)
                .rule()
                .missed();
    }

    private static boolean voided(List<MissedRule> rules, MissedCounts counts) {
        return MissedPolicy.voiding(rules, counts, counts).isPresent();
    }

    @Test
    @DisplayName("[SEL-Z12]: absences with and without notice, withdrawals and lateness are told apart; byes are none")
    void kinds() {
        Game late = Examples.game(1, 1, 1, 2, Outcome.FORFEIT_LOSS, Outcome.FORFEIT_WIN, true, false);
        Game both = Examples.game(2, 1, 1, 2, 'x');
        PlayHistory history = new PlayHistory(
                List.of(late, both),
                List.of(
                        new Seat(1, 3, SeatKind.ANNOUNCED_ABSENCE),
                        new Seat(2, 3, SeatKind.UNEXCUSED_ABSENCE),
                        new Seat(3, 3, SeatKind.WITHDRAWN),
                        new Seat(1, 4, SeatKind.PAIRING_BYE),
                        new Seat(2, 4, SeatKind.HALF_POINT_BYE),
                        new Seat(3, 4, SeatKind.ZERO_POINT_BYE)),
                List.of(
                        new Announcement(3, 3, AnnouncementKind.WITHDRAWAL, true, Instant.EPOCH),
                        new Announcement(2, 2, AnnouncementKind.ABSENCE, true, Instant.EPOCH)));
        assertThat(MissedPolicy.count(history, 3))
                .isEqualTo(Map.of(
                        1, new MissedCounts(1, 0, 1), 2, new MissedCounts(0, 1, 0), 3, new MissedCounts(1, 2, 0)));
        assertThat(MissedPolicy.count(history, 1).get(3)).isEqualTo(new MissedCounts(0, 1, 0));
    }

    @Test
    @DisplayName(
            "AC-058 [SEL-Q8, SEL-Q13]: 2 missed are ranked, 3 are void, late ones and announced ones count; per event")
    void three() {
        List<MissedRule> rules = rules("PRELIM", "P1N", Map.of());
        assertThat(voided(rules, new MissedCounts(1, 0, 1))).isFalse();
        assertThat(voided(rules, new MissedCounts(1, 1, 1))).isTrue();
        assertThat(voided(rules, new MissedCounts(0, 0, 3))).isTrue();
        assertThat(voided(rules, new MissedCounts(0, 3, 0))).isTrue();
        MissedCounts two = new MissedCounts(2, 0, 0);
        assertThat(MissedPolicy.voiding(rules, two, two.plus(two))).isEmpty();
    }

    @Test
    @DisplayName(
            "[SEL-Z12, SEL-Z28]: void.countAnnounced=false leaves announced ones out; void.scope=STAGE adds the events up")
    void settings() {
        assertThat(voided(rules("PRELIM", "P1N", Map.of("void.countAnnounced", "false")), new MissedCounts(0, 3, 0)))
                .isFalse();
        MissedCounts two = new MissedCounts(2, 0, 0);
        assertThat(MissedPolicy.voiding(rules("PRELIM", "P1N", Map.of("void.scope", "STAGE")), two, two.plus(two)))
                .isPresent();
    }

    @Test
    @DisplayName("AC-141 [SEL-S7]: three late or absent rounds of the semi are void, by its own clause")
    void semi() {
        assertThat(MissedPolicy.voiding(
                        rules("SEMI", "SEMI", Map.of()), new MissedCounts(2, 0, 1), new MissedCounts(2, 0, 1)))
                .hasValueSatisfying(rule -> assertThat(rule.clause()).isEqualTo("SEL-S7"));
    }

    @Test
    @DisplayName("[SEL-Z39]: the women's final has the round-robin rule, or void at three where the setting says so")
    void womensFinal() {
        List<MissedRule> plain = Examples.terms(Examples.tournament("FINAL", "FINAL", "WOMEN", 4))
                .rule()
                .missed();
        assertThat(voided(plain, new MissedCounts(9, 0, 0))).isFalse();
        assertThat(MissedPolicy.roundRobinRule(plain)).isPresent();
        List<MissedRule> three = Examples.terms(
                        Examples.tournament("FINAL", "FINAL", "WOMEN", 4), Map.of("void.final.women", "THREE"))
                .rule()
                .missed();
        assertThat(voided(three, new MissedCounts(3, 0, 0))).isTrue();
        assertThat(new ArrayList<>(three)).hasSize(1);
    }
}
