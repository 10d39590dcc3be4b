package org.chessfed.pairing.absence;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.chessfed.pairing.Examples;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.Conduct.ByeRule;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Byes that players ask for")
class ByePolicyTest {

    private static final Instant START = Instant.parse("2025-01-05T01:00:00Z");
    private static final ByeRule RULE = new ByeRule(
            ByeRule.Kind.HALF_POINT, 1, 2, new InstantRule.Relative(Anchor.ROUND_START, 0, 0, -30, null), "LAKE-P1");

    private static Decision<Boolean> judge(int round, int others, String at) {
        return ByePolicy.judge(
                RULE,
                ZoneId.of("Asia/Taipei"),
                Examples.terms(Examples.tournament("PRELIM", "P1N", "MEN", 4))
                        .anchors()
                        .with(Anchor.ROUND_START, START),
                round,
                7,
                others,
                Instant.parse(at));
    }

    @Test
    @DisplayName("half an hour before the round, to the second; a second later it is too late")
    void deadline() {
        assertThat(judge(5, 0, "2025-01-05T00:30:00Z").value()).isTrue();
        Decision<Boolean> late = judge(5, 0, "2025-01-05T00:30:01Z");
        assertThat(late.value()).isFalse();
        assertThat(late.reasons()).extracting(Reason::messageKey).isEqualTo(List.of("absence.late"));
        assertThat(late.reasons()).extracting(Reason::clause).isEqualTo(List.of("LAKE-P1"));
    }

    @Test
    @DisplayName("not in the last two of seven rounds, and no more than one")
    void limits() {
        assertThat(judge(6, 0, "2025-01-05T00:00:00Z").reasons())
                .extracting(Reason::messageKey)
                .isEqualTo(List.of("absence.bye-last-rounds"));
        assertThat(judge(5, 1, "2025-01-05T00:00:00Z").reasons())
                .extracting(Reason::messageKey)
                .isEqualTo(List.of("absence.bye-too-many"));
    }
}
