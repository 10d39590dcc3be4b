-- in every service: no event id is in the inbox twice
alter table inbox drop constraint inbox_once;
insert into inbox(event_id, type, topic) values ('00000000-0000-7000-8000-000000000001', 'a', 't'), ('00000000-0000-7000-8000-000000000002', 'a', 't');
-- broken
insert into inbox(event_id, type, topic) values ('00000000-0000-7000-8000-000000000001', 'a', 't')
-- in every service: an effect of a fact stands only where the fact was taken in
insert into inbox(event_id, type, topic) values ('00000000-0000-7000-8000-000000000001', 'a', 't');
insert into effect(cause, kind, subject) values ('00000000-0000-7000-8000-000000000001', 'k', 's'), ('request:00000000-0000-7000-8000-000000000009', 'k', 's');
-- broken
delete from inbox
-- in every service: no fact waits for a thing, and none was given up
insert into dead_letter(id, topic, partition, kafka_offset, event_id, type, time, cause, traceparent, key, value, reason, resolved_at)
values ('00000000-0000-7000-8000-000000000001', 't', 0, 0, 'e', 'a', 'now', 'c', 't', 'k', '', 'unknown type', now());
-- broken
update dead_letter set resolved_at = null
