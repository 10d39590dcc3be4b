package org.chessfed.pairing.tournament;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;

/** Boards at which a person always sits, whoever the opponent is. Why is not kept. */
@ApplicationScoped
public class FixedBoards {

    private final Database database;
    private final Tournaments tournaments;
    private final Preconditions preconditions;
    private final Audit audit;

    FixedBoards(Database database, Tournaments tournaments, Preconditions preconditions, Audit audit) {
        this.database = database;
        this.tournaments = tournaments;
        this.preconditions = preconditions;
        this.audit = audit;
    }

    /**
     * A person's board.
     *
     * @param personId the person
     * @param board board number
     */
    public record FixedBoard(String personId, int board) {}

    /**
     * Sets all fixed boards of a tournament; they hold for rounds that are drafted afterwards.
     *
     * @throws DomainProblem 404, 403, 412, 428; 400 for a person who does not play, or a person or board named twice
     */
    @Transactional
    List<FixedBoard> set(UUID tournamentId, List<FixedBoard> boards) {
        Tournament tournament = tournaments.lock(tournamentId);
        preconditions.require(tournament.version());
        Set<Object> seen = new HashSet<>();
        for (int i = 0; i < boards.size(); i++) {
            FixedBoard fixed = boards.get(i);
            if (tournament.playerOf(fixed.personId()).isEmpty()) {
                throw DomainProblem.invalid(FieldError.of("/boards/" + i + "/personId", "no-player"));
            }
            if (!seen.add(fixed.personId()) || !seen.add(fixed.board())) {
                throw DomainProblem.invalid(FieldError.of("/boards/" + i, "twice"));
            }
        }
        database.update("delete from fixed_board where tournament_id = ?", tournamentId);
        boards.forEach(fixed -> database.update(
                "insert into fixed_board(tournament_id, person_id, board) values (?, ?, ?)",
                tournamentId,
                fixed.personId(),
                fixed.board()));
        tournaments.touch(tournament);
        audit.record("fixed-boards-set", "tournament", tournamentId, "");
        return boards;
    }

    /**
     * The fixed boards of a tournament, for arbiters.
     *
     * @throws DomainProblem 404, 403
     */
    List<FixedBoard> list(UUID tournamentId) {
        return all(tournaments.authorised(tournamentId));
    }

    private List<FixedBoard> all(Tournament tournament) {
        return database.query(
                "select person_id, board from fixed_board where tournament_id = ? order by board",
                row -> new FixedBoard(row.getString(1), row.getInt(2)),
                tournament.id());
    }

    /** The fixed boards by pairing number. */
    public Map<Integer, Integer> byNumber(Tournament tournament) {
        Map<Integer, Integer> boards = new HashMap<>();
        for (FixedBoard fixed : all(tournament)) {
            tournament.playerOf(fixed.personId()).ifPresent(player -> boards.put(player.number(), fixed.board()));
        }
        return boards;
    }
}
