package org.chessfed.pairing.absence;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import org.chessfed.pairing.Examples;
import org.chessfed.pairing.absence.NoticePolicy.Notice;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.regulation.decision.Decision;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Notices of absence")
class NoticePolicyTest {

    private static final Tournament SEMI = Examples.tournament("SEMI", "SEMI", "MEN", 4);
    private static final TournamentTerms TERMS = Examples.terms(SEMI);

    private static Decision<Notice> judge(int round, Instant at) {
        return NoticePolicy.judge(
                TERMS.rule().absenceNotice(),
                ZoneId.of("Asia/Taipei"),
                TERMS.anchors(),
                TERMS.plannedStart(round).orElseThrow(),
                TERMS.plannedStart(Math.max(1, round - 1)).orElseThrow(),
                at);
    }

    @Test
    @DisplayName("AC-069 [SEL-S9]: notice to skip round 7 counts until round 6 starts; afterwards it is unexcused")
    void beforeThePrecedingRound() {
        Instant six = TERMS.plannedStart(6).orElseThrow();
        assertThat(judge(7, six.minusSeconds(1)).value()).isEqualTo(Notice.EXCUSED);
        Decision<Notice> late = judge(7, six.plusSeconds(1));
        assertThat(late.value()).isEqualTo(Notice.UNEXCUSED);
        assertThat(late.reasons()).extracting("clause").containsExactly("SEL-S9");
    }

    @Test
    @DisplayName("[SEL-S9]: for rounds 1 and 2 the last moment is the start of round 1")
    void firstRounds() {
        Instant one = TERMS.plannedStart(1).orElseThrow();
        assertThat(one).isEqualTo(Instant.parse("2025-02-22T01:00:00Z"));
        assertThat(judge(1, one).value()).isEqualTo(Notice.EXCUSED);
        assertThat(judge(2, one).value()).isEqualTo(Notice.EXCUSED);
        assertThat(judge(1, one.plusSeconds(1)).value()).isEqualTo(Notice.UNEXCUSED);
        assertThat(judge(2, one.plusSeconds(1)).value()).isEqualTo(Notice.UNEXCUSED);
    }

    @Test
    @DisplayName("Without a rule a notice is in time until the round starts")
    void withoutRule() {
        Instant start = Instant.parse("2025-01-05T01:00:00Z");
        assertThat(NoticePolicy.judge(null, ZoneId.of("Asia/Taipei"), TERMS.anchors(), start, start, start)
                        .value())
                .isEqualTo(Notice.EXCUSED);
        assertThat(NoticePolicy.judge(
                                null, ZoneId.of("Asia/Taipei"), TERMS.anchors(), start, start, start.plusSeconds(1))
                        .value())
                .isEqualTo(Notice.UNEXCUSED);
    }
}
