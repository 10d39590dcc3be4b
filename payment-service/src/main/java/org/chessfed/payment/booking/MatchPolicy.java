package org.chessfed.payment.booking;

import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.chessfed.payment.PaymentReason;
import org.chessfed.payment.charge.ChargeCard;
import org.chessfed.payment.transfer.ReportedTransfer;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.jspecify.annotations.Nullable;

/**
 * Which charges a line of a statement pays. Last five digits are neither unique nor always right: only a line that agrees
 * with exactly one reported transfer in payee, amount, value date and digits is proposed for booking; everything else goes to
 * a person.
 */
final class MatchPolicy {

    /** Days before and after the reported day within which the value date may lie, inclusive. */
    static final int WINDOW_DAYS = 3;

    private MatchPolicy() {}

    /** What is known of a line. */
    enum Kind {
        /** It pays one reported transfer and nothing else: booked once the treasurer says so. */
        EXACT,
        /** It fits more than one. */
        TIED,
        /** It fits, but came after the deadline. */
        LATE,
        /** It brings less than is owed. */
        SHORT,
        /** It brings more than is owed. */
        EXCESS,
        /** What it was reported for is paid already, or no longer owed. */
        DOUBLED,
        /** It brings what is owed, but not what was reported. */
        DIFFERS,
        /** No report has its digits and date. */
        NONE
    }

    /**
     * A line of a statement.
     *
     * @param amount in the minor unit
     * @param valueAt value date and time
     * @param valueOn the same as a day of the regulation's zone
     * @param bank the payer's bank; null: not shown
     * @param lastFive last five digits of the payer's account; null: not shown
     */
    record Line(
            long amount,
            Instant valueAt,
            LocalDate valueOn,
            @Nullable String bank,
            @Nullable String lastFive) {}

    /**
     * A share of a line.
     *
     * @param chargeId charge that it pays
     * @param amount in the minor unit
     */
    record Part(UUID chargeId, long amount) {}

    /**
     * One way to book a line.
     *
     * @param reportId the report that it follows
     * @param kind how it fits
     * @param parts shares that sum to the line; empty where the sum does not say how to share it out
     */
    record Candidate(UUID reportId, Kind kind, List<Part> parts) {
        Candidate {
            parts = List.copyOf(parts);
        }
    }

    /**
     * What is proposed.
     *
     * @param kind how the line fits
     * @param candidates ways to book it; one for every kind but TIED and NONE
     */
    record Proposal(Kind kind, List<Candidate> candidates) {
        Proposal {
            candidates = List.copyOf(candidates);
        }
    }

    /**
     * Judges a line.
     *
     * @param reports transfers to the same payee that were reported with its digits
     * @param charges every charge that the reports name
     */
    static Decision<Proposal> match(Line line, List<ReportedTransfer> reports, Collection<ChargeCard> charges) {
        if (line.lastFive() == null) {
            return Decision.of(new Proposal(Kind.NONE, List.of()), Reason.of(null, PaymentReason.MATCH_NO_DIGITS));
        }
        Map<UUID, ChargeCard> byId = new LinkedHashMap<>();
        charges.forEach(charge -> byId.put(charge.id(), charge));
        Map<Set<UUID>, Decision<Candidate>> found = new LinkedHashMap<>();
        for (ReportedTransfer report : reports) {
            if (fits(line, report) && byId.keySet().containsAll(report.chargeIds())) {
                List<ChargeCard> covered =
                        report.chargeIds().stream().map(byId::get).toList();
                found.merge(Set.copyOf(report.chargeIds()), judge(line, report, covered), MatchPolicy::better);
            }
        }
        List<Decision<Candidate>> open = found.values().stream()
                .filter(one -> one.value().kind() != Kind.DOUBLED)
                .toList();
        List<Decision<Candidate>> exact =
                open.stream().filter(one -> one.value().kind() == Kind.EXACT).toList();
        List<Decision<Candidate>> best =
                !exact.isEmpty() ? exact : !open.isEmpty() ? open : List.copyOf(found.values());
        if (best.isEmpty()) {
            return Decision.of(new Proposal(Kind.NONE, List.of()), Reason.of(null, PaymentReason.MATCH_NOT_REPORTED));
        }
        List<Candidate> candidates = best.stream().map(Decision::value).toList();
        if (best.size() > 1) {
            return Decision.of(
                    new Proposal(Kind.TIED, candidates), Reason.of(null, PaymentReason.MATCH_TIED, best.size()));
        }
        return new Decision<>(
                new Proposal(candidates.getFirst().kind(), candidates),
                best.getFirst().reasons());
    }

