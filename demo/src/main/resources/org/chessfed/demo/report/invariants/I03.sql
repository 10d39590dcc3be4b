-- I3: every change has its effect once and tells its fact once
-- in every service: no cause has one effect on one thing twice
select cause, kind, subject, count(*) as times from effect group by 1, 2, 3 having count(*) > 1
-- in registration-service: as many facts have left, or wait, as there are changes to tell
select * from (
    select 'entry.submitted' as fact, (select count(*) from entry) as changes
    union all select 'roster.closed', (select count(*) from roster)
    union all select 'person.registered', (select count(*) from person)) told
cross join lateral (
    select coalesce((select facts from outbox_published where type = 'org.chessfed.' || fact || '.v1'), 0)
         + (select count(*) from outbox where type = 'org.chessfed.' || fact || '.v1') as facts) told_facts
where facts < changes
-- in pairing-service: as many facts have left, or wait, as there are changes to tell
select * from (
    select 'round.published' as fact, (select count(*) from round where published_at is not null) as changes
    union all select 'round.completed', (select count(*) from round where completed_at is not null)
    union all select 'result.corrected', (select count(*) from game_change)
    union all select 'standings.published', (select count(*) from standings_publication)
    union all select 'tournament.created', (select count(*) from tournament)) told
cross join lateral (
    select coalesce((select facts from outbox_published where type = 'org.chessfed.' || fact || '.v1'), 0)
         + (select count(*) from outbox where type = 'org.chessfed.' || fact || '.v1') as facts) told_facts
where facts < changes
-- in selection-service: as many facts have left, or wait, as there are changes to tell
select * from (
    select 'berth.' || lower(to_state) as fact, count(*) as changes from berth_move where to_state <> 'PROPOSED' group by 1
    union all select 'playoff.requested', (select count(*) from playoff)
    union all select 'season.opened', (select count(*) from season)) told
cross join lateral (
    select coalesce((select facts from outbox_published where type = 'org.chessfed.' || fact || '.v1'), 0)
         + (select count(*) from outbox where type = 'org.chessfed.' || fact || '.v1') as facts) told_facts
where facts < changes
-- in payment-service: as many facts have left, or wait, as there are changes to tell
select * from (
    select 'charge.raised' as fact, (select count(*) from charge) as changes
    union all select 'payment.booked', (select count(*) from booking)
    union all select 'refund.paid', (select count(*) from refund where status = 'PAID')) told
cross join lateral (
    select coalesce((select facts from outbox_published where type = 'org.chessfed.' || fact || '.v1'), 0)
         + (select count(*) from outbox where type = 'org.chessfed.' || fact || '.v1') as facts) told_facts
where facts < changes
