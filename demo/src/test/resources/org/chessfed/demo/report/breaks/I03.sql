-- in every service: no cause has one effect on one thing twice
alter table effect drop constraint effect_once;
insert into effect(cause, kind, subject) values ('c1', 'charge-raised', 'e1'), ('c1', 'charge-raised', 'e2');
-- broken
insert into effect(cause, kind, subject) values ('c1', 'charge-raised', 'e1')
-- in registration-service: as many facts have left, or wait, as there are changes to tell
insert into roster(id, version, competition, competition_version, stage, event, closed_at, closed_by, lines)
values ('00000000-0000-7000-8000-0000000000f1', 0, 'LAKE', 1, 'PRELIM', 'P1E', '2031-01-05T00:00:00Z', 'arbiter', '{}');
insert into outbox_published(type, facts) values ('org.chessfed.roster.closed.v1', 1);
-- broken
delete from outbox_published
-- in pairing-service: as many facts have left, or wait, as there are changes to tell
insert into game_change(game_id, version, tournament_id, round, board, white_before, black_before, white_after, black_after, reason, changed_by, changed_at)
values ('00000000-0000-7000-8000-000000000001', 1, '00000000-0000-7000-8000-000000000002', 1, 1, 'WIN', 'LOSS', 'DRAW', 'DRAW', 'misread', 'chief', '2031-01-05T00:00:00Z');
insert into outbox(event_id, topic, type, key, aggregate_id, aggregate_version, payload, cause, traceparent, occurred_at)
values ('00000000-0000-7000-8000-000000000003', 'pairing-events', 'org.chessfed.result.corrected.v1', 'LAKE', 'x', 1, '{}', 'c', 't', now());
-- broken
delete from outbox
-- in selection-service: as many facts have left, or wait, as there are changes to tell
insert into berth_move(berth_id, version, to_state, at, actor, reasons, because_of)
values ('00000000-0000-7000-8000-0000000000b1', 1, 'GRANTED', '2031-01-05T00:00:00Z', 'staff', '[]', 'c'),
       ('00000000-0000-7000-8000-0000000000b2', 1, 'GRANTED', '2031-01-05T00:00:00Z', 'staff', '[]', 'c');
insert into outbox_published(type, facts) values ('org.chessfed.berth.granted.v1', 2);
-- broken
update outbox_published set facts = 1
-- in payment-service: as many facts have left, or wait, as there are changes to tell
insert into booking(id, payment_id, booked_at, booked_by, admitted, note)
values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', now(), 'treasurer', false, '');
insert into outbox_published(type, facts) values ('org.chessfed.payment.booked.v1', 1);
-- broken
update outbox_published set facts = 0
