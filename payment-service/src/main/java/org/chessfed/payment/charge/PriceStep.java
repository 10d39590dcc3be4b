package org.chessfed.payment.charge;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A price and how long it may be paid.
 *
 * @param until last moment, inclusive, by value date; null: no end
 * @param amount in the minor unit of the charge's currency
 * @param clause clause that sets it
 */
public record PriceStep(@Nullable Instant until, long amount, String clause) {}
