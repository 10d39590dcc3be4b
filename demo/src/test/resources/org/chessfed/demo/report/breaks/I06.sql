-- in payment-service: each transaction has two entries or more and sums to zero in each currency
insert into ledger_transaction(id, kind, cause, competition, at, recorded_at) values ('00000000-0000-7000-8000-000000000001', 'CHARGE', 'c', 'LAKE', now(), now());
insert into ledger_entry(transaction_id, seq, account, owner, amount, currency) values
    ('00000000-0000-7000-8000-000000000001', 0, 'PERSON', 'p', 700, 'TWD'), ('00000000-0000-7000-8000-000000000001', 1, 'FEES', 'east', -700, 'TWD');
-- broken
insert into ledger_entry(transaction_id, seq, account, owner, amount, currency) values ('00000000-0000-7000-8000-000000000001', 2, 'FEES', 'east', 1, 'TWD')
-- in payment-service: the guards against rewriting and uneven transactions are in place
select 1;
-- broken
alter table ledger_entry disable trigger ledger_entry_append_only
-- in selection-service: the guards against rewriting the moves of berths and sanctions are in place
select 1;
-- broken
drop trigger sanction_move_append_only on sanction_move
-- in selection-service: a berth and a sanction stand where their last move left them, and no move is missing
insert into berth(id, season_id, competition, stage, event, section, person_id, source, state, clause, reasons, regulation_version, version, changed_at)
values ('00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', '00000000-0000-7000-8000-0000000000a1', 'PREVIOUS', 'GRANTED', 'LAKE-F1', '[{}]', 1, 2, '2031-01-02T00:00:00Z');
insert into berth_move(berth_id, version, from_state, to_state, at, actor, reasons, because_of)
values ('00000000-0000-7000-8000-0000000000b1', 1, null, 'OFFERED', '2031-01-05T00:00:00Z', 'staff', '[]', 'c'),
       ('00000000-0000-7000-8000-0000000000b1', 2, 'OFFERED', 'GRANTED', '2031-01-05T00:00:00Z', 'staff', '[]', 'c');
-- broken
update berth set state = 'WAIVED'
