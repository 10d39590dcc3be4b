package org.chessfed.payment.charge;

import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.payment.ledger.LedgerTransaction;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/**
 * A charge as the other features see it. Amounts are in the minor unit of its currency.
 *
 * @param id its id
 * @param version rising by every change
 * @param entryId the entry
 * @param personId the person
 * @param competition competition code
 * @param competitionVersion version of the regulation by which it was priced
 * @param stage stage id
 * @param event event id
 * @param payee payee code
 * @param payMethod {@code TRANSFER} or {@code ON_SITE}
 * @param currency ISO 4217 code
 * @param amount price; that of the moment of payment once it is settled
 * @param paid what came in for it
 * @param refunded what went back
 * @param status where it stands
 * @param clause clause of the price
 * @param prices every price that may be paid, the earliest first
 * @param reasons why it costs this, and what became of it
 * @param raisedAt when it was raised
 * @param dueBy last instant, inclusive, for which a payment counts
 * @param settledAt value date of the payment that reached the amount
 * @param entryCancelled whether the entry no longer stands
 */
public record ChargeCard(
        UUID id,
        long version,
        UUID entryId,
        UUID personId,
        String competition,
        long competitionVersion,
        String stage,
        String event,
        String payee,
        String payMethod,
        String currency,
        long amount,
        long paid,
        long refunded,
        ChargeStatus status,
        String clause,
        List<PriceStep> prices,
        List<Reason> reasons,
        Instant raisedAt,
        @Nullable Instant dueBy,
        @Nullable Instant settledAt,
        boolean entryCancelled) {
    public ChargeCard {
        prices = List.copyOf(prices);
        reasons = List.copyOf(reasons);
    }

    /** What a payment valued at that moment would still have to bring; 0 for what is paid or no longer asked for. */
    public long owedAt(Instant valueAt) {
        if (entryCancelled || status == ChargeStatus.SETTLED || status == ChargeStatus.WAIVED) {
            return 0;
        }
        return Math.max(0, SettlementPolicy.stepAt(prices, valueAt).amount() - paid);
    }

    /** What came in beyond the price; all of it where nothing is asked for any more. */
    public long excess() {
        return Math.max(0, paid - (entryCancelled ? 0 : amount));
    }

    /** Whether a payment valued at that moment is too late to count by itself. */
    public boolean late(Instant valueAt) {
        return SettlementPolicy.late(valueAt, dueBy);
    }

    /** Where the ledger books it. */
    public LedgerTransaction.Place place() {
        return new LedgerTransaction.Place(competition, payee, currency);
    }
}
