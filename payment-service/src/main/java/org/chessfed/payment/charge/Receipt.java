package org.chessfed.payment.charge;

import java.time.Instant;

/**
 * Money that came in for a charge.
 *
 * @param valueAt value date and time
 * @param amount in the minor unit
 * @param admitted whether the treasurer lets it count although it is late
 */
public record Receipt(Instant valueAt, long amount, boolean admitted) {}
