-- I5: every fact is taken in once, together with its effects
-- in every service: no event id is in the inbox twice
select event_id, count(*) as times from inbox group by 1 having count(*) > 1
-- in every service: an effect of a fact stands only where the fact was taken in
select e.cause, e.kind, e.subject from effect e
where e.cause not like 'request:%' and e.recorded_at > now() - interval '1 day'
  and not exists (select 1 from inbox i where i.event_id::text = e.cause)
-- in every service: no fact waits for a thing, and none was given up
select 'parked' as what, event_id::text, type, waits_kind || ' ' || waits_id as why from parked
union all
select 'dead letter', event_id, type, reason from dead_letter where resolved_at is null
