-- I11: every place has a reason and a clause, and the places are those that were decided
-- in selection-service: a place names its clause and why it was given
select id, stage, section, source, state, clause, reasons from berth
where state in ('OFFERED', 'GRANTED') and (coalesce(clause, '') = '' or json_array_length(reasons::json) = 0)
-- in selection-service: whoever the last published proposal of a list sends on has the place, or lost it afterwards
with last as (
    select distinct on (season_id, event, section) * from proposal where state = 'PUBLISHED'
    order by season_id, event, section, decided_at desc, id desc)
select last.event, last.section, place ->> 'person' as person, last.decided_at
from last cross join lateral json_array_elements(last.content::json -> 'quota' -> 'advanced') place
where not (last.content::jsonb ->> 'targetClosed')::boolean and not exists (
    select 1 from berth b
    where b.season_id = last.season_id and b.from_event = last.event and b.section = last.section
      and b.person_id::text = place ->> 'person' and (b.state = 'GRANTED' or b.changed_at >= last.decided_at))
-- in selection-service: nobody has a place from a list whom its last published proposal does not send on
with last as (
    select distinct on (season_id, event, section) * from proposal where state = 'PUBLISHED'
    order by season_id, event, section, decided_at desc, id desc)
select b.from_event, b.section, b.person_id, b.source, last.id as proposal
from berth b left join last on last.season_id = b.season_id and last.event = b.from_event and last.section = b.section
where b.state = 'GRANTED' and b.source in ('ADVANCE', 'VACANCY')
  and not coalesce((last.content::jsonb ->> 'targetClosed')::boolean, false)
  and not exists (
    select 1 from json_array_elements(last.content::json -> 'quota' -> 'advanced') place
    where place ->> 'person' = b.person_id::text)
