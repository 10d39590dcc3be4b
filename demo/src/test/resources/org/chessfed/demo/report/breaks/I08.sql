-- in payment-service: at most one booking of a payment stands
drop index booking_stands_once;
insert into booking(id, payment_id, booked_at, booked_by, admitted, note, reversed_at, reversed_because) values
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', now(), 'treasurer', false, '', now(), 'wrong'),
    ('00000000-0000-7000-8000-000000000003', '00000000-0000-7000-8000-000000000002', now(), 'treasurer', false, '', null, null);
-- broken
update booking set reversed_at = null
-- in payment-service: the parts of a booking sum to its payment
insert into payment(id, version, competition, payee, method, amount, currency, value_at, value_on, line_hash, status, received_at)
values ('00000000-0000-7000-8000-000000000002', 0, 'LAKE', 'east', 'TRANSFER', 1400, 'TWD', now(), '2031-01-02', 'h', 'BOOKED', now());
insert into booking(id, payment_id, booked_at, booked_by, admitted, note) values
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', now(), 'treasurer', false, '');
insert into booking_part(booking_id, charge_id, amount) values
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-0000000000c1', 700), ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-0000000000c2', 700);
-- broken
delete from booking_part where charge_id = '00000000-0000-7000-8000-0000000000c2'
-- in payment-service: a payment is booked exactly while a booking of it stands, and a line was taken in once
insert into payment(id, version, competition, payee, method, amount, currency, value_at, value_on, line_hash, status, received_at)
values ('00000000-0000-7000-8000-000000000002', 0, 'LAKE', 'east', 'TRANSFER', 1400, 'TWD', now(), '2031-01-02', 'h', 'UNMATCHED', now());
-- broken
update payment set status = 'BOOKED'
