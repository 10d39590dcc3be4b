-- in pairing-service: the points of the last publication are the sum of what the rounds brought
insert into tournament(id, version, competition, competition_version, stage, event, rule, system, rounds, roster_id, status, created_at)
values ('00000000-0000-7000-8000-00000000000a', 1, 'LAKE', 1, 'PRELIM', 'P1E', 'x', 'SWISS', 3, 'r', 'FINISHED', now());
insert into standings(id, tournament_id, section) values ('00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-00000000000a', 'MEN');
insert into standings_publication(standings_id, version, status, after_round, published_at, fact, page) values
    ('00000000-0000-7000-8000-00000000000c', 1, 'PROVISIONAL', 1, now(), '{"standings": {"rows": [{"number": 1, "points": 99, "resultVoid": false}]}}', '{}'),
    ('00000000-0000-7000-8000-00000000000c', 2, 'FINAL', 2, now(), '{"standings": {"rows": [{"number": 1, "rank": 1, "points": 15, "resultVoid": false}, {"number": 3, "points": 70, "resultVoid": true}]}}', '{}');
insert into game(id, version, tournament_id, round, board, white, black, white_outcome, black_outcome)
values ('00000000-0000-7000-8000-000000000005', 1, '00000000-0000-7000-8000-00000000000a', 1, 1, 2, 1, 'LOSS', 'WIN');
insert into seat(tournament_id, round, number, kind, game_id) values
    ('00000000-0000-7000-8000-00000000000a', 1, 1, 'GAME', '00000000-0000-7000-8000-000000000005'),
    ('00000000-0000-7000-8000-00000000000a', 2, 1, 'HALF_POINT_BYE', null),
    ('00000000-0000-7000-8000-00000000000a', 3, 1, 'PAIRING_BYE', null);
-- broken
update game set white_outcome = 'DRAW', black_outcome = 'DRAW'
-- in pairing-service: nobody is ranked above somebody with more points, and the section is listed whole
insert into standings(id, tournament_id, section) values ('00000000-0000-7000-8000-00000000000c', '00000000-0000-7000-8000-00000000000a', 'MEN');
insert into standings_publication(standings_id, version, status, after_round, published_at, fact, page) values
    ('00000000-0000-7000-8000-00000000000c', 1, 'FINAL', 1, now(), '{"standings": {"rows": [{"number": 1, "rank": 1, "points": 10}, {"number": 2, "rank": 2, "points": 10}]}}', '{}');
insert into tournament_player(tournament_id, number, person_id, entry_id, name_zh, section, rating) values
    ('00000000-0000-7000-8000-00000000000a', 1, 'p1', 'e1', '示甲子', 'MEN', 0), ('00000000-0000-7000-8000-00000000000a', 2, 'p2', 'e2', '示乙丑', 'MEN', 0);
-- broken
update standings_publication set fact = '{"standings": {"rows": [{"number": 1, "rank": 1, "points": 5}, {"number": 2, "rank": 2, "points": 10}]}}'
