-- I9: every player of a round is on one board, has a bye, or a stated absence
-- in pairing-service: in a public round everybody has one seat
select r.tournament_id, r.number as round, p.number as player, count(s.number) as seats
from round r join tournament_player p on p.tournament_id = r.tournament_id
left join seat s on s.tournament_id = r.tournament_id and s.round = r.number and s.number = p.number
where r.status in ('PUBLISHED', 'COMPLETED')
group by 1, 2, 3 having count(s.number) <> 1
-- in pairing-service: the seats at a board are those of its two players
select g.tournament_id, g.round, g.board, g.white, g.black, array_agg(s.number order by s.number) as seats
from game g left join seat s on s.game_id = g.id
group by g.id having array_agg(s.number order by s.number)
    is distinct from array[least(g.white, g.black), greatest(g.white, g.black)]
-- in pairing-service: a completed round has every result
select r.tournament_id, r.number as round, g.board from round r
join game g on g.tournament_id = r.tournament_id and g.round = r.number
where r.status = 'COMPLETED' and g.white_outcome = 'UNKNOWN'
