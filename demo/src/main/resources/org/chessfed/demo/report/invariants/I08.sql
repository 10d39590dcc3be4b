-- I8: one line of a statement pays one set of charges, and its parts sum to the line
-- in payment-service: at most one booking of a payment stands
select payment_id, count(*) as standing from booking where reversed_at is null group by 1 having count(*) > 1
-- in payment-service: the parts of a booking sum to its payment
select b.id, p.amount, coalesce(sum(part.amount), 0) as parts
from booking b join payment p on p.id = b.payment_id left join booking_part part on part.booking_id = b.id
group by b.id, p.amount having coalesce(sum(part.amount), 0) <> p.amount
-- in payment-service: a payment is booked exactly while a booking of it stands, and a line was taken in once
select p.id, p.status, count(b.id) as standing from payment p
left join booking b on b.payment_id = p.id and b.reversed_at is null
group by p.id having (p.status = 'BOOKED') <> (count(b.id) > 0)
union all
select min(p.id::text)::uuid, p.line_hash, count(*) from payment p
where p.line_hash is not null group by p.line_hash having count(*) > 1
