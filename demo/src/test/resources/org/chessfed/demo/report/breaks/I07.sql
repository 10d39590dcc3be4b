-- in payment-service: what went back of a charge is at most what came in, and is what its refunds say
insert into charge(id, version, entry_id, person_id, competition, competition_version, stage, event, payee, pay_method, currency, amount, paid, refunded, status, clause, prices, reasons, raised_at, settled_at)
values ('00000000-0000-7000-8000-0000000000c1', 0, '00000000-0000-7000-8000-0000000000e1', '00000000-0000-7000-8000-0000000000a1', 'LAKE', 1, 'PRELIM', 'P1E', 'east', 'TRANSFER', 'TWD', 1500, 1500, 1350, 'SETTLED', 'LAKE-M1', '[]', '[]', now(), now());
insert into refund(id, version, charge_id, kind, cause, clause, competition, event, payee, entry_id, person_id, currency, paid, give, least_cost, most_cost, cost, status, reasons, proposed_at)
values ('00000000-0000-7000-8000-0000000000d1', 0, '00000000-0000-7000-8000-0000000000c1', 'CANCELLED', 'BY_ENTRANT', 'LAKE-M3', 'LAKE', 'P1E', 'east', '00000000-0000-7000-8000-0000000000e1', '00000000-0000-7000-8000-0000000000a1', 'TWD', 1500, 'PAID_MINUS_COST', 0, 1500, 150, 'PAID', '[]', now());
-- broken
update charge set refunded = 1351
-- in payment-service: what was paid of a charge is the sum of the bookings that stand
insert into charge(id, version, entry_id, person_id, competition, competition_version, stage, event, payee, pay_method, currency, amount, paid, refunded, status, clause, prices, reasons, raised_at, settled_at)
values ('00000000-0000-7000-8000-0000000000c1', 0, '00000000-0000-7000-8000-0000000000e1', '00000000-0000-7000-8000-0000000000a1', 'LAKE', 1, 'PRELIM', 'P1E', 'east', 'TRANSFER', 'TWD', 1500, 1500, 0, 'SETTLED', 'LAKE-M1', '[]', '[]', now(), now());
insert into booking(id, payment_id, booked_at, booked_by, admitted, note) values
    ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', now(), 'treasurer', false, '');
insert into booking_part(booking_id, charge_id, amount) values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-0000000000c1', 1500);
-- broken
update booking set reversed_at = now()
-- in payment-service: the money at bank and in the cash box is what came in less what went back
insert into ledger_transaction(id, kind, cause, competition, at, recorded_at) values ('00000000-0000-7000-8000-000000000001', 'RECEIPT', 'c', 'LAKE', now(), now());
insert into ledger_entry(transaction_id, seq, account, owner, amount, currency) values
    ('00000000-0000-7000-8000-000000000001', 0, 'BANK', 'east', 700, 'TWD'), ('00000000-0000-7000-8000-000000000001', 1, 'UNALLOCATED', 'east', -700, 'TWD');
insert into payment(id, version, competition, payee, method, amount, currency, value_at, value_on, line_hash, status, received_at)
values ('00000000-0000-7000-8000-000000000002', 0, 'LAKE', 'east', 'TRANSFER', 700, 'TWD', now(), '2031-01-02', 'h', 'UNMATCHED', now());
-- broken
update payment set amount = 800
