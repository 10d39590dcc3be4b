-- Messages to persons. A row holds ids, the kind and public arguments: no address, no secret, no text.
create table notice (
    id uuid primary key,
    person_id text not null,
    kind text not null,
    channel text not null check (channel in ('MAIL')),
    cause_id text not null,
    -- the thing that it is about: entry, charge, round, berth or sanction
    subject text not null,
    competition text not null,
    competition_version bigint not null,
    arguments jsonb not null,
    state text not null check (state in ('QUEUED', 'SENDING', 'SENT', 'FAILED')),
    tries int not null default 0 check (tries >= 0),
    failure text,
    queued_at timestamptz not null,
    -- next try and lease are instants of the database's clock, the one that all processes share
    next_try_at timestamptz not null default now(),
    lease uuid,
    lease_until timestamptz,
    sent_at timestamptz,
    version bigint not null default 0,
    constraint notice_once unique (person_id, kind, cause_id, channel),
    constraint notice_sent_whole check ((state = 'SENT') = (sent_at is not null)),
    constraint notice_failed_whole check (state <> 'FAILED' or failure is not null),
    constraint notice_leased_whole check ((lease is null) = (lease_until is null))
);
create index notice_to_send on notice (next_try_at, id) where state in ('QUEUED', 'SENDING');
create index notice_by_person on notice (person_id, id);
create index notice_by_subject on notice (subject, person_id, kind);

-- Public names, for the opponent in a pairing.
create table person (
    id text primary key,
    name_zh text not null,
    passport_name text
);
