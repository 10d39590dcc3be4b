package org.chessfed.events.payment;

import java.time.Instant;
import java.util.List;
import org.chessfed.events.Money;

/**
 * Money that came in.
 *
 * @param paymentId its id
 * @param competition competition code
 * @param payee payee code
 * @param amount what came in
 * @param method {@code TRANSFER}, {@code CASH} or {@code MONEY_ORDER}
 * @param valueAt value date and time
 * @param parts how it was shared out over charges; empty while it is not matched
 */
public record PaymentState(
        String paymentId,
        String competition,
        String payee,
        Money amount,
        String method,
        Instant valueAt,
        List<Part> parts) {

    /**
     * A part of the payment.
     *
     * @param chargeId charge that it pays
     * @param entryId entry of the charge
     * @param personId person of the entry
     * @param amount the part
     */
    public record Part(String chargeId, String entryId, String personId, Money amount) {}
}
