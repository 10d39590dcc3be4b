-- I13: a message goes out at most once per person, cause and channel
-- in notification-service: one notice per person, kind, cause and channel
select person_id, kind, cause_id, channel, count(*) as notices from notice group by 1, 2, 3, 4 having count(*) > 1
-- in notification-service: nothing is being sent, waits or has failed on a quiet platform
select id, kind, state, tries, failure from notice where state <> 'SENT'
