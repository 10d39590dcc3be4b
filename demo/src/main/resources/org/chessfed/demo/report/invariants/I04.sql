-- I4: every fact is on its way or there; none is left behind
-- in every service: nothing waits in the outbox of a quiet platform
select seq, event_id, type, occurred_at from outbox order by seq
