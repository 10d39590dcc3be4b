package org.chessfed.notification.notice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("How long a notice waits for its next try")
class RetryPolicyTest {

    @Test
    @DisplayName("ten tries, each wait longer than the one before, then no more")
    void bounded() {
        Duration before = Duration.ZERO;
        for (int tries = 1; tries <= 9; tries++) {
            Duration wait = RetryPolicy.waitAfter(tries).orElseThrow();
            assertThat(wait).isGreaterThan(before);
            before = wait;
        }
        assertThat(RetryPolicy.waitAfter(1)).contains(Duration.ofSeconds(5));
        assertThat(RetryPolicy.waitAfter(10)).isEqualTo(Optional.empty());
    }

    @Test
    @DisplayName("tries are counted from 1")
    void countedFromOne() {
        assertThatThrownBy(() -> RetryPolicy.waitAfter(0)).isInstanceOf(IllegalArgumentException.class);
    }
}
