-- I14: every change of state is in the audit, whose chain of hashes holds
-- in every service: each sealed row's hash covers its content and the hash before it, and no place is missing
with chain as (
    select place, hash,
        lag(hash, 1, decode(repeat('00', 32), 'hex')) over (order by place) as previous,
        row_number() over (order by place) as expected,
        jsonb_build_array(id, action, object_kind, object_id, reason, actor, operation, request_id, cause,
            extract(epoch from business_at), extract(epoch from system_at))::text as content
    from audit where place is not null)
select place, expected from chain
where place <> expected or hash <> sha256(previous || convert_to(content, 'UTF8'))
-- in every service: a row is sealed within a minute
select id, action, object_kind, object_id, system_at from audit
where place is null and system_at < now() - interval '1 minute'
-- in registration-service: who entered, was confirmed, checked in or left is in the audit
select e.id, e.status, wanted.action from entry e
cross join lateral (values ('entry-submitted', true), ('entry-confirmed', e.confirmed_at is not null),
    ('entry-checked-in', e.checked_in_at is not null), ('entry-cancelled', e.status = 'CANCELLED')) wanted(action, happened)
where wanted.happened and not exists (
    select 1 from audit a where a.action = wanted.action and a.object_kind = 'entry' and a.object_id = e.id::text)
-- in pairing-service: corrections and publications of rounds are in the audit
select g.game_id as id, 'result-corrected' as action from game_change g
group by g.game_id having count(*) > (
    select count(*) from audit a where a.action = 'result-corrected' and a.object_id = g.game_id::text)
union all
select r.id, 'round-published' from round r where r.published_at is not null and not exists (
    select 1 from audit a where a.action = 'round-published' and a.object_id = r.id::text)
-- in selection-service: published proposals and every decision about a sanction are in the audit
select p.id, 'proposal-published' as action from proposal p where p.state = 'PUBLISHED' and not exists (
    select 1 from audit a where a.action = 'proposal-published' and a.object_id = p.id::text)
union all
select m.sanction_id, 'sanction-' || replace(lower(m.to_state), '_', '-') from sanction_move m
where m.actor <> 'system' and not exists (
    select 1 from audit a where a.object_id = m.sanction_id::text
      and a.action = 'sanction-' || replace(lower(m.to_state), '_', '-'))
-- in payment-service: bookings, reversals and refunds are in the audit
select b.payment_id as id, 'payment-booked' as action from booking b
group by b.payment_id having count(*) > (
    select count(*) from audit a where a.action = 'payment-booked' and a.object_id = b.payment_id::text)
union all
select b.payment_id, 'booking-reversed' from booking b where b.reversed_at is not null
group by b.payment_id having count(*) > (
    select count(*) from audit a where a.action = 'booking-reversed' and a.object_id = b.payment_id::text)
union all
select r.id, 'refund-' || lower(wanted.state) from refund r
cross join lateral (values ('APPROVED', r.approved_at is not null), ('PAID', r.status = 'PAID')) wanted(state, happened)
where wanted.happened and not exists (
    select 1 from audit a where a.action = 'refund-' || lower(wanted.state) and a.object_id = r.id::text)
