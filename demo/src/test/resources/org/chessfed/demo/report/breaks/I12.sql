-- in rating-service: every line of an imported list that was noted is there, and no other
insert into initial_rating(person_id, rating, games, source, imported_by, imported_at) values ('p1', 1800, 20, 'list of 2030', 'staff', now());
insert into audit(id, action, object_kind, object_id, reason, actor, operation, request_id, cause, business_at, system_at)
values ('00000000-0000-7000-8000-000000000001', 'initial-rating-imported', 'person', 'p1', 'list of 2030', 'staff', 'importInitialRatings', 'r', 'c', now(), now());
-- broken
delete from initial_rating
-- in rating-service: the rating that holds is the one which the last change left, or the first one
insert into national_rating(person_id, rating, games, version, holds_from) values ('p1', 1810, 27, 2, now()), ('p2', 1500, 0, 1, now());
insert into initial_rating(person_id, rating, games, source, imported_by, imported_at) values ('p1', 1800, 20, 'list', 'staff', now()), ('p2', 1500, 0, 'list', 'staff', now());
insert into finished_tournament(id, competition, stage, event, finished_at, calendar_year, rated) values ('t1', 'LAKE', 'PRELIM', 'P1E', now(), 2031, true);
insert into rating_change(id, person_id, tournament_id, rated_before, rating_before, games_before, k, games, change_hundredths, rating_after, cause, calculated_at)
values ('00000000-0000-7000-8000-000000000001', 'p1', 't1', true, 1800, 20, 20, 7, 1000, 1810, 'c', now());
-- broken
update national_rating set rating = 1811 where person_id = 'p1'
