-- I7: refunds stay within receipts, and balances are the sums of their entries
-- in payment-service: what went back of a charge is at most what came in, and is what its refunds say
select c.id, c.paid, c.refunded, coalesce(sum(r.paid - r.cost) filter (where r.status = 'PAID'), 0) as by_refunds,
    coalesce(sum(r.paid), 0) as claimed
from charge c left join refund r on r.charge_id = c.id
group by c.id
having c.refunded > c.paid
    or c.refunded <> coalesce(sum(r.paid - r.cost) filter (where r.status = 'PAID'), 0)
    or coalesce(sum(r.paid), 0) > c.paid
-- in payment-service: what was paid of a charge is the sum of the bookings that stand
select c.id, c.paid, coalesce(sum(p.amount) filter (where b.id is not null), 0) as booked
from charge c
left join booking_part p on p.charge_id = c.id
left join booking b on b.id = p.booking_id and b.reversed_at is null
group by c.id having c.paid <> coalesce(sum(p.amount) filter (where b.id is not null), 0)
-- in payment-service: the money at bank and in the cash box is what came in less what went back
select owner, sum(ledger) as ledger, sum(documents) as documents from (
    select e.owner, sum(e.amount) as ledger, 0 as documents from ledger_entry e
    where e.account in ('BANK', 'CASH') group by 1
    union all
    select payee, 0, sum(amount) from payment where status <> 'REVERSED' group by 1
    union all
    select payee, 0, -sum(paid - cost) from refund where status = 'PAID' group by 1) money
group by owner having sum(ledger) <> sum(documents)
