package org.chessfed.payment.charge;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.chessfed.payment.PaymentReason;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class SettlementPolicyTest {

    private static final Instant DUE = Instant.parse("2031-01-02T04:00:00Z");
    private static final Instant TIER = Instant.parse("2030-12-20T15:59:59Z");
    private static final List<PriceStep> ONE = List.of(new PriceStep(null, 700, "LAKE-M1"));
    private static final List<PriceStep> TWO =
            List.of(new PriceStep(TIER, 1500, "LAKE-M2"), new PriceStep(null, 1800, "LAKE-M3"));

    private static Receipt receipt(Instant at, long amount) {
        return new Receipt(at, amount, false);
    }

    private static List<String> keys(Decision<?> decision) {
        return decision.reasons().stream().map(Reason::messageKey).toList();
    }

    @Test
    @DisplayName("Paid in two parts: settled by the value date of the second")
    void parts() {
        var decision = SettlementPolicy.settle(
                ONE, DUE, List.of(receipt(DUE.minusSeconds(10), 300), receipt(DUE.minusSeconds(900), 400)));
        assertThat(decision.value()).contains(new SettlementPolicy.Settled(700, DUE.minusSeconds(10), "LAKE-M1"));
    }

    @Test
    @DisplayName("Short by 100: not settled, and the reason says how much is missing")
    void shortPayment() {
        var decision = SettlementPolicy.settle(ONE, DUE, List.of(receipt(DUE, 600)));
        assertThat(decision.value()).isEmpty();
        assertThat(decision.reasons()).containsExactly(Reason.of("LAKE-M1", PaymentReason.STILL_OWED, 600, 100));
    }

    @Test
    @DisplayName("The deadline's second is in time, the next one is not; an admitted late payment counts")
    void deadline() {
        assertThat(SettlementPolicy.settle(ONE, DUE, List.of(receipt(DUE.plusMillis(900), 700)))
                        .value())
                .isPresent();
        Instant late = DUE.plusSeconds(1);
        var refused = SettlementPolicy.settle(ONE, DUE, List.of(receipt(late, 700)));
        assertThat(refused.value()).isEmpty();
        assertThat(keys(refused)).startsWith(PaymentReason.LATE.key());
        var admitted = SettlementPolicy.settle(ONE, DUE, List.of(new Receipt(late, 700, true)));
        assertThat(admitted.value().map(SettlementPolicy.Settled::at)).contains(late);
        assertThat(keys(admitted)).startsWith(PaymentReason.LATE_ADMITTED.key());
    }

    @Test
    @DisplayName("Case 41: the price goes by the value date, not by the day of the statement")
    void tiers() {
        assertThat(amount(SettlementPolicy.settle(TWO, DUE, List.of(receipt(TIER, 1500)))))
                .contains(1500L);
        assertThat(amount(SettlementPolicy.settle(TWO, DUE, List.of(receipt(TIER.plusSeconds(1), 1500)))))
                .isEmpty();
        assertThat(amount(SettlementPolicy.settle(TWO, DUE, List.of(receipt(TIER.plusSeconds(1), 1800)))))
                .contains(1800L);
    }

    private static Optional<Long> amount(Decision<Optional<SettlementPolicy.Settled>> decision) {
        return decision.value().map(SettlementPolicy.Settled::amount);
    }
}
