-- I1: places used are confirmed entries
-- in registration-service: whoever stands on a closed roster had a confirmed entry in that section when it was closed
select r.competition, r.event, line ->> 'entryId' as entry, e.status, e.confirmed_at, r.closed_at
from roster r
cross join lateral jsonb_array_elements(r.lines -> 'lines') line
left join entry e on e.id::text = line ->> 'entryId'
where e.id is null
   or e.competition <> r.competition or e.event <> r.event or e.section <> line ->> 'section'
   or e.confirmed_at is null or e.confirmed_at > r.closed_at or e.cancelled_at < r.closed_at
-- in registration-service: an entry that was confirmed before its roster was closed, and still stood then, is on it
select r.competition, r.event, e.id as entry, e.confirmed_at, e.cancelled_at, r.closed_at
from entry e join roster r on r.competition = e.competition and r.event = e.event
where e.confirmed_at < r.closed_at and (e.cancelled_at is null or e.cancelled_at > r.closed_at)
  and not exists (
    select 1 from jsonb_array_elements(r.lines -> 'lines') line where line ->> 'entryId' = e.id::text)
-- in selection-service: a closed field holds exactly those who have its places
select f.stage, f.section, coalesce(b.person_id::text, p.person) as person, b.state, f.state as field
from field f
cross join lateral (
    select p.person from json_array_elements_text(f.persons::json) as p(person)
    union
    select g.person_id::text from berth g
    where g.season_id = f.season_id and g.stage = f.stage and g.section = f.section and g.state = 'GRANTED') p
left join lateral (
    select g.* from berth g
    where g.season_id = f.season_id and g.stage = f.stage and g.section = f.section and g.person_id::text = p.person
    order by g.changed_at desc, g.id desc limit 1) b on true
where f.state = 'CLOSED'
  and (b.id is null
    or b.state = 'GRANTED' and p.person not in (select json_array_elements_text(f.persons::json))
    or b.state not in ('GRANTED', 'WAIVED', 'REVOKED'))
