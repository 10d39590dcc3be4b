create table tournament (
    id uuid primary key,
    version bigint not null,
    competition text not null,
    competition_version bigint not null,
    stage text not null,
    event text not null,
    rule text not null,
    system text not null,
    rounds integer not null check (rounds > 0),
    roster_id text not null,
    status text not null check (status in ('CREATED', 'RUNNING', 'FINISHED')),
    initial_colour text check (initial_colour in ('WHITE', 'BLACK')),
    lot_note text,
    chain jsonb not null default '[]',
    late_after_minutes integer check (late_after_minutes >= 0),
    created_at timestamptz not null,
    started_at timestamptz,
    finished_at timestamptz,
    unique (roster_id, rule)
);
create index tournament_by_event on tournament (competition, event);

create table tournament_player (
    tournament_id uuid not null references tournament,
    number integer not null check (number > 0),
    person_id text not null,
    entry_id text not null,
    name_zh text not null,
    passport_name text,
    title text,
    section text not null,
    guarantee_region text,
    rating integer not null check (rating >= 0),
    primary key (tournament_id, number),
    unique (tournament_id, person_id)
);

create table announcement (
    tournament_id uuid not null,
    number integer not null,
    round integer not null check (round > 0),
    kind text not null,
    excused boolean not null,
    reason text not null,
    announced_at timestamptz not null,
    announced_by text not null,
    primary key (tournament_id, number, round),
    foreign key (tournament_id, number) references tournament_player on update cascade on delete cascade
);

create table round (
    id uuid primary key,
    version bigint not null,
    tournament_id uuid not null references tournament,
    number integer not null check (number > 0),
    status text not null check (status in ('DRAFT', 'CHECKED', 'PUBLISHED', 'COMPLETED')),
    starts_at timestamptz not null,
    remarks jsonb not null,
    drafted_by text not null,
    checked_by text,
    published_at timestamptz,
    completed_at timestamptz,
    page jsonb,
    unique (tournament_id, number),
    check ((status in ('PUBLISHED', 'COMPLETED')) = (page is not null))
);

create table game (
    id uuid primary key,
    version bigint not null,
    tournament_id uuid not null,
    round integer not null,
    board integer not null check (board > 0),
    white integer not null,
    black integer not null check (black <> white),
    white_outcome text not null,
    black_outcome text not null,
    white_late boolean not null default false,
    black_late boolean not null default false,
    paired_white_outcome text,
    paired_black_outcome text,
    white_arrived_at timestamptz,
    black_arrived_at timestamptz,
    entered_by text,
    unique (tournament_id, round, board),
    foreign key (tournament_id, round) references round (tournament_id, number) on delete cascade,
    foreign key (tournament_id, white) references tournament_player,
    foreign key (tournament_id, black) references tournament_player,
    check ((white_outcome = 'UNKNOWN') = (black_outcome = 'UNKNOWN'))
);

-- Where each player is in each round: on one board, with a bye, or absent; never twice.
create table seat (
    tournament_id uuid not null,
    round integer not null,
    number integer not null,
    kind text not null,
    game_id uuid references game on delete cascade,
    primary key (tournament_id, round, number),
    foreign key (tournament_id, round) references round (tournament_id, number) on delete cascade,
    foreign key (tournament_id, number) references tournament_player,
    check ((kind = 'GAME') = (game_id is not null))
);

create function round_seats_everybody() returns trigger language plpgsql as $$
begin
    if new.status = 'PUBLISHED' and (
        exists (select 1 from tournament_player p where p.tournament_id = new.tournament_id and not exists (
            select 1 from seat s where s.tournament_id = p.tournament_id and s.round = new.number and s.number = p.number))
        or (select count(*) from seat s where s.tournament_id = new.tournament_id and s.round = new.number and s.kind = 'GAME')
            <> 2 * (select count(*) from game g where g.tournament_id = new.tournament_id and g.round = new.number))
    then
        raise exception 'a player is on no board, has no bye and no stated absence' using errcode = 'check_violation';
    end if;
    return new;
end $$;
create trigger round_seats_everybody before insert or update of status on round
    for each row execute function round_seats_everybody();

create table game_change (
    game_id uuid not null references game,
    version bigint not null,
    tournament_id uuid not null,
    round integer not null,
    board integer not null,
    white_before text not null,
    black_before text not null,
    white_after text not null,
    black_after text not null,
    reason text not null,
    changed_by text not null,
    changed_at timestamptz not null,
    primary key (game_id, version)
);

create table standings (
    id uuid primary key,
    tournament_id uuid not null references tournament,
    section text not null,
    unique (tournament_id, section)
);

create table standings_publication (
    standings_id uuid not null references standings,
    version bigint not null,
    status text not null check (status in ('PROVISIONAL', 'FINAL')),
    after_round integer not null,
    published_at timestamptz not null,
    fact jsonb not null,
    page jsonb not null,
    primary key (standings_id, version)
);

create table player_void (
    tournament_id uuid not null,
    number integer not null,
    missed integer not null,
    primary key (tournament_id, number),
    foreign key (tournament_id, number) references tournament_player
);

create table playoff (
    id text primary key,
    version bigint not null,
    tournament_id uuid not null references tournament,
    section text not null,
    person_ids jsonb not null,
    clause text not null,
    standings_version bigint not null,
    status text not null check (status in ('REQUESTED', 'DECIDED')),
    decided_order jsonb,
    note text,
    requested_at timestamptz not null,
    decided_at timestamptz,
    decided_by text,
    check ((status = 'DECIDED') = (decided_order is not null))
);
