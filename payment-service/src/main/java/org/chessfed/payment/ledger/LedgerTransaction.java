package org.chessfed.payment.ledger;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * One movement of money: entries that sum to zero.
 *
 * @param kind what happened
 * @param cause id of the thing that it happened to; one transaction per kind and cause, but of price changes
 * @param competition competition code
 * @param clause clause that it rests on; null where none says it
 * @param at business time, such as the value date
 * @param currency ISO 4217 code of every entry
 * @param entries at least two; debits positive, in the minor unit
 */
public record LedgerTransaction(
        Kind kind,
        UUID cause,
        String competition,
        @Nullable String clause,
        Instant at,
        String currency,
        List<Entry> entries) {

    /**
     * Checks the balance.
     *
     * @throws IllegalArgumentException if the entries do not sum to zero, one of them is zero, or there are fewer than two
     */
    public LedgerTransaction {
        entries = List.copyOf(entries);
        long sum = entries.stream().mapToLong(Entry::amount).reduce(0, Math::addExact);
        if (sum != 0 || entries.size() < 2 || entries.stream().anyMatch(entry -> entry.amount() == 0)) {
            throw new IllegalArgumentException("%s of %s does not balance: %s".formatted(kind, cause, entries));
        }
    }

    /** What moves money. */
    public enum Kind {
        /** A charge was raised. */
        CHARGE,
        /** The price changed with the date of payment. */
        PRICE_CHANGE,
        /** Money came in. */
        RECEIPT,
        /** Money was shared out over charges. */
        BOOKING,
        /** A cost was kept of what had been paid. */
        COST,
        /** Money went back. */
        PAYOUT
    }

    /**
     * A line of a transaction.
     *
     * @param account kind of account
     * @param owner payee code, or person id
     * @param amount debit positive, credit negative
     */
    public record Entry(Account account, String owner, long amount) {}

    /** Where and for whom money moves. */
    public record Place(String competition, String payee, String currency) {}

    /** A person owes a payee a fee. */
    public static LedgerTransaction charged(
            UUID charge, Place place, String person, long amount, String clause, Instant at) {
        return of(Kind.CHARGE, charge, place, clause, at, owed(place, person, amount));
    }

    /** What a person owes became more, or less where {@code difference} is negative. */
    public static LedgerTransaction priceChanged(
            UUID cause, Place place, String person, long difference, String clause, Instant at) {
        return of(Kind.PRICE_CHANGE, cause, place, clause, at, owed(place, person, difference));
    }

    /**
     * Money came in and belongs to nobody yet.
     *
     * @param into {@code BANK} or {@code CASH}
     */
    public static LedgerTransaction received(UUID payment, Place place, Account into, long amount, Instant at) {
        return of(
                Kind.RECEIPT,
                payment,
                place,
                null,
                at,
                List.of(
                        new Entry(into, place.payee(), amount),
                        new Entry(Account.UNALLOCATED, place.payee(), -amount)));
    }

    /**
     * Money that came in pays what persons owe.
     *
     * @param parts amount per person, in the minor unit
     */
    public static LedgerTransaction booked(UUID booking, Place place, Map<String, Long> parts, Instant at) {
        List<Entry> entries = new ArrayList<>();
        long whole = parts.values().stream().reduce(0L, Math::addExact);
        entries.add(new Entry(Account.UNALLOCATED, place.payee(), whole));
        parts.forEach((person, amount) -> entries.add(new Entry(Account.PERSON, person, -amount)));
        return of(Kind.BOOKING, booking, place, null, at, entries);
    }

    /** A cost is kept of what a person would get back. */
    public static LedgerTransaction costKept(
            UUID refund, Place place, String person, long cost, String clause, Instant at) {
        return of(
                Kind.COST,
                refund,
                place,
                clause,
                at,
                List.of(new Entry(Account.PERSON, person, cost), new Entry(Account.COSTS, place.payee(), -cost)));
    }

    /** A person got money back from the payee's bank. */
    public static LedgerTransaction paidOut(
            UUID refund, Place place, String person, long amount, String clause, Instant at) {
        return of(
                Kind.PAYOUT,
                refund,
                place,
                clause,
                at,
                List.of(new Entry(Account.PERSON, person, amount), new Entry(Account.BANK, place.payee(), -amount)));
    }

    private static List<Entry> owed(Place place, String person, long amount) {
        return List.of(new Entry(Account.PERSON, person, amount), new Entry(Account.FEES, place.payee(), -amount));
    }

    private static LedgerTransaction of(
            Kind kind, UUID cause, Place place, @Nullable String clause, Instant at, List<Entry> entries) {
        return new LedgerTransaction(kind, cause, place.competition(), clause, at, place.currency(), entries);
    }
}
