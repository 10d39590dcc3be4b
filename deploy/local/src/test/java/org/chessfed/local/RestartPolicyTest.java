package org.chessfed.local;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("A service that dies")
class RestartPolicyTest {

    private static final Instant START = Instant.parse("2031-01-05T09:00:00Z");

    @Test
    @DisplayName("is started again three times within five minutes, and not a fourth time")
    void isStartedAgainThreeTimes() {
        RestartPolicy policy = new RestartPolicy();

        assertThat(policy.allows(START)).isTrue();
        assertThat(policy.allows(START.plusSeconds(1))).isTrue();
        assertThat(policy.allows(START.plusSeconds(2))).isTrue();
        assertThat(policy.allows(START.plusSeconds(299))).isFalse();
    }

    @Test
    @DisplayName("counts anew once its first restart is five minutes old")
    void countsAnewAfterFiveMinutes() {
        RestartPolicy policy = new RestartPolicy();
        policy.allows(START);
        policy.allows(START.plusSeconds(1));
        policy.allows(START.plusSeconds(2));

        assertThat(policy.allows(START.plusSeconds(300))).isTrue();
        assertThat(policy.allows(START.plusSeconds(300))).isFalse();
    }
}
