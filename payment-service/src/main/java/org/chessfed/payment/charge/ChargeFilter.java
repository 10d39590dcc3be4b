package org.chessfed.payment.charge;

import org.jspecify.annotations.Nullable;

/** Which charges a list shows; null: all. */
record ChargeFilter(
        String competition,
        @Nullable String payee,
        @Nullable String event,
        @Nullable ChargeStatus status) {}
