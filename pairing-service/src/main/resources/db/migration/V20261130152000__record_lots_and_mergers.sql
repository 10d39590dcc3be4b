-- Every draw of lots: what for, among whom, what came out, who drew and who saw it.
create table lot (
    id uuid primary key,
    tournament_id uuid not null references tournament,
    kind text not null check (kind in ('INITIAL_COLOUR', 'RANKING', 'OTHER')),
    reason text not null check (reason <> ''),
    candidates jsonb not null,
    outcome jsonb not null,
    drawn_by_platform boolean not null,
    witness text not null,
    recorded_by text not null,
    drawn_at timestamptz not null,
    playoff_id text unique references playoff,
    check (drawn_by_platform or witness <> ''),
    check ((kind = 'RANKING') = (playoff_id is not null))
);
create index lot_by_tournament on lot (tournament_id);
create unique index lot_of_initial_colour on lot (tournament_id) where kind = 'INITIAL_COLOUR';

alter table playoff add column kind text not null default 'PLAYOFF' check (kind in ('PLAYOFF', 'LOTS'));

create function lots_have_a_record() returns trigger language plpgsql as $$
begin
    if new.kind = 'LOTS' and new.status = 'DECIDED'
        and not exists (select 1 from lot l where l.playoff_id = new.id)
    then
        raise exception 'lots are decided by a recorded draw' using errcode = 'check_violation';
    end if;
    return new;
end $$;
create trigger lots_have_a_record before update of status on playoff
    for each row execute function lots_have_a_record();

-- Tournaments that are paired as one: the other one has no players any more.
alter table tournament add column merged_into uuid references tournament;
alter table tournament drop constraint tournament_status_check;
alter table tournament add check (status in ('CREATED', 'RUNNING', 'FINISHED', 'MERGED'));
alter table tournament add check ((status = 'MERGED') = (merged_into is not null));
