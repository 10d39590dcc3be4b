-- Seasons, and what they take from the season before. A season is one competition's year.
create table season (
    id                 uuid        primary key,
    competition        text        not null,
    year               integer     not null,
    regulation_version bigint      not null,
    offers_open        boolean     not null,
    version            bigint      not null,
    opened_at          timestamptz not null,
    constraint season_one_per_competition_and_year unique (competition, year)
);

-- Final orders of earlier seasons, by the season's label; imported, since that season need not have run here.
create table previous_rank (
    season_id uuid    not null references season,
    label     text    not null,
    stage     text    not null,
    section   text    not null,
    rank      integer not null check (rank > 0),
    person_id uuid    not null,
    document  text    not null check (document <> ''),
    constraint previous_rank_place primary key (season_id, label, stage, section, rank),
    constraint previous_rank_person unique (season_id, label, stage, section, person_id)
);

create table title_won (
    season_id uuid    not null references season,
    section   text    not null,
    year      integer not null,
    person_id uuid    not null,
    document  text    not null check (document <> ''),
    constraint title_won_once primary key (season_id, section, year, person_id)
);

create table qualifier (
    season_id uuid not null references season,
    code      text not null,
    section   text not null,
    person_id uuid not null,
    document  text not null check (document <> ''),
    constraint qualifier_once primary key (season_id, code, section, person_id)
);

-- Copies of what other services own, kept from their facts.
create table person_copy (
    id            uuid    primary key,
    name_zh       text    not null,
    passport_name text,
    sex           text    not null,
    birth_year    integer,
    title         text,
    minor         boolean not null,
    alias_of      uuid
);

create table rating_copy (
    person_id uuid    not null,
    list      text    not null,
    rating    integer not null,
    constraint rating_copy_one_per_list primary key (person_id, list)
);

create table entry_copy (
    id            uuid        primary key,
    competition   text        not null,
    stage         text        not null,
    event         text        not null,
    section       text        not null,
    person_id     uuid        not null,
    role          text        not null,
    status        text        not null,
    source        text        not null,
    berth_id      uuid,
    submitted_at  timestamptz not null,
    confirmed_at  timestamptz,
    checked_in_at timestamptz,
    cancel_cause  text
);
create index entry_copy_of_event on entry_copy (competition, event, section);
create index entry_copy_of_person on entry_copy (person_id, competition);

create table roster_copy (
    id          text        primary key,
    competition text        not null,
    stage       text        not null,
    event       text        not null,
    closed_at   timestamptz not null,
    constraint roster_copy_one_per_event unique (competition, event)
);

create table roster_line_copy (
    roster_id text not null references roster_copy on delete cascade,
    person_id uuid not null,
    section   text not null,
    constraint roster_line_copy_once primary key (roster_id, person_id)
);

create table round_one (
    competition  text        not null,
    event        text        not null,
    stage        text        not null,
    published_at timestamptz not null,
    constraint round_one_once primary key (competition, event)
);

create table standings_copy (
    id            text        primary key,
    tournament_id text        not null,
    competition   text        not null,
    stage         text        not null,
    event         text        not null,
    section       text        not null,
    status        text        not null check (status in ('PROVISIONAL', 'FINAL')),
    version       bigint      not null,
    published_at  timestamptz not null,
    rows          text        not null check (rows is json),
    constraint standings_copy_one_per_list unique (competition, event, section)
);

create table void_player (
    competition text    not null,
    event       text    not null,
    person_id   uuid    not null,
    missed      integer not null,
    clause      text    not null,
    constraint void_player_once primary key (competition, event, person_id)
);

-- Berths: the present state, and a ledger of every move that is only ever added to.
create table berth (
    id                 uuid        primary key,
    season_id          uuid        not null references season,
    competition        text        not null,
    stage              text        not null,
    event              text        not null,
    section            text        not null,
    person_id          uuid        not null,
    source             text        not null
        check (source in ('ADVANCE', 'PREVIOUS', 'EXTERNAL', 'DRAFTED', 'VACANCY', 'PARITY')),
    source_code        text,
    state              text        not null
        check (state in ('PROPOSED', 'OFFERED', 'GRANTED', 'WAIVED', 'LAPSED', 'REVOKED')),
    clause             text,
    from_stage         text,
    from_event         text,
    rank               integer,
    answer_by          timestamptz,
    cause              text,
    reasons            text        not null check (reasons is json),
    regulation_version bigint      not null,
    version            bigint      not null,
    changed_at         timestamptz not null,
    -- Every place has a reason that people can read, and a won one says where it was won.
    constraint berth_has_reason check (reasons <> '[]'),
    constraint berth_won_somewhere check (source not in ('ADVANCE', 'VACANCY') or from_event is not null)
);
-- One person holds, or is asked for, at most one place in a stage.
create unique index berth_one_live_per_person_and_stage on berth (season_id, stage, person_id)
    where state in ('PROPOSED', 'OFFERED', 'GRANTED');
create index berth_of_field on berth (season_id, stage, section, state);
create index berth_of_person on berth (person_id, season_id);
create index berth_deadline on berth (answer_by) where state = 'OFFERED';

