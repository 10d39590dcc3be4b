-- in pairing-service: in a public round everybody has one seat
insert into round(id, version, tournament_id, number, status, starts_at, remarks, drafted_by, published_at, page)
values ('00000000-0000-7000-8000-000000000001', 1, '00000000-0000-7000-8000-00000000000a', 1, 'PUBLISHED', now(), '[]', 'chief', now(), '{}');
insert into tournament_player(tournament_id, number, person_id, entry_id, name_zh, section, rating) values
    ('00000000-0000-7000-8000-00000000000a', 1, 'p1', 'e1', '示甲子', 'MEN', 0);
insert into seat(tournament_id, round, number, kind) values ('00000000-0000-7000-8000-00000000000a', 1, 1, 'PAIRING_BYE');
-- broken
delete from seat
-- in pairing-service: the seats at a board are those of its two players
insert into game(id, version, tournament_id, round, board, white, black, white_outcome, black_outcome)
values ('00000000-0000-7000-8000-000000000005', 1, '00000000-0000-7000-8000-00000000000a', 1, 1, 2, 1, 'WIN', 'LOSS');
insert into seat(tournament_id, round, number, kind, game_id) values
    ('00000000-0000-7000-8000-00000000000a', 1, 1, 'GAME', '00000000-0000-7000-8000-000000000005'),
    ('00000000-0000-7000-8000-00000000000a', 1, 2, 'GAME', '00000000-0000-7000-8000-000000000005');
-- broken
update game set white = 3
-- in pairing-service: a completed round has every result
insert into round(id, version, tournament_id, number, status, starts_at, remarks, drafted_by, published_at, page)
values ('00000000-0000-7000-8000-000000000001', 1, '00000000-0000-7000-8000-00000000000a', 1, 'COMPLETED', now(), '[]', 'chief', now(), '{}');
insert into game(id, version, tournament_id, round, board, white, black, white_outcome, black_outcome)
values ('00000000-0000-7000-8000-000000000005', 1, '00000000-0000-7000-8000-00000000000a', 1, 1, 2, 1, 'WIN', 'LOSS');
-- broken
update game set white_outcome = 'UNKNOWN', black_outcome = 'UNKNOWN'
