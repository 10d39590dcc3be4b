-- I6: the ledger balances and is never rewritten
-- in payment-service: each transaction has two entries or more and sums to zero in each currency
select t.id, t.kind, e.currency, coalesce(sum(e.amount), 0) as uneven, count(e.seq) as entries
from ledger_transaction t left join ledger_entry e on e.transaction_id = t.id
group by t.id, t.kind, e.currency having coalesce(sum(e.amount), 0) <> 0 or count(e.seq) < 2
-- in payment-service: the guards against rewriting and uneven transactions are in place
select wanted.name from unnest(array['ledger_transaction_append_only', 'ledger_entry_append_only',
    'ledger_transaction_balances', 'ledger_entry_balances']) as wanted(name)
where not exists (select 1 from pg_trigger where tgname = wanted.name and tgenabled = 'O')
-- in selection-service: the guards against rewriting the moves of berths and sanctions are in place
select wanted.name from unnest(array['berth_move_append_only', 'sanction_move_append_only']) as wanted(name)
where not exists (select 1 from pg_trigger where tgname = wanted.name and tgenabled = 'O')
-- in selection-service: a berth and a sanction stand where their last move left them, and no move is missing
select b.id, b.state, b.version, m.to_state, m.moves from berth b left join lateral (
    select count(*) as moves, (array_agg(to_state order by version desc))[1] as to_state, max(version) as version
    from berth_move where berth_id = b.id) m on true
where m.to_state is distinct from b.state or m.version is distinct from b.version or m.moves <> b.version
union all
select s.id, s.state, s.version, m.to_state, m.moves from sanction s left join lateral (
    select count(*) as moves, (array_agg(to_state order by version desc))[1] as to_state, max(version) as version
    from sanction_move where sanction_id = s.id) m on true
where m.to_state is distinct from s.state or m.version is distinct from s.version
