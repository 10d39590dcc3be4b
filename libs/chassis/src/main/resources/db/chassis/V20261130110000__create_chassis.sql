-- What every service keeps besides its own tables.

-- Facts on their way out. Rows are sent in the order of seq and deleted after the broker's acknowledgement.
create table outbox (
    seq bigint generated always as identity primary key,
    event_id uuid not null unique,
    topic text not null,
    type text not null,
    key text not null,
    aggregate_id text not null,
    aggregate_version bigint not null,
    payload text not null,
    cause text not null,
    traceparent text not null,
    occurred_at timestamptz not null
);
-- The table is nearly always empty and much written: vacuum by count, not by share of its size.
alter table outbox set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

-- How many facts left, per type; raised in the transaction that deletes the rows.
create table outbox_published (
    type text primary key,
    facts bigint not null
);

-- Facts that came. The row is written in the transaction of their effects: a second delivery finds it and stops.
create table inbox (
    event_id uuid not null,
    type text not null,
    topic text not null,
    received_at timestamptz not null default now(),
    constraint inbox_once primary key (event_id)
);
create index inbox_by_type on inbox (type);

-- The last version of each aggregate that a copy has taken in; an older fact is ignored.
create table copy_version (
    copy text not null,
    aggregate text not null,
    version bigint not null,
    primary key (copy, aggregate)
);

-- Facts that wait for a thing which has not arrived.
create table parked (
    seq bigint generated always as identity primary key,
    event_id uuid not null unique,
    topic text not null,
    partition int not null,
    kafka_offset bigint not null,
    type text not null,
    time text not null,
    cause text not null,
    traceparent text not null,
    key text not null,
    value bytea not null,
    waits_kind text not null,
    waits_id text not null,
    parked_at timestamptz not null default now(),
    tried_at timestamptz not null default now()
);
create index parked_by_thing on parked (waits_kind, waits_id, seq);

-- Messages that could not be handled, with the reason.
create table dead_letter (
    id uuid primary key,
    topic text not null,
    partition int not null,
    kafka_offset bigint not null,
    event_id text not null,
    type text not null,
    time text not null,
    cause text not null,
    traceparent text not null,
    key text not null,
    value bytea not null,
    reason text not null,
    failed_at timestamptz not null default now(),
    resolved_at timestamptz,
    constraint dead_letter_once unique (topic, partition, kafka_offset)
);

-- What was done because of what: at most once per cause, kind and subject.
create table effect (
    id bigint generated always as identity primary key,
    cause text not null,
    kind text not null,
    subject text not null,
    recorded_at timestamptz not null default now(),
    constraint effect_once unique (cause, kind, subject)
);

-- The standing clock, where it is movable: one row.
create table business_clock (
    id int primary key check (id = 1),
    now timestamptz not null
);

-- Regulations as published, every version whole.
create table regulation_copy (
    code text not null,
    version bigint not null check (version >= 1),
    yaml text not null,
    published_at timestamptz not null,
    primary key (code, version)
);

-- Which user has which role on which object.
create table assignment_copy (
    id text primary key,
    user_name text not null,
    role text not null,
    scope text not null check (scope in ('ALL', 'EVENT', 'REGION', 'PAYEE', 'TOURNAMENT', 'PERSON')),
    object_id text not null,
    revoked boolean not null,
    version bigint not null
);
create index assignment_by_user on assignment_copy (user_name) where not revoked;
create index assignment_by_object on assignment_copy (scope, object_id, role) where not revoked;

-- Answers of POSTs, by the caller and the key that the caller chose. Written in the business transaction.
create table idempotency (
    caller text not null,
    key text not null,
    fingerprint text not null,
    status int,
    headers text,
    body text,
    expires_at timestamptz not null,
    constraint idempotency_once primary key (caller, key)
);
create index idempotency_by_expiry on idempotency (expires_at);

-- Who did what to what, when and why. Sealed afterwards into a chain: place and hash are set once.
create table audit (
    seq bigint generated always as identity primary key,
    id uuid not null unique,
    action text not null,
    object_kind text not null,
    object_id text not null,
    reason text not null,
    actor text not null,
    operation text not null,
    request_id text not null,
    cause text not null,
    business_at timestamptz not null,
    system_at timestamptz not null,
    place bigint constraint audit_place_once unique,
    hash bytea,
    constraint audit_sealed_whole check ((place is null) = (hash is null))
);
create index audit_unsealed on audit (seq) where place is null;
create index audit_by_object on audit (object_kind, object_id);

-- Append-only: the only change is the sealing of an unsealed row, and nothing is deleted.
create function audit_is_append_only() returns trigger language plpgsql as $$
begin
    if tg_op = 'UPDATE' and old.place is null and new.place is not null
        and (new.seq, new.id, new.action, new.object_kind, new.object_id, new.reason, new.actor, new.operation, new.request_id, new.cause, new.business_at, new.system_at)
          = (old.seq, old.id, old.action, old.object_kind, old.object_id, old.reason, old.actor, old.operation, old.request_id, old.cause, old.business_at, old.system_at) then
        return new;
    end if;
    raise exception 'the audit is append-only';
end $$;
create trigger audit_append_only before update or delete on audit for each row execute function audit_is_append_only();

-- One data key per person, wrapped by a key from the environment; both columns null once the person is erased.
create table person_key (
    person_id uuid primary key,
    wrapping_key text,
    wrapped bytea,
    constraint person_key_whole check ((wrapping_key is null) = (wrapped is null))
);

-- How many facts the inbox has forgotten for their age, per type.
create table inbox_forgotten (
    type text primary key,
    facts bigint not null
);