create table berth_move (
    berth_id   uuid        not null references berth,
    version    bigint      not null,
    from_state text,
    to_state   text        not null,
    at         timestamptz not null,
    actor      text        not null,
    cause      text,
    reasons    text        not null check (reasons is json),
    because_of text        not null,
    constraint berth_move_order primary key (berth_id, version),
    constraint berth_move_legal check (
        (from_state is null and to_state in ('PROPOSED', 'OFFERED', 'GRANTED'))
        or (from_state = 'PROPOSED' and to_state in ('OFFERED', 'GRANTED', 'REVOKED'))
        or (from_state = 'OFFERED' and to_state in ('GRANTED', 'WAIVED', 'LAPSED', 'REVOKED'))
        or (from_state = 'GRANTED' and to_state in ('WAIVED', 'REVOKED')))
);

-- Who would advance from one list; nothing moves until staff publish it.
create table proposal (
    id                uuid        primary key,
    season_id         uuid        not null references season,
    stage             text        not null,
    event             text        not null,
    section           text        not null,
    standings_version bigint      not null,
    state             text        not null check (state in ('DRAFT', 'PUBLISHED', 'SUPERSEDED')),
    content           text        not null check (content is json),
    created_at        timestamptz not null,
    decided_at        timestamptz,
    decided_by        text,
    reason            text,
    version           bigint      not null
);
create unique index proposal_one_draft_per_list on proposal (season_id, event, section) where state = 'DRAFT';

create table playoff (
    id                uuid        primary key,
    season_id         uuid        not null references season,
    stage             text        not null,
    event             text        not null,
    section           text        not null,
    tournament_id     text        not null,
    standings_version bigint      not null,
    rank              integer     not null,
    places            integer     not null,
    persons           text        not null check (persons is json),
    clause            text,
    state             text        not null check (state in ('OPEN', 'SETTLED')),
    version           bigint      not null,
    requested_at      timestamptz not null
);
create unique index playoff_one_open_per_tie on playoff (season_id, event, section, rank) where state = 'OPEN';

create table field (
    id         uuid        primary key,
    season_id  uuid        not null references season,
    stage      text        not null,
    event      text        not null,
    section    text        not null,
    state      text        not null check (state in ('CLOSING', 'CLOSED')),
    bye        boolean     not null,
    persons    text        not null check (persons is json),
    reasons    text        not null check (reasons is json),
    version    bigint      not null,
    changed_at timestamptz not null,
    constraint field_one_per_stage_and_section unique (season_id, stage, section)
);

create table next_place (
    season_id uuid    not null references season,
    section   text    not null,
    stage     text    not null,
    rank      integer not null,
    person_id uuid    not null,
    clause    text,
    constraint next_place_one_per_person primary key (season_id, person_id, stage)
);

-- Sanctions: the present state, and a ledger of every move that is only ever added to.
create table sanction (
    id                 uuid        primary key,
    competition        text        not null,
    person_id          uuid        not null,
    cause              text        not null,
    event              text,
    clause             text,
    season_year        integer,
    stages             text        not null check (stages is json),
    from_day           date,
    to_day             date,
    appeal_to          text,
    state              text        not null
        check (state in ('PROPOSED', 'IN_FORCE', 'APPEALED', 'UPHELD', 'LIFTED')),
    stay_on_appeal     boolean     not null,
    reasons            text        not null check (reasons is json),
    regulation_version bigint      not null,
    version            bigint      not null,
    changed_at         timestamptz not null,
    constraint sanction_season_or_days check ((season_year is null) = (from_day is not null and to_day is not null)),
    constraint sanction_days_in_order check (to_day >= from_day)
);
-- One event gives at most one sanction per clause.
create unique index sanction_one_per_cause on sanction (competition, person_id, event, clause) where event is not null;
create index sanction_of_person on sanction (person_id, state);

create table sanction_move (
    sanction_id uuid        not null references sanction,
    version     bigint      not null,
    from_state  text,
    to_state    text        not null,
    at          timestamptz not null,
    actor       text        not null,
    note        text,
    because_of  text        not null,
    constraint sanction_move_order primary key (sanction_id, version),
    constraint sanction_move_legal check (
        (from_state is null and to_state = 'PROPOSED')
        or (from_state = 'PROPOSED' and to_state in ('IN_FORCE', 'LIFTED'))
        or (from_state = 'IN_FORCE' and to_state in ('APPEALED', 'LIFTED'))
        or (from_state = 'APPEALED' and to_state in ('UPHELD', 'LIFTED')))
);

create table delegation (
    id         uuid        primary key,
    season_id  uuid        not null references season,
    rule       text        not null,
    age_group  text        not null,
    section    text        not null,
    state      text        not null check (state in ('DRAFT', 'PUBLISHED')),
    players    text        not null check (players is json),
    note       text,
    version    bigint      not null,
    changed_at timestamptz not null,
    constraint delegation_one_per_group unique (season_id, rule, age_group, section)
);

create table delegate (
    delegation_id uuid        not null references delegation,
    person_id     uuid        not null,
    departure     date        not null,
    companion     boolean     not null,
    confirmed_at  timestamptz not null,
    confirmed_by  text        not null,
    constraint delegate_once primary key (delegation_id, person_id)
);

create function refuse_change() returns trigger language plpgsql as $$
begin
    raise exception 'ledger % is only ever added to', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger berth_move_append_only before update or delete on berth_move
    for each row execute function refuse_change();
create trigger sanction_move_append_only before update or delete on sanction_move
    for each row execute function refuse_change();
