-- in registration-service: whoever stands on a closed roster had a confirmed entry in that section when it was closed
insert into entry(id, version, competition, competition_version, stage, event, event_date, person_id, role, section, status, source, membership, pay_method, nationality_class, sealed_form, submitted_at, confirmed_at)
values ('00000000-0000-7000-8000-0000000000e1', 0, 'LAKE', 1, 'PRELIM', 'P1E', '2031-01-05', '00000000-0000-7000-8000-0000000000a1', 'PLAYER', 'MEN', 'CONFIRMED', 'FORM', 'NONE', 'TRANSFER', 'LOCAL', '', '2031-01-01T00:00:00Z', '2031-01-02T00:00:00Z');
insert into roster(id, version, competition, competition_version, stage, event, closed_at, closed_by, lines)
values ('00000000-0000-7000-8000-0000000000f1', 0, 'LAKE', 1, 'PRELIM', 'P1E', '2031-01-05T00:00:00Z', 'arbiter', '{"lines": [{"entryId": "00000000-0000-7000-8000-0000000000e1", "section": "MEN"}]}');
-- broken
update entry set confirmed_at = '2031-01-05T00:00:01Z'
-- in registration-service: an entry that was confirmed before its roster was closed, and still stood then, is on it
insert into entry(id, version, competition, competition_version, stage, event, event_date, person_id, role, section, status, source, membership, pay_method, nationality_class, sealed_form, submitted_at, confirmed_at)
values ('00000000-0000-7000-8000-0000000000e1', 0, 'LAKE', 1, 'PRELIM', 'P1E', '2031-01-05', '00000000-0000-7000-8000-0000000000a1', 'PLAYER', 'MEN', 'CONFIRMED', 'FORM', 'NONE', 'TRANSFER', 'LOCAL', '', '2031-01-01T00:00:00Z', '2031-01-02T00:00:00Z');
insert into roster(id, version, competition, competition_version, stage, event, closed_at, closed_by, lines)
values ('00000000-0000-7000-8000-0000000000f1', 0, 'LAKE', 1, 'PRELIM', 'P1E', '2031-01-05T00:00:00Z', 'arbiter', '{"lines": [{"entryId": "00000000-0000-7000-8000-0000000000e1", "section": "MEN"}]}');
-- broken
update roster set lines = '{"lines": []}'
-- in selection-service: a closed field holds exactly those who have its places
insert into berth(id, season_id, competition, stage, event, section, person_id, source, state, clause, reasons, regulation_version, version, changed_at)
values ('00000000-0000-7000-8000-0000000000b1', '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', '00000000-0000-7000-8000-0000000000a1', 'PREVIOUS', 'GRANTED', 'LAKE-F1', '[{"messageKey": "seed"}]', 1, 1, '2031-01-02T00:00:00Z');
insert into field(id, season_id, stage, event, section, state, bye, persons, reasons, version, changed_at)
values ('00000000-0000-7000-8000-0000000000f1', '00000000-0000-7000-8000-0000000000d1', 'FINAL', 'FINAL', 'MEN', 'CLOSED', false, '["00000000-0000-7000-8000-0000000000a1"]', '[]', 1, '2031-01-03T00:00:00Z');
-- broken
insert into berth(id, season_id, competition, stage, event, section, person_id, source, state, clause, reasons, regulation_version, version, changed_at)
values ('00000000-0000-7000-8000-0000000000b2', '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', '00000000-0000-7000-8000-0000000000a2', 'PREVIOUS', 'GRANTED', 'LAKE-F1', '[{"messageKey": "seed"}]', 1, 1, '2031-01-02T00:00:00Z')
