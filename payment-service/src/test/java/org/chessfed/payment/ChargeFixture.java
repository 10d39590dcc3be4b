package org.chessfed.payment;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.payment.charge.ChargeCard;
import org.chessfed.payment.charge.ChargeStatus;
import org.chessfed.payment.charge.PriceStep;
import org.jspecify.annotations.Nullable;

/** Charges of an invented competition, for tests of policies. */
public final class ChargeFixture {

    /** Deadline of every charge made here. */
    public static final Instant DUE = Instant.parse("2031-01-02T04:00:00Z");

    private ChargeFixture() {}

    /** An open charge. */
    public static ChargeCard owed(long amount) {
        return charge(amount, 0, ChargeStatus.RAISED, false);
    }

    /** A paid charge. */
    public static ChargeCard settled(long amount) {
        return charge(amount, amount, ChargeStatus.SETTLED, false);
    }

    /** A charge in any state. */
    public static ChargeCard charge(long amount, long paid, ChargeStatus status, boolean cancelled) {
        @Nullable Instant settledAt = status == ChargeStatus.SETTLED ? DUE : null;
        return new ChargeCard(
                UUID.randomUUID(),
                0,
                UUID.randomUUID(),
                UUID.randomUUID(),
                "LAKE",
                1,
                "PRELIM",
                "P1E",
                "east",
                "TRANSFER",
                "TWD",
                amount,
                paid,
                0,
                status,
                "LAKE-M1",
                List.of(new PriceStep(null, amount, "LAKE-M1")),
                List.of(),
                DUE.minusSeconds(864_000),
                DUE,
                settledAt,
                cancelled);
    }
}
