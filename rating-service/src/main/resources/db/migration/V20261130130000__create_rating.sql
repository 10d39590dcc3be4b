-- Persons as registration tells them: public data only. A merged person keeps its row and names the one that stays.
create table person (
    id text primary key,
    name_zh text not null,
    passport_name text,
    fide_name text,
    federation text,
    fide_id text,
    title text,
    birth_year int,
    erased boolean not null
);
create index person_by_fide_id on person (fide_id);

create table person_merge (
    merged_id text primary key,
    person_id text not null,
    constraint person_merge_two check (merged_id <> person_id)
);

-- Closed tournaments, in the order in which they count: finished_at, then id.
create table finished_tournament (
    id text primary key,
    competition text not null,
    stage text not null,
    event text not null,
    finished_at timestamptz not null,
    calendar_year int not null,
    rated boolean not null
);
create index finished_tournament_in_order on finished_tournament (finished_at, id) where rated;

create table game (
    id text primary key,
    tournament_id text not null references finished_tournament,
    round int not null check (round >= 1),
    white_id text not null,
    black_id text not null,
    white_outcome text not null,
    black_outcome text not null
);
create index game_by_tournament on game (tournament_id);
create index game_by_white on game (white_id);
create index game_by_black on game (black_id);

-- Ratings with which persons begin, from lists that staff import.
create table initial_rating (
    person_id text primary key references person,
    rating int not null check (rating between 0 and 3000),
    games int not null check (games >= 0),
    source text not null,
    imported_by text not null,
    imported_at timestamptz not null
);

-- What a tournament did to a person's rating. Append-only: a replay supersedes a row, it never changes one.
create table rating_change (
    id uuid primary key,
    person_id text not null,
    tournament_id text not null references finished_tournament,
    rated_before boolean not null,
    rating_before int not null,
    games_before int not null,
    k int not null check (k > 0),
    games int not null check (games > 0),
    change_hundredths int not null,
    rating_after int not null,
    cause text not null,
    calculated_at timestamptz not null,
    superseded_at timestamptz,
    superseded_cause text,
    constraint rating_change_superseded_whole check ((superseded_at is null) = (superseded_cause is null))
);
create unique index rating_change_current on rating_change (person_id, tournament_id) where superseded_at is null;
create index rating_change_by_person on rating_change (person_id);
create index rating_change_by_tournament on rating_change (tournament_id) where superseded_at is null;

create table rating_change_game (
    change_id uuid not null references rating_change,
    game_id text not null,
    round int not null,
    opponent_id text not null,
    opponent_rating int not null,
    difference int not null,
    expected_hundredths int not null check (expected_hundredths between 0 and 100),
    score_hundredths int not null check (score_hundredths in (0, 50, 100)),
    primary key (change_id, game_id)
);

-- The rating that holds now. A person who has lost it, by a merge or a correction, keeps the row for its version.
create table national_rating (
    person_id text primary key references person,
    rating int,
    games int not null,
    version bigint not null,
    holds_from timestamptz not null
);
create index national_rating_list on national_rating (rating desc, person_id) where rating is not null;
