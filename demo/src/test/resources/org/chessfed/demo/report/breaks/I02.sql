-- in registration-service: a person has at most one entry in an event that is not cancelled
insert into person(id, version, name_zh, sex, nationality, minor, sealed, identity_hash, registered_at, merged_into)
values ('00000000-0000-7000-8000-0000000000a1', 0, '示甲子', 'M', 'TW', false, '', '', '2031-01-01T00:00:00Z', null),
       ('00000000-0000-7000-8000-0000000000a2', 0, '示甲子', 'M', 'TW', false, '', '', '2031-01-01T00:00:00Z', null);
insert into entry(id, version, competition, competition_version, stage, event, event_date, person_id, role, section, status, source, membership, pay_method, nationality_class, sealed_form, submitted_at)
select id, 0, 'LAKE', 1, 'PRELIM', 'P1E', '2031-01-05', id, 'PLAYER', 'MEN', 'SUBMITTED', 'FORM', 'NONE', 'TRANSFER', 'LOCAL', '', '2031-01-01T00:00:00Z' from person;
-- broken
update person set merged_into = '00000000-0000-7000-8000-0000000000a1' where id = '00000000-0000-7000-8000-0000000000a2'
-- in selection-service: a person holds, or is asked for, at most one place in a stage
insert into person_copy(id, name_zh, sex, minor)
values ('00000000-0000-7000-8000-0000000000a1', '示甲子', 'M', false), ('00000000-0000-7000-8000-0000000000a2', '示甲子', 'M', false);
insert into berth(id, season_id, competition, stage, event, section, person_id, source, state, clause, reasons, regulation_version, version, changed_at)
select id, '00000000-0000-7000-8000-0000000000d1', 'LAKE', 'FINAL', 'FINAL', 'MEN', id, 'PREVIOUS', 'OFFERED', 'LAKE-F1', '[{}]', 1, 1, '2031-01-02T00:00:00Z' from person_copy;
-- broken
update person_copy set alias_of = '00000000-0000-7000-8000-0000000000a1' where id = '00000000-0000-7000-8000-0000000000a2'
