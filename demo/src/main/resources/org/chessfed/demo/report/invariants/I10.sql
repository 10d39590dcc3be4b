-- I10: published standings follow from the results
-- in pairing-service: the points of the last publication are the sum of what the rounds brought
with last as (
    select distinct on (standings_id) standings_id, version, after_round, fact from standings_publication
    order by standings_id, version desc),
brought as (
    select s.tournament_id, s.round, s.number,
        case s.kind when 'GAME' then case when g.white = s.number then coalesce(g.kept_white_outcome, g.white_outcome)
                else coalesce(g.kept_black_outcome, g.black_outcome) end
            else s.kind end as outcome
    from seat s left join game g on g.id = s.game_id),
points as (
    select tournament_id, round, number, case
        when outcome in ('WIN', 'UNRATED_WIN', 'FORFEIT_WIN', 'PAIRING_BYE', 'FULL_POINT_BYE') then 10
        when outcome in ('DRAW', 'UNRATED_DRAW', 'HALF_POINT_BYE') then 5 else 0 end as points
    from brought)
select t.event, st.section, row ->> 'number' as player, (row ->> 'points')::int as published, sum(p.points) as played
from last
join standings st on st.id = last.standings_id
join tournament t on t.id = st.tournament_id
cross join lateral jsonb_array_elements(last.fact -> 'standings' -> 'rows') row
left join points p on p.tournament_id = st.tournament_id and p.number = (row ->> 'number')::int
    and p.round <= last.after_round
where not (row ->> 'resultVoid')::boolean
group by t.event, st.section, row having (row ->> 'points')::int is distinct from coalesce(sum(p.points), 0)
-- in pairing-service: nobody is ranked above somebody with more points, and the section is listed whole
with last as (
    select distinct on (standings_id) standings_id, fact from standings_publication
    order by standings_id, version desc),
rows as (
    select last.standings_id, (row ->> 'number')::int as number, (row ->> 'rank')::int as rank,
        (row ->> 'points')::int as points
    from last cross join lateral jsonb_array_elements(last.fact -> 'standings' -> 'rows') row)
select a.standings_id, a.number as player, a.rank, a.points, b.number as other, b.points as other_points
from rows a join rows b on b.standings_id = a.standings_id and b.rank > a.rank and b.points > a.points
union all
select st.id, p.number, null, null, null, null
from last join standings st on st.id = last.standings_id
join tournament_player p on p.tournament_id = st.tournament_id and p.section = st.section
where not exists (select 1 from rows where rows.standings_id = st.id and rows.number = p.number)
