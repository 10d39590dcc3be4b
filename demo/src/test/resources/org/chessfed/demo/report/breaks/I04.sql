-- in every service: nothing waits in the outbox of a quiet platform
select 1;
-- broken
insert into outbox(event_id, topic, type, key, aggregate_id, aggregate_version, payload, cause, traceparent, occurred_at)
values ('00000000-0000-7000-8000-000000000003', 'registration-events', 'org.chessfed.entry.submitted.v1', 'LAKE', 'x', 1, '{}', 'c', 't', now())
