package org.chessfed.pairing.result;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.chessfed.engine.ResultCode;
import org.chessfed.pairing.result.LatenessPolicy.Judged;
import org.chessfed.pairing.result.LatenessPolicy.Noted;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@DisplayName("Coming late")
class LatenessPolicyTest {

    private static final Duration FIVE = Duration.ofMinutes(5);

    private static final Instant START = Instant.parse("2025-01-05T01:00:00Z");

    private static Noted noted(ResultCode result, String white, String black) {
        return new Noted(result, at(white), at(black));
    }

    private static Instant at(String second) {
        return second == null ? null : Instant.parse("2025-01-05T01:" + second + "Z");
    }

    @ParameterizedTest
    @DisplayName("AC-056 [SEL-Q7, SEL-K1]: the limit is strict, to the second")
    @CsvSource({"5,05:00,false", "5,05:00.9,false", "5,05:01,true", "10,10:00,false", "10,10:01,true", "0,00:00,false"})
    void strict(int minutes, String arrival, boolean late) {
        assertThat(LatenessPolicy.late(START, Duration.ofMinutes(minutes), at(arrival)))
                .isEqualTo(late);
    }

    @Test
    @DisplayName("Who is late loses without a result being entered; in time, the result decides")
    void loses() {
        assertThat(LatenessPolicy.judge(START, FIVE, noted(null, "05:01", "00:00")))
                .contains(new Judged(ResultCode.BLACK_WINS_BY_FORFEIT, true, false));
        assertThat(LatenessPolicy.judge(START, FIVE, noted(null, null, "06:00")))
                .contains(new Judged(ResultCode.WHITE_WINS_BY_FORFEIT, false, true));
        assertThat(LatenessPolicy.judge(START, FIVE, noted(ResultCode.DRAW, "05:00", "04:00")))
                .contains(new Judged(ResultCode.DRAW, false, false));
        assertThat(LatenessPolicy.judge(START, FIVE, noted(null, "05:00", "04:00")))
                .isEmpty();
    }

    @Test
    @DisplayName("Field case 10: both late, both lose; late against an opponent who never came, too")
    void both() {
        assertThat(LatenessPolicy.judge(START, FIVE, noted(null, "05:01", "09:00")))
                .contains(new Judged(ResultCode.BOTH_FORFEIT, true, true));
        assertThat(LatenessPolicy.judge(START, FIVE, noted(ResultCode.BOTH_FORFEIT, "05:01", null)))
                .contains(new Judged(ResultCode.BOTH_FORFEIT, true, false));
    }

    @Test
    @DisplayName("A result that contradicts the arrivals is refused")
    void contradiction() {
        assertThat(LatenessPolicy.judge(START, FIVE, noted(ResultCode.WHITE_WINS, "05:01", "00:00")))
                .isEmpty();
    }
}
