-- A regulation passes DRAFT -> APPROVED -> PUBLISHED -> CLOSED; a new version supersedes the published one.
create table competition_version (
    code             text        not null,
    version          int         not null check (version > 0),
    state            text        not null check (state in ('DRAFT', 'APPROVED', 'PUBLISHED', 'SUPERSEDED', 'CLOSED')),
    yaml             text        not null,
    document_number  text,
    approved_on      date,
    -- Why the organiser opened entry without the authority's number.
    override_reason  text,
    published_at     timestamptz,
    row_version      int         not null,
    constraint competition_version_key primary key (code, version)
);
-- Entry, play and money follow one version at a time.
create unique index competition_one_published on competition_version (code) where state = 'PUBLISHED';

create table organisation (
    id          uuid primary key,
    version     int  not null,
    code        text not null,
    title_zh    text not null,
    title_en    text not null,
    constraint organisation_code unique (code)
);

create table assignment (
    id          uuid primary key,
    version     int         not null,
    user_name   text        not null,
    role        text        not null,
    scope       text        not null check (scope in ('ALL', 'REGION', 'EVENT', 'PAYEE', 'TOURNAMENT', 'PERSON')),
    scope_id    text        not null,
    granted_at  timestamptz not null,
    revoked_at  timestamptz
);
create unique index assignment_one_live on assignment (user_name, role, scope, scope_id) where revoked_at is null;

-- What everybody may know of a person stands in the clear; the sealed column holds the rest (day and month of birth,
-- contacts, guardian, county details) under the person's own key, so that dropping the key erases it.
create table person (
    id                uuid primary key,
    version           int         not null,
    name_zh           text        not null,
    passport_name     text,
    fide_name         text,
    sex               text        not null check (sex in ('M', 'F')),
    birth_year        int,
    nationality       text        not null,
    federation        text,
    club              text,
    fide_id           text,
    title             text,
    national_rating   int         check (national_rating between 0 and 4000),
    fide_rating       int         check (fide_rating between 0 and 4000),
    minor             boolean     not null,
    sealed            bytea       not null,
    -- Keyed hash over name, birth and sex: finds the same child entered twice without reading what is sealed.
    identity_hash     bytea       not null,
    -- Keyed hash of the e-mail address.
    contact_hash      bytea,
    merged_into       uuid references person (id),
    erased_at         timestamptz,
    registered_at     timestamptz not null
);
create index person_identity on person (identity_hash);
create index person_name on person (name_zh);
create unique index person_fide_id on person (fide_id) where fide_id is not null and merged_into is null;

create table entry (
    id                   uuid primary key,
    version              int         not null,
    competition          text        not null,
    competition_version  bigint      not null,
    stage                text        not null,
    event                text        not null,
    event_date           date        not null,
    person_id            uuid        not null references person (id),
    role                 text        not null,
    section              text        not null,
    status               text        not null check (status in
        ('SUBMITTED', 'INCOMPLETE', 'AWAITING_PAYMENT', 'WAITLISTED', 'CONFIRMED', 'CANCELLED')),
    source               text        not null check (source in ('FORM', 'BERTH')),
    berth_id             uuid,
    berth_source         text,
    region_basis         text,
    county               text,
    guarantee_region     text,
    membership           text        not null,
    group_name           text,
    pay_method           text        not null,
    nationality_class    text        not null,
    -- Filled only where the regulation limits entries per day, stage or event; see the index.
    limit_key            text,
    -- The rest of the form as it was sent, sealed under the person's key.
    sealed_form          bytea       not null,
    -- Last moment, inclusive, for payment at the venue; an unpaid entry is dropped after it.
    pay_by               timestamptz,
    submitted_at         timestamptz not null,
    confirmed_at         timestamptz,
    checked_in_at        timestamptz,
    check_in_document    text,
    cancelled_at         timestamptz,
    cancel_cause         text,
    cancel_clause        text,
    constraint entry_cancelled_with_cause check ((status = 'CANCELLED') = (cancel_cause is not null))
);
-- One live entry per person and event, whatever two requests do at the same instant.
create unique index entry_one_live_per_event on entry (competition, event, person_id) where status <> 'CANCELLED';
-- The regulation's own limit, such as one event per day.
create unique index entry_limit on entry (competition, person_id, limit_key)
    where status <> 'CANCELLED' and limit_key is not null;
-- One entry per berth, though the fact may come twice.
create unique index entry_one_per_berth on entry (berth_id) where status <> 'CANCELLED' and berth_id is not null;
create index entry_list on entry (competition, event, status, id);
create index entry_person on entry (person_id);
create index entry_pay_by on entry (pay_by) where pay_by is not null and status in ('SUBMITTED', 'AWAITING_PAYMENT');

-- Why an entry was taken, confirmed or cancelled; worded when read.
create table entry_reason (
    entry_id     uuid not null references entry (id),
    seq          int  not null,
    step         text not null,
    clause       text,
    message_key  text not null,
    args         jsonb not null,
    constraint entry_reason_key primary key (entry_id, seq)
);

create table roster (
    id                   uuid primary key,
    version              int         not null,
    competition          text        not null,
    competition_version  bigint      not null,
    stage                text        not null,
    event                text        not null,
    closed_at            timestamptz not null,
    closed_by            text        not null,
    lines                jsonb       not null,
    constraint roster_one_per_event unique (competition, event)
);

-- A private link: the secret is mailed and only its hash is kept.
create table private_link (
    id           uuid primary key,
    secret_hash  bytea       not null unique,
    person_id    uuid        not null references person (id),
    purpose      text        not null,
    created_at   timestamptz not null,
    expires_at   timestamptz not null,
    revoked_at   timestamptz
);
create index private_link_person on private_link (person_id);

-- Copies of what selection decides about persons.
create table berth_copy (
    id           uuid primary key,
    version      bigint not null,
    competition  text   not null,
    person_id    uuid   not null,
    stage        text   not null,
    event        text   not null,
    section      text   not null,
    source       text   not null,
    from_stage   text,
    from_event   text,
    status       text   not null
);
create index berth_copy_person on berth_copy (competition, person_id);

create table sanction_copy (
    id           uuid primary key,
    version      bigint  not null,
    competition  text    not null,
    person_id    uuid    not null,
    season_year  int,
    scope        text    not null,
    from_day     date,
    to_day       date,
    bars         boolean not null,
    clause       text    not null
);
create index sanction_copy_person on sanction_copy (person_id) where bars;
