-- in selection-service: a place names its clause and why it was given
insert into berth(id, season_id, competition, stage, event, section, person_id, source, state, clause, reasons, regulation_version, version, changed_at)
values ('00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', '00000000-0000-7000-8000-0000000000a1', 'PREVIOUS', 'GRANTED', 'LAKE-F1', '[{}]', 1, 1, '2031-01-02T00:00:00Z');
-- broken
update berth set clause = null
-- in selection-service: whoever the last published proposal of a list sends on has the place, or lost it afterwards
insert into berth(id, season_id, competition, stage, event, section, person_id, source, state, clause, from_event, reasons, regulation_version, version, changed_at)
values ('00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', '00000000-0000-7000-8000-0000000000a1', 'ADVANCE', 'GRANTED', 'LAKE-Q1', 'P1E', '[{}]', 1, 1, '2031-01-05T00:00:00Z'),
       ('00000000-0000-7000-8000-0000000000b2', '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', '00000000-0000-7000-8000-0000000000a2', 'ADVANCE', 'WAIVED', 'LAKE-Q1', 'P1E', '[{}]', 1, 2, '2031-01-06T00:00:00Z');
insert into proposal(id, season_id, stage, event, section, standings_version, state, content, created_at, decided_at, version)
values ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000d1', 'PRELIM', 'P1E', 'MEN', 1, 'PUBLISHED', '{"targetClosed": false, "quota": {"advanced": [{"person": "00000000-0000-7000-8000-0000000000a1"}, {"person": "00000000-0000-7000-8000-0000000000a2"}]}}', '2031-01-05T00:00:00Z', '2031-01-05T00:00:00Z', 2);
-- broken
update berth set state = 'REVOKED', changed_at = '2031-01-04T00:00:00Z' where id = '00000000-0000-7000-8000-0000000000b1'
-- in selection-service: nobody has a place from a list whom its last published proposal does not send on
insert into berth(id, season_id, competition, stage, event, section, person_id, source, state, clause, from_event, reasons, regulation_version, version, changed_at)
values ('00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', '00000000-0000-7000-8000-0000000000a1', 'ADVANCE', 'GRANTED', 'LAKE-Q1', 'P1E', '[{}]', 1, 1, '2031-01-05T00:00:00Z');
insert into proposal(id, season_id, stage, event, section, standings_version, state, content, created_at, decided_at, version)
values ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000d1', 'PRELIM', 'P1E', 'MEN', 1, 'PUBLISHED', '{"targetClosed": false, "quota": {"advanced": [{"person": "00000000-0000-7000-8000-0000000000a1"}]}}', '2031-01-05T00:00:00Z', '2031-01-05T00:00:00Z', 2);
-- broken
update proposal set content = '{"targetClosed": false, "quota": {"advanced": []}}'
