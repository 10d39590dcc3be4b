-- in notification-service: one notice per person, kind, cause and channel
alter table notice drop constraint notice_once;
insert into notice(id, person_id, kind, channel, cause_id, subject, competition, competition_version, arguments, state, queued_at, sent_at)
values ('00000000-0000-7000-8000-000000000001', 'p1', 'PAIRING', 'MAIL', 'c1', 's', 'LAKE', 1, '{}', 'SENT', now(), now()), ('00000000-0000-7000-8000-000000000002', 'p1', 'PAIRING', 'MAIL', 'c2', 's', 'LAKE', 1, '{}', 'SENT', now(), now());
-- broken
update notice set cause_id = 'c1'
-- in notification-service: nothing is being sent, waits or has failed on a quiet platform
insert into notice(id, person_id, kind, channel, cause_id, subject, competition, competition_version, arguments, state, queued_at, sent_at)
values ('00000000-0000-7000-8000-000000000001', 'p1', 'PAIRING', 'MAIL', 'c1', 's', 'LAKE', 1, '{}', 'SENT', now(), now());
-- broken
update notice set state = 'FAILED', sent_at = null, failure = 'refused'
