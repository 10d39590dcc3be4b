-- Pairing numbers may move while fewer than four rounds are paired; what names them moves along.
alter table tournament_player add column filler boolean not null default false;
alter table game drop constraint game_tournament_id_white_fkey;
alter table game drop constraint game_tournament_id_black_fkey;
alter table game add foreign key (tournament_id, white) references tournament_player on update cascade;
alter table game add foreign key (tournament_id, black) references tournament_player on update cascade;
alter table seat drop constraint seat_tournament_id_number_fkey;
alter table seat add foreign key (tournament_id, number) references tournament_player on update cascade;
alter table player_void drop constraint player_void_tournament_id_number_fkey;
alter table player_void add foreign key (tournament_id, number) references tournament_player on update cascade;

-- The board at which a person always sits.
create table fixed_board (
    tournament_id uuid not null,
    person_id text not null,
    board integer not null check (board > 0),
    primary key (tournament_id, person_id),
    unique (tournament_id, board),
    foreign key (tournament_id, person_id) references tournament_player (tournament_id, person_id) on delete cascade
);

-- What the engine was asked, for explanations; empty for rounds that came from a file.
alter table round add column paired_from jsonb;

-- A change of a pairing by hand, from begin to end; at most one is open per round.
create table manual_change (
    id uuid primary key,
    tournament_id uuid not null references tournament,
    round integer not null,
    reason text not null check (reason <> ''),
    begun_by text not null,
    begun_at timestamptz not null,
    ended_by text,
    ended_at timestamptz,
    broken jsonb not null default '[]',
    difference jsonb not null default '{"engine": [], "instead": []}',
    foreign key (tournament_id, round) references round (tournament_id, number) on delete cascade,
    check ((ended_at is null) = (ended_by is null))
);
create unique index manual_change_open on manual_change (tournament_id, round) where ended_at is null;

create function no_open_manual_change() returns trigger language plpgsql as $$
begin
    if new.status in ('CHECKED', 'PUBLISHED') and new.status <> old.status and exists (
        select 1 from manual_change m where m.tournament_id = new.tournament_id and m.round = new.number and m.ended_at is null)
    then
        raise exception 'a manual change of this round is open' using errcode = 'check_violation';
    end if;
    return new;
end $$;
create trigger no_open_manual_change before update of status on round
    for each row execute function no_open_manual_change();

-- Who had not checked in, where so many were missing that nobody is marked absent without being asked about.
create table check_in_question (
    tournament_id uuid primary key references tournament,
    person_ids jsonb not null,
    asked_at timestamptz not null,
    absent_ids jsonb,
    answered_by text,
    answered_at timestamptz,
    check ((answered_at is null) = (absent_ids is null) and (answered_at is null) = (answered_by is null))
);
