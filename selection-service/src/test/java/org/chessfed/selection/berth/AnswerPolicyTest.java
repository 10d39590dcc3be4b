package org.chessfed.selection.berth;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.chessfed.selection.berth.BerthState.GRANTED;
import static org.chessfed.selection.berth.BerthState.LAPSED;
import static org.chessfed.selection.berth.BerthState.OFFERED;
import static org.chessfed.selection.berth.BerthState.PROPOSED;
import static org.chessfed.selection.berth.BerthState.REVOKED;
import static org.chessfed.selection.berth.BerthState.WAIVED;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.Set;
import org.chessfed.regulation.stage.FieldRule.WaivingAct;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

@DisplayName("Berths: offers, answers, silence")
class AnswerPolicyTest {

    private static final Instant DEADLINE = taipei("2025-01-01T17:00:00");

    @Test
    @DisplayName("AC-060 confirmed at 17:00:00 of the last day: granted; 17:00:00.9 still; 17:00:01 lapsed")
    void deadlineToTheSecond() {
        assertThat(accept(DEADLINE)).isEqualTo(GRANTED);
        assertThat(accept(DEADLINE.plusMillis(999))).isEqualTo(GRANTED);
        assertThat(accept(DEADLINE.plusSeconds(1))).isEqualTo(LAPSED);
    }

    @Test
    @DisplayName("AC-060, AC-141 silent at 17:00:00: still open; at 17:00:01: lapsed, which counts as waived")
    void silence() {
        assertThat(AnswerPolicy.silence("SEL-S11", OFFERED, DEADLINE, DEADLINE.plusMillis(999))
                        .value())
                .isEqualTo(OFFERED);
        var lapsed = AnswerPolicy.silence("SEL-S11", OFFERED, DEADLINE, DEADLINE.plusSeconds(1));
        assertThat(lapsed.value()).isEqualTo(LAPSED);
        assertThat(lapsed.reasons()).extracting("messageKey").containsExactly("berth.silent");
        assertThat(AnswerPolicy.silence("SEL-S11", GRANTED, DEADLINE, DEADLINE.plusSeconds(1))
                        .value())
                .isEqualTo(GRANTED);
    }

    @Test
    @DisplayName("AC-067 the champion silent at 2025-02-22 09:00:01 has lost the place")
    void championSilent() {
        var start = taipei("2025-02-22T09:00:00");
        assertThat(AnswerPolicy.silence("SEL-S8", OFFERED, start, start).value())
                .isEqualTo(OFFERED);
        assertThat(AnswerPolicy.silence("SEL-S8", OFFERED, start, start.plusSeconds(1))
                        .value())
                .isEqualTo(LAPSED);
    }

    @Test
    @DisplayName("AC-060, SEL-Z31 confirmed or asked, and then entered in a preliminary: waived")
    void enteringWaives() {
        assertThat(entered(Set.of(WaivingAct.ENTERS_PRELIM), GRANTED)).isEqualTo(WAIVED);
        assertThat(entered(Set.of(WaivingAct.ENTERS_PRELIM), OFFERED)).isEqualTo(WAIVED);
        assertThat(entered(Set.of(WaivingAct.ENTERS_PRELIM), LAPSED)).isEqualTo(LAPSED);
    }

    @Test
    @DisplayName("AC-062 a berth that was won is not waived by an entry; it must be given up first")
    void advanceIsNotWaivedByEntry() {
        assertThat(entered(Set.of(), GRANTED)).isEqualTo(GRANTED);
        assertThat(AnswerPolicy.answer("SEL-Q11", GRANTED, null, Answer.WAIVE, DEADLINE)
                        .value())
                .isEqualTo(WAIVED);
    }

    @ParameterizedTest
    @EnumSource(
            value = BerthState.class,
            names = {"PROPOSED", "WAIVED", "LAPSED", "REVOKED"})
    @DisplayName("A waiver is for good: ended berths and mere proposals take no answer")
    void noAnswer(BerthState state) {
        assertThatThrownBy(() -> AnswerPolicy.answer("C", state, DEADLINE, Answer.ACCEPT, DEADLINE))
                .isInstanceOf(IllegalStateException.class);
    }

    @ParameterizedTest
    @CsvSource({
        "PROPOSED, OFFERED GRANTED REVOKED",
        "OFFERED, GRANTED WAIVED LAPSED REVOKED",
        "GRANTED, WAIVED REVOKED",
        "WAIVED, ''",
        "LAPSED, ''",
        "REVOKED, ''"
    })
    @DisplayName("Legal moves")
    void moves(BerthState from, String legal) {
        for (var to : BerthState.values()) {
            assertThat(from.mayBecome(to)).as(from + " to " + to).isEqualTo(legal.contains(to.name()));
        }
        assertThat(PROPOSED.live() && OFFERED.live() && GRANTED.live()).isTrue();
        assertThat(REVOKED.live()).isFalse();
    }

    private static BerthState accept(Instant at) {
        return AnswerPolicy.answer("SEL-Q9", OFFERED, DEADLINE, Answer.ACCEPT, at)
                .value();
    }

    private static BerthState entered(Set<WaivingAct> waivedBy, BerthState state) {
        return AnswerPolicy.enteredPrelim("SEL-Q9", waivedBy, state, "P2N").value();
    }

    private static Instant taipei(String local) {
        return LocalDateTime.parse(local).atZone(ZoneId.of("Asia/Taipei")).toInstant();
    }
}
