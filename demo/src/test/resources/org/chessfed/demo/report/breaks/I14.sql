-- in every service: each sealed row's hash covers its content and the hash before it, and no place is missing
insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
values ('00000000-0000-7000-8000-000000000001', 'entry-submitted', 'entry', 'e1', '', 'player', 'enter', 'r', 'c', '2031-01-01T00:00:00Z', '2026-01-01T00:00:00.123456Z'),
       ('00000000-0000-7000-8000-000000000002', 'entry-submitted', 'entry', 'e2', '', 'player', 'enter', 'r', 'c', '2031-01-01T00:00:00Z', '2026-01-01T00:00:01Z');
create function content(line audit) returns bytea language sql as $$ select convert_to(jsonb_build_array(line.id, line.action, line.object_kind, line.object_id, line.reason, line.actor, line.operation, line.request_id, line.cause, extract(epoch from line.business_at), extract(epoch from line.system_at))::text, 'UTF8') $$;
update audit set place = 1, hash = sha256(decode(repeat('00', 32), 'hex') || content(audit)) where object_id = 'e1';
update audit set place = 2, hash = sha256((select hash from audit where place = 1) || content(audit)) where object_id = 'e2';
-- broken
update audit set reason = 'changed afterwards' where object_id = 'e1'
-- in every service: a row is sealed within a minute
insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
values ('00000000-0000-7000-8000-000000000001', 'entry-submitted', 'entry', 'e1', '', 'player', 'enter', 'r', 'c', now(), now());
-- broken
update audit set system_at = now() - interval '2 minutes'
-- in registration-service: who entered, was confirmed, checked in or left is in the audit
insert into entry(id, version, competition, competition_version, stage, event, event_date, person_id, role, section, status, source, membership, pay_method, nationality_class, sealed_form, submitted_at)
values ('00000000-0000-7000-8000-0000000000e1', 0, 'LAKE', 1, 'PRELIM', 'P1E', '2031-01-05', '00000000-0000-7000-8000-0000000000a1', 'PLAYER', 'MEN', 'SUBMITTED', 'FORM', 'NONE', 'TRANSFER', 'LOCAL', '', '2031-01-01T00:00:00Z');
insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
values ('00000000-0000-7000-8000-000000000001', 'entry-submitted', 'entry', '00000000-0000-7000-8000-0000000000e1', '', 'player', 'enter', 'r', 'c', now(), now());
-- broken
update entry set status = 'CANCELLED', cancel_cause = 'BY_ENTRANT'
-- in pairing-service: corrections and publications of rounds are in the audit
insert into game_change(game_id, version, tournament_id, round, board, white_before, black_before, white_after, black_after, reason, changed_by, changed_at)
values ('00000000-0000-7000-8000-000000000001', 1, '00000000-0000-7000-8000-000000000002', 1, 1, 'WIN', 'LOSS', 'DRAW', 'DRAW', 'misread', 'chief', '2031-01-05T00:00:00Z');
insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
values ('00000000-0000-7000-8000-000000000001', 'result-corrected', 'game', '00000000-0000-7000-8000-000000000001', 'misread', 'chief', 'correctResult', 'r', 'c', now(), now());
-- broken
insert into game_change(game_id, version, tournament_id, round, board, white_before, black_before, white_after, black_after, reason, changed_by, changed_at)
values ('00000000-0000-7000-8000-000000000001', 2, '00000000-0000-7000-8000-000000000002', 1, 1, 'DRAW', 'DRAW', 'WIN', 'LOSS', 'misread', 'chief', '2031-01-05T00:00:00Z')
-- in selection-service: published proposals and every decision about a sanction are in the audit
insert into sanction_move(sanction_id, version, from_state, to_state, at, actor, because_of)
values ('00000000-0000-7000-8000-000000000001', 1, null, 'PROPOSED', now(), 'system', 'c'), ('00000000-0000-7000-8000-000000000001', 2, 'PROPOSED', 'IN_FORCE', now(), 'staff', 'c');
insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
values ('00000000-0000-7000-8000-000000000001', 'sanction-in-force', 'sanction', '00000000-0000-7000-8000-000000000001', '', 'staff', 'imposeSanction', 'r', 'c', now(), now());
-- broken
insert into sanction_move(sanction_id, version, from_state, to_state, at, actor, because_of)
values ('00000000-0000-7000-8000-000000000001', 3, 'IN_FORCE', 'LIFTED', now(), 'staff', 'c')
-- in payment-service: bookings, reversals and refunds are in the audit
insert into booking(id, payment_id, booked_at, booked_by, admitted, note)
values ('00000000-0000-7000-8000-000000000001', '00000000-0000-7000-8000-000000000002', now(), 'treasurer', false, '');
insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
values ('00000000-0000-7000-8000-000000000001', 'payment-booked', 'payment', '00000000-0000-7000-8000-000000000002', '', 'treasurer', 'bookPayment', 'r', 'c', now(), now());
-- broken
update booking set reversed_at = now()
