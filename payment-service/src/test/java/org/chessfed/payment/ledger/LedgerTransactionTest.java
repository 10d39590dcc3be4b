package org.chessfed.payment.ledger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Instant;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.payment.ledger.LedgerTransaction.Entry;
import org.chessfed.payment.ledger.LedgerTransaction.Kind;
import org.chessfed.payment.ledger.LedgerTransaction.Place;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

class LedgerTransactionTest {

    private static final Place PLACE = new Place("LAKE", "east", "TWD");
    private static final Instant AT = Instant.parse("2031-01-02T04:00:00Z");

    @Test
    @DisplayName("I6: entries that do not sum to zero, a single entry, and entries of zero are refused")
    void balance() {
        Entry debit = new Entry(Account.BANK, "east", 700);
        assertThatThrownBy(() -> transaction(List.of(debit, new Entry(Account.UNALLOCATED, "east", -699))))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> transaction(List.of(debit))).isInstanceOf(IllegalArgumentException.class);
        Entry zero = new Entry(Account.PERSON, "p", 0);
        assertThatThrownBy(() -> transaction(List.of(zero, zero))).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("1,500 owed, paid, cancelled at a cost of 150 and paid back: the person is even, the payee has 150")
    void wholeLife() {
        UUID id = UUID.randomUUID();
        Map<Account, Long> balances = new EnumMap<>(Account.class);
        LedgerTransaction charged = LedgerTransaction.charged(id, PLACE, "p", 1500, "LAKE-M1", AT);
        List.of(
                        charged,
                        LedgerTransaction.received(id, PLACE, Account.BANK, 1500, AT),
                        LedgerTransaction.booked(id, PLACE, Map.of("p", 1500L), AT),
                        LedgerTransaction.costKept(id, PLACE, "p", 150, "LAKE-M3", AT),
                        LedgerTransaction.paidOut(id, PLACE, "p", 1350, "LAKE-M3", AT))
                .forEach(transaction -> transaction
                        .entries()
                        .forEach(entry -> balances.merge(entry.account(), entry.amount(), Long::sum)));
        charged.entries().forEach(entry -> balances.merge(entry.account(), -entry.amount(), Long::sum));
        assertThat(balances)
                .containsEntry(Account.PERSON, 0L)
                .containsEntry(Account.UNALLOCATED, 0L)
                .containsEntry(Account.FEES, 0L)
                .containsEntry(Account.BANK, 150L)
                .containsEntry(Account.COSTS, -150L);
    }

    private static LedgerTransaction transaction(List<Entry> entries) {
        return new LedgerTransaction(Kind.RECEIPT, UUID.randomUUID(), "LAKE", null, AT, "TWD", entries);
    }
}
