-- What is owed for an entry: one charge per entry.
create table charge (
    id uuid primary key,
    version bigint not null,
    entry_id uuid not null unique,
    person_id uuid not null,
    competition text not null,
    competition_version bigint not null,
    stage text not null,
    event text not null,
    payee text not null,
    pay_method text not null,
    currency text not null,
    amount bigint not null check (amount >= 0),
    paid bigint not null default 0 check (paid >= 0),
    refunded bigint not null default 0 check (refunded >= 0),
    status text not null check (status in ('RAISED', 'SETTLED', 'OVERDUE', 'WAIVED')),
    clause text not null,
    prices text not null,
    reasons text not null,
    raised_at timestamptz not null,
    due_by timestamptz,
    overdue_after timestamptz,
    settled_at timestamptz,
    entry_cancelled boolean not null default false,
    constraint refunds_within_receipts check (refunded <= paid),
    constraint settled_has_date check ((status = 'SETTLED') = (settled_at is not null))
);
create index charge_of_payee on charge (competition, payee, id);
create index charge_of_person on charge (person_id, competition);
create index charge_falling_due on charge (overdue_after) where status = 'RAISED';

-- A transfer as the payer reports it. The payer's name is sealed; of his account only the last five digits are kept.
create table transfer_report (
    id uuid primary key,
    competition text not null,
    payee text not null,
    person_id uuid not null,
    payer bytea not null,
    bank text not null,
    last_five text not null check (last_five ~ '^[0-9]{5}$'),
    paid_on date not null,
    amount bigint not null check (amount > 0),
    currency text not null,
    reported_at timestamptz not null
);
create index transfer_report_key on transfer_report (payee, last_five);
create table transfer_report_charge (
    report_id uuid not null references transfer_report,
    charge_id uuid not null references charge,
    primary key (report_id, charge_id)
);

create table statement (
    id uuid primary key,
    competition text not null,
    payee text not null,
    lines int not null,
    new_lines int not null,
    imported_at timestamptz not null,
    imported_by text not null
);

-- Money that came in: a line of a bank statement, or cash. A line is known by its hash, so it is taken in once.
create table payment (
    id uuid primary key,
    version bigint not null,
    competition text not null,
    payee text not null,
    method text not null check (method in ('TRANSFER', 'CASH', 'MONEY_ORDER')),
    amount bigint not null check (amount > 0),
    currency text not null,
    value_at timestamptz not null,
    value_on date not null,
    bank text,
    last_five text,
    reference text,
    statement_id uuid references statement,
    line_hash text unique,
    status text not null check (status in ('UNMATCHED', 'BOOKED', 'REVERSED')),
    received_at timestamptz not null,
    constraint line_of_statement check ((method = 'TRANSFER') = (line_hash is not null))
);
create index payment_of_payee on payment (competition, payee, status, id);

-- How a payment was shared out. At most one booking of a payment stands; a wrong one is reversed, not removed.
create table booking (
    id uuid primary key,
    payment_id uuid not null references payment,
    booked_at timestamptz not null,
    booked_by text not null,
    admitted boolean not null,
    note text not null,
    reversed_at timestamptz,
    reversed_because text
);
create unique index booking_stands_once on booking (payment_id) where reversed_at is null;
create table booking_part (
    booking_id uuid not null references booking,
    charge_id uuid not null references charge,
    amount bigint not null check (amount > 0),
    primary key (booking_id, charge_id)
);
create index booking_part_of_charge on booking_part (charge_id);

create function booking_parts_sum_to_the_payment() returns trigger language plpgsql as $$
declare
    parts bigint;
    whole bigint;
begin
    select coalesce(sum(amount), 0) into parts from booking_part where booking_id = new.booking_id;
    select p.amount into whole from booking b join payment p on p.id = b.payment_id where b.id = new.booking_id;
    if parts is distinct from whole then
        raise exception 'the parts of booking % sum to %, the payment is %', new.booking_id, parts, whole
            using errcode = 'check_violation';
    end if;
    return null;
end $$;
create constraint trigger booking_parts_sum after insert or update on booking_part
    deferrable initially deferred for each row execute function booking_parts_sum_to_the_payment();

-- Money that goes back.
create table refund (
    id uuid primary key,
    version bigint not null,
    charge_id uuid not null references charge,
    kind text not null check (kind in ('CANCELLED', 'OVERPAID')),
    cause text not null,
    clause text not null,
    competition text not null,
    event text not null,
    payee text not null,
    entry_id uuid not null,
    person_id uuid not null,
    currency text not null,
    paid bigint not null check (paid > 0),
    give text not null,
    least_cost bigint not null check (least_cost >= 0),
    most_cost bigint not null,
    cost bigint,
    cost_reason text,
    status text not null check (status in ('PROPOSED', 'APPROVED', 'PAID')),
    reasons text not null,
    proposed_at timestamptz not null,
    approved_at timestamptz,
    approved_by text,
    paid_at timestamptz,
    constraint cost_within_paid check (cost between 0 and paid),
    constraint costs_in_order check (least_cost <= most_cost and most_cost <= paid),
    constraint approved_has_cost check ((status = 'PROPOSED') = (cost is null))
);
create index refund_of_payee on refund (competition, payee, status, id);
create index refund_of_charge on refund (charge_id);

-- The ledger: double entry, in the minor unit; debits are positive. Rows are only ever added.
create table ledger_transaction (
    id uuid primary key,
    kind text not null,
    cause text not null,
    competition text not null,
    clause text,
    at timestamptz not null,
    recorded_at timestamptz not null,
    reverses uuid unique references ledger_transaction
);
create unique index ledger_once on ledger_transaction (kind, cause) where kind <> 'PRICE_CHANGE';
create index ledger_transaction_cause on ledger_transaction (cause);
create table ledger_entry (
    transaction_id uuid not null references ledger_transaction,
    seq int not null,
    account text not null check (account in ('BANK', 'CASH', 'PERSON', 'FEES', 'COSTS', 'UNALLOCATED')),
    owner text not null,
    amount bigint not null check (amount <> 0),
    currency text not null,
    primary key (transaction_id, seq)
);
create index ledger_entry_account on ledger_entry (account, owner);
create index ledger_transaction_competition on ledger_transaction (competition);

create function ledger_balances() returns trigger language plpgsql as $$
declare
    txn uuid;
    rows int;
    uneven text;
begin
    if tg_table_name = 'ledger_entry' then
        txn := new.transaction_id;
    else
        txn := new.id;
    end if;
    select count(*) into rows from ledger_entry where transaction_id = txn;
    select currency into uneven from ledger_entry where transaction_id = txn
        group by currency having sum(amount) <> 0 limit 1;
    if rows < 2 or uneven is not null then
        raise exception 'ledger transaction % does not balance', txn using errcode = 'check_violation';
    end if;
    return null;
end $$;
create constraint trigger ledger_transaction_balances after insert on ledger_transaction
    deferrable initially deferred for each row execute function ledger_balances();
create constraint trigger ledger_entry_balances after insert on ledger_entry
    deferrable initially deferred for each row execute function ledger_balances();

create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
    raise exception 'the ledger is append-only: correct it by a reversing transaction'
        using errcode = 'restrict_violation';
end $$;
create trigger ledger_transaction_append_only before update or delete or truncate on ledger_transaction
    for each statement execute function ledger_is_append_only();
create trigger ledger_entry_append_only before update or delete or truncate on ledger_entry
    for each statement execute function ledger_is_append_only();
