package org.chessfed.payment.ledger;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import jakarta.transaction.Transactional.TxType;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.Money;

/**
 * The ledger. The database holds it to its promises: every transaction balances per currency, there is one per kind and
 * cause (a price may change more than once), and no row is ever changed.
 */
@ApplicationScoped
public class Ledger {

    private final Database database;
    private final BusinessClock clock;

    Ledger(Database database, BusinessClock clock) {
        this.database = database;
        this.clock = clock;
    }

    /**
     * What a competition's ledger adds up to.
     *
     * @param balanced whether every transaction and the whole sum to zero
     * @param received all that came in, in the minor unit
     * @param refunded all that went back, in the minor unit
     * @param unmatched number of payments of which something belongs to no charge
     */
    record Sums(boolean balanced, long received, long refunded, long unmatched) {}

    /**
     * The balance of one account of a payee in a competition.
     *
     * @param account kind of account
     * @param owner payee code
     * @param balance debit positive
     */
    record Balance(BalanceAccount account, String owner, Money balance) {}

    /** Adds a transaction. */
    @Transactional(TxType.MANDATORY)
    public void post(LedgerTransaction transaction) {
        UUID id = Ids.next();
        database.update(
                "insert into ledger_transaction(id, kind, cause, competition, clause, at, recorded_at) values (?, ?, ?, ?, ?, ?, ?)",
                id,
                transaction.kind().name(),
                transaction.cause().toString(),
                transaction.competition(),
                transaction.clause(),
                transaction.at(),
                clock.now());
        int seq = 0;
        for (LedgerTransaction.Entry entry : transaction.entries()) {
            database.update(
                    "insert into ledger_entry(transaction_id, seq, account, owner, amount, currency) values (?, ?, ?, ?, ?, ?)",
                    id,
                    seq++,
                    entry.account().name(),
                    entry.owner(),
                    entry.amount(),
                    transaction.currency());
        }
    }

    /** Takes transactions back by their mirror images; what was taken back before stays as it is. */
    @Transactional(TxType.MANDATORY)
    public void reverse(LedgerTransaction.Kind kind, UUID cause, Instant at) {
        List<UUID> standing = database.query("""
                select t.id from ledger_transaction t where t.kind = ? and t.cause = ?
                and not exists (select 1 from ledger_transaction r where r.reverses = t.id)""", row -> row.getObject(1, UUID.class), kind.name(), cause.toString());
        for (UUID original : standing) {
            UUID id = Ids.next();
            database.update("""
                    insert into ledger_transaction(id, kind, cause, competition, clause, at, recorded_at, reverses)
                    select ?, kind, 'reversal of ' || id, competition, clause, ?, ?, id from ledger_transaction where id = ?""", id, at, clock.now(), original);
            database.update("""
                    insert into ledger_entry(transaction_id, seq, account, owner, amount, currency)
                    select ?, seq, account, owner, -amount, currency from ledger_entry where transaction_id = ?""", id, original);
        }
    }

    /** Sums of a competition, read from the ledger alone. */
    Sums sums(String competition) {
        long uneven = database.number("""
                select count(*) from (
                    select e.transaction_id from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
                    where t.competition = ? group by e.transaction_id, e.currency having sum(e.amount) <> 0) uneven""", competition);
        long whole = database.number("""
                select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
                where t.competition = ?""", competition);
        long received = database.number("""
                select coalesce(sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
                where t.competition = ? and t.kind = 'RECEIPT' and e.account in ('BANK', 'CASH')""", competition);
        long refunded = database.number("""
                select coalesce(-sum(e.amount), 0) from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
                where t.competition = ? and t.kind = 'PAYOUT' and e.account in ('BANK', 'CASH')""", competition);
        long unmatched = database.number("""
                select count(*) from (
                    select coalesce(b.payment_id::text, m.cause) from (
                        select coalesce(o.cause, t.cause) cause, e.amount
                        from ledger_entry e join ledger_transaction t on t.id = e.transaction_id
                        left join ledger_transaction o on o.id = t.reverses
                        where t.competition = ? and e.account = 'UNALLOCATED') m
                    left join booking b on b.id::text = m.cause
                    group by 1 having sum(m.amount) <> 0) open""", competition);
        return new Sums(uneven == 0 && whole == 0, received, refunded, unmatched);
    }

    /**
     * Balances of the accounts of these payees, or of all, that are not zero. What single persons owe, and are owed, is summed
     * up for the payee that it concerns, so the balances of a payee sum to zero.
     */
    List<Balance> balances(String competition, List<String> payees, boolean all) {
        return database.query(
                """
                with line as (
                    select e.account, e.owner, e.currency, e.amount,
                        max(e.owner) filter (where e.account <> 'PERSON') over (partition by e.transaction_id) payee
                    from ledger_entry e join ledger_transaction t on t.id = e.transaction_id where t.competition = ?),
                single as (
                    select account, payee, currency, sum(amount) amount from line
                    group by account, owner, payee, currency),
                named as (
                    select case when account <> 'PERSON' then account when amount > 0 then 'RECEIVABLE' else 'PAYABLE' end account,
                        payee, currency, amount from single)
                select account, payee, currency, sum(amount) from named
                where ? or payee = any(string_to_array(?, ','))
                group by account, payee, currency having sum(amount) <> 0 order by account, payee""",
                row -> new Balance(
                        BalanceAccount.valueOf(row.getString(1)),
                        row.getString(2),
                        new Money(row.getLong(4), row.getString(3))),
                competition,
                all,
                String.join(",", payees));
    }
}
