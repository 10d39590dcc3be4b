create table team_tournament (
    id uuid primary key,
    version bigint not null,
    competition text not null,
    competition_version bigint not null,
    stage text not null,
    event text not null,
    rule text not null,
    rounds integer not null check (rounds > 0),
    status text not null check (status in ('CREATED', 'RUNNING', 'FINISHED')),
    initial_colour text check (initial_colour in ('WHITE', 'BLACK')),
    chain jsonb not null default '[]',
    late_after_minutes integer check (late_after_minutes >= 0),
    created_at timestamptz not null,
    unique (competition, event, rule)
);

create table team (
    tournament_id uuid not null references team_tournament,
    number integer not null check (number > 0),
    name_zh text not null,
    filler boolean not null,
    primary key (tournament_id, number),
    unique (tournament_id, name_zh)
);

create table team_player (
    tournament_id uuid not null,
    team integer not null,
    board integer not null check (board > 0),
    name_zh text not null,
    person_id text,
    rating integer not null check (rating >= 0),
    primary key (tournament_id, team, board),
    unique (tournament_id, person_id),
    foreign key (tournament_id, team) references team
);

create table team_round (
    tournament_id uuid not null references team_tournament,
    number integer not null check (number > 0),
    status text not null check (status in ('DRAFT', 'CHECKED', 'PUBLISHED', 'COMPLETED')),
    starts_at timestamptz not null,
    bye integer,
    primary key (tournament_id, number),
    foreign key (tournament_id, bye) references team
);

create table team_match (
    tournament_id uuid not null,
    round integer not null,
    table_number integer not null check (table_number > 0),
    first_team integer not null,
    second_team integer not null,
    primary key (tournament_id, round, table_number),
    foreign key (tournament_id, round) references team_round on delete cascade,
    foreign key (tournament_id, first_team) references team,
    foreign key (tournament_id, second_team) references team
);

create table team_game (
    tournament_id uuid not null,
    round integer not null,
    table_number integer not null,
    board integer not null check (board > 0),
    first_outcome text not null,
    second_outcome text not null,
    primary key (tournament_id, round, table_number, board),
    foreign key (tournament_id, round, table_number) references team_match on delete cascade
);
