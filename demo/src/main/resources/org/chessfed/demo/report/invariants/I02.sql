-- I2: one live entry per person and event
-- in registration-service: a person has at most one entry in an event that is not cancelled
select e.competition, e.event, coalesce(p.merged_into, p.id) as person, count(*) as entries
from entry e join person p on p.id = e.person_id
where e.status <> 'CANCELLED'
group by 1, 2, 3 having count(*) > 1
-- in selection-service: a person holds, or is asked for, at most one place in a stage
select season_id, stage, coalesce(p.alias_of, b.person_id) as person, count(*) as berths
from berth b left join person_copy p on p.id = b.person_id
where b.state in ('PROPOSED', 'OFFERED', 'GRANTED')
group by 1, 2, 3 having count(*) > 1
