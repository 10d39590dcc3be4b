alter table tournament add column setup jsonb not null 
    default '{"keying": null, "firstBoard": 1, "fillerDeclined": false, "forbidden": [], "accelerations": [], "points": null, "sections": []}';

alter table round add column started_at timestamptz;
alter table round add check (started_at is null or status in ('PUBLISHED', 'COMPLETED'));

alter table game add column colours_swapped boolean not null default false;
alter table game add column adjourned boolean not null default false;
alter table game add check (not adjourned or white_outcome = 'UNKNOWN' or entered_by is not null);

-- What each person has keyed for a game whose result is keyed twice: one line per person.
create table result_keying (
    game_id uuid not null references game on delete cascade,
    keyed_by text not null,
    white_outcome text not null check (white_outcome <> 'UNKNOWN'),
    black_outcome text not null check (black_outcome <> 'UNKNOWN'),
    white_late boolean not null,
    black_late boolean not null,
    colours_swapped boolean not null,
    keyed_at timestamptz not null,
    primary key (game_id, keyed_by)
);

-- A result that was keyed counts when two persons keyed the same.
create function keyed_result_counts() returns trigger language plpgsql as $$
begin
    if new.white_outcome <> 'UNKNOWN' and old.white_outcome = 'UNKNOWN'
        and exists (select 1 from result_keying k where k.game_id = new.id)
        and not exists (select 1 from penalty p where p.game_id = new.id and p.decision <> 'WARNING')
        and (select count(*) from result_keying k where k.game_id = new.id
                and k.white_outcome = new.white_outcome and k.black_outcome = new.black_outcome
                and k.white_late = new.white_late and k.black_late = new.black_late
                and k.colours_swapped = new.colours_swapped) < 2
    then
        raise exception 'fewer than two persons have keyed this result' using errcode = 'check_violation';
    end if;
    return new;
end $$;
create trigger keyed_result_counts before update of white_outcome on game
    for each row execute function keyed_result_counts();

-- What an arbiter decided about a player's device or conduct.
create table penalty (
    id uuid primary key,
    game_id uuid not null references game,
    tournament_id uuid not null references tournament,
    person_id text not null,
    kind text not null check (kind in ('DEVICE_USED', 'DEVICE_CARRIED', 'CONDUCT')),
    decision text not null check (decision in ('WARNING', 'LOSS', 'BOTH_LOSE')),
    reason text not null check (reason <> ''),
    clause text,
    decided_by text not null,
    decided_at timestamptz not null,
    check (kind <> 'DEVICE_USED' or decision = 'LOSS')
);
create index penalty_by_tournament on penalty (tournament_id);
