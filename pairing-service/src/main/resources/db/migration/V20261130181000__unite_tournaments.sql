-- A tournament of teams is a tournament, too; what lots decide is in their record alone.
alter table tournament drop column lot_note;
insert into tournament(id, version, competition, competition_version, stage, event, rule, system, rounds, roster_id, status,
    initial_colour, chain, late_after_minutes, created_at)
select id, version, competition, competition_version, stage, event, rule, 'TEAM_SWISS', rounds, id::text, status,
    initial_colour, chain, late_after_minutes, created_at
from team_tournament;
alter table team drop constraint team_tournament_id_fkey;
alter table team add foreign key (tournament_id) references tournament;
alter table team_round drop constraint team_round_tournament_id_fkey;
alter table team_round add foreign key (tournament_id) references tournament;
drop table team_tournament;
create unique index tournament_of_teams on tournament (competition, event, rule) where system = 'TEAM_SWISS';

alter table lot drop constraint lot_kind_check;
alter table lot add check (kind in ('INITIAL_COLOUR', 'RANKING', 'TEAM_RANKING', 'OTHER'));