    private static boolean fits(Line line, ReportedTransfer report) {
        boolean inWindow = !line.valueOn().isBefore(report.paidOn().minusDays(WINDOW_DAYS))
                && !line.valueOn().isAfter(report.paidOn().plusDays(WINDOW_DAYS));
        boolean sameBank = line.bank() == null
                || report.bank() == null
                || report.bank().equals(line.bank())
                || !code(report.bank())
                || !code(line.bank());
        return inWindow && sameBank && report.lastFive().equals(line.lastFive());
    }

    /** Banks are compared where both sides give the three digits of the clearing house; names are written in many ways. */
    private static boolean code(String bank) {
        return bank.matches("[0-9]{3}");
    }

    /** Of two reports for the same charges the one that fits exactly counts. */
    private static Decision<Candidate> better(Decision<Candidate> one, Decision<Candidate> other) {
        return one.value().kind() == Kind.EXACT || other.value().kind() != Kind.EXACT ? one : other;
    }

    private static Decision<Candidate> judge(Line line, ReportedTransfer report, List<ChargeCard> covered) {
        long owed = covered.stream()
                .mapToLong(charge -> charge.owedAt(line.valueAt()))
                .sum();
        if (owed == 0) {
            return candidate(report, Kind.DOUBLED, doubled(line, covered), reason(PaymentReason.MATCH_DOUBLED));
        }
        if (line.amount() < owed) {
            return candidate(
                    report,
                    Kind.SHORT,
                    alone(line, covered),
                    reason(PaymentReason.MATCH_SHORT, line.amount(), owed, owed - line.amount()));
        }
        if (line.amount() > owed) {
            return candidate(
                    report,
                    Kind.EXCESS,
                    alone(line, covered),
                    reason(PaymentReason.MATCH_EXCESS, line.amount(), owed, line.amount() - owed));
        }
        List<Part> parts = covered.stream()
                .filter(charge -> charge.owedAt(line.valueAt()) > 0)
                .map(charge -> new Part(charge.id(), charge.owedAt(line.valueAt())))
                .toList();
        for (ChargeCard charge : covered) {
            if (charge.owedAt(line.valueAt()) > 0 && charge.late(line.valueAt())) {
                return candidate(
                        report,
                        Kind.LATE,
                        parts,
                        Reason.of(
                                charge.clause(),
                                PaymentReason.MATCH_LATE,
                                line.valueAt(),
                                String.valueOf(charge.dueBy())));
            }
        }
        if (report.amount() != line.amount()) {
            return candidate(
                    report, Kind.DIFFERS, parts, reason(PaymentReason.MATCH_DIFFERS, report.amount(), line.amount()));
        }
        Reason exact = reason(PaymentReason.MATCH_EXACT, report.paidOn());
        return parts.size() == 1
                ? candidate(report, Kind.EXACT, parts, exact)
                : candidate(report, Kind.EXACT, parts, exact, reason(PaymentReason.MATCH_SPLIT, parts.size()));
    }

    /** The whole line on the only charge; several charges are shared out only where the sum fits. */
    private static List<Part> alone(Line line, List<ChargeCard> covered) {
        return covered.size() == 1 ? List.of(new Part(covered.getFirst().id(), line.amount())) : List.of();
    }

    private static List<Part> doubled(Line line, List<ChargeCard> covered) {
        long sum = covered.stream().mapToLong(ChargeCard::amount).sum();
        if (covered.size() > 1 && sum == line.amount()) {
            List<Part> parts = new ArrayList<>();
            covered.forEach(charge -> parts.add(new Part(charge.id(), charge.amount())));
            return parts;
        }
        return alone(line, covered);
    }

    private static Reason reason(PaymentReason key, Object... args) {
        return Reason.of(null, key, args);
    }

    private static Decision<Candidate> candidate(
            ReportedTransfer report, Kind kind, List<Part> parts, Reason... reasons) {
        return Decision.of(new Candidate(report.id(), kind, parts), reasons);
    }
}
