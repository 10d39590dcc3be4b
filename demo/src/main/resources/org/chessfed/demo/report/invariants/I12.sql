-- I12: a list of ratings is in force whole or not at all
-- in rating-service: every line of an imported list that was noted is there, and no other
select coalesce(r.source, a.reason) as source, coalesce(r.person_id, a.object_id) as person,
    a.object_id is not null as noted, r.person_id is not null as kept
from (select * from audit where action = 'initial-rating-imported') a
full join initial_rating r on r.person_id = a.object_id and r.source = a.reason
where a.object_id is null or r.person_id is null
-- in rating-service: the rating that holds is the one which the last change left, or the first one
with last as (
    select distinct on (c.person_id) c.person_id, c.rating_after
    from rating_change c join finished_tournament t on t.id = c.tournament_id
    where c.superseded_at is null order by c.person_id, t.finished_at desc, t.id desc)
select n.person_id, n.rating as holds, coalesce(last.rating_after, i.rating) as follows
from national_rating n left join last on last.person_id = n.person_id left join initial_rating i on i.person_id = n.person_id
where not exists (select 1 from person_merge m where n.person_id in (m.merged_id, m.person_id))
  and n.rating is distinct from coalesce(last.rating_after, i.rating)
