package org.chessfed.payment.booking;

import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.chessfed.payment.PaymentReason;
import org.chessfed.payment.charge.ChargeCard;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/** Whether a payment may be shared out as somebody chose. */
final class BookingPolicy {

    private BookingPolicy() {}

    /** What is wrong with a booking. */
    enum Fault {
        /** The parts do not sum to the payment. */
        SUM,
        /** A charge stands twice in it. */
        TWICE,
        /** A charge belongs to another payee, competition or currency. */
        FOREIGN,
        /** A charge would get more than is owed, and nobody said that this is meant. */
        EXCESS,
        /** The payment is late for a charge, and nobody admitted it. */
        LATE
    }

    /**
     * A fault.
     *
     * @param fault what is wrong
     * @param part place of the part, from 0
     * @param reason what is said of it; null where the fault says all
     */
    record Finding(Fault fault, int part, @Nullable Reason reason) {}

    /**
     * The payment.
     *
     * @param competition competition code
     * @param payee payee code
     * @param currency ISO 4217 code
     * @param amount in the minor unit
     * @param valueAt value date and time
     */
    record Whole(String competition, String payee, String currency, long amount, Instant valueAt) {}

    /**
     * Everything that speaks against a booking.
     *
     * @param admitLate whether the treasurer lets a late payment count
     * @param acceptExcess whether what is too much is to be given back
     * @return empty if it may be booked
     */
    static List<Finding> findings(
            Whole payment,
            List<MatchPolicy.Part> parts,
            Map<UUID, ChargeCard> charges,
            boolean admitLate,
            boolean acceptExcess) {
        List<Finding> findings = new ArrayList<>();
        long sum = parts.stream().mapToLong(MatchPolicy.Part::amount).reduce(0, Math::addExact);
        if (sum != payment.amount()) {
            findings.add(new Finding(Fault.SUM, 0, null));
        }
        Set<UUID> seen = new HashSet<>();
        for (int i = 0; i < parts.size(); i++) {
            MatchPolicy.Part part = parts.get(i);
            ChargeCard charge = charges.get(part.chargeId());
            if (!seen.add(part.chargeId())) {
                findings.add(new Finding(Fault.TWICE, i, null));
                continue;
            }
            if (charge == null
                    || !charge.competition().equals(payment.competition())
                    || !charge.payee().equals(payment.payee())
                    || !charge.currency().equals(payment.currency())) {
                findings.add(new Finding(Fault.FOREIGN, i, null));
                continue;
            }
            long owed = charge.owedAt(payment.valueAt());
            if (part.amount() > owed && !acceptExcess) {
                PaymentReason said = owed == 0 ? PaymentReason.MATCH_DOUBLED : PaymentReason.MATCH_EXCESS;
                findings.add(
                        new Finding(Fault.EXCESS, i, Reason.of(null, said, part.amount(), owed, part.amount() - owed)));
            }
            if (owed > 0 && charge.late(payment.valueAt()) && !admitLate) {
                findings.add(new Finding(
                        Fault.LATE,
                        i,
                        Reason.of(
                                charge.clause(),
                                PaymentReason.LATE,
                                payment.valueAt(),
                                String.valueOf(charge.dueBy()))));
            }
        }
        return findings;
    }
}
