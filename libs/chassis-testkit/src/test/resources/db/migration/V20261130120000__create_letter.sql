create table letter (
    id uuid primary key,
    version bigint not null,
    person_id text not null,
    text text not null,
    answer_by timestamptz,
    lapsed boolean not null default false
);
create table counted (
    letter_id text primary key,
    kind text not null
);
create table organisation (
    id text primary key
);
