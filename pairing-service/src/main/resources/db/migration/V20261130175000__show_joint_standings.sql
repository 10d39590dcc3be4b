-- The joint table of sections that are paired together, as last published.
create table joint_standings (
    tournament_id uuid primary key references tournament,
    page jsonb not null
);
