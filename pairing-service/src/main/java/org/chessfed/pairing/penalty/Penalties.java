package org.chessfed.pairing.penalty;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.database.Database;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.Outcome;
import org.chessfed.events.pairing.ResultRecorded;
import org.chessfed.pairing.penalty.Penalty.Decision;
import org.chessfed.pairing.penalty.Penalty.Kind;
import org.chessfed.pairing.round.EnteredResult;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.Round;
import org.chessfed.pairing.round.RoundStatus;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.Conduct;
import org.chessfed.regulation.stage.Conduct.DeviceCarried;
import org.jspecify.annotations.Nullable;

/** Use cases of penalties. */
@ApplicationScoped
class Penalties {

    private final Database database;
    private final Tournaments tournaments;
    private final Rounds rounds;
    private final Outbox outbox;
    private final Audit audit;
    private final Caller caller;
    private final BusinessClock clock;

    Penalties(
            Database database,
            Tournaments tournaments,
            Rounds rounds,
            Outbox outbox,
            Audit audit,
            Caller caller,
            BusinessClock clock) {
        this.database = database;
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.outbox = outbox;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * Records what a player did and what it leads to. A loss decides the game: it was played, and the opponent wins.
     *
     * @param decision null where the regulation decides
     * @throws DomainProblem 404, 403; 409 if the round is not being played or another result stands; 400 if the person does
     *     not sit at the board, or the decision does not go with what happened; 422 if the regulation leaves it to the
     *     arbiter and he has not decided
     */
    @Transactional
    Penalty impose(
            UUID tournamentId,
            int number,
            int board,
            String personId,
            Kind kind,
            @Nullable Decision decision,
            String reason) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round round = rounds.find(tournamentId, number);
        if (round.status() != RoundStatus.PUBLISHED) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        Game game = round.board(board).orElseThrow(DomainProblem::notFound);
        int player = tournament
                .playerOf(personId)
                .filter(entrant -> game.has(entrant.number()))
                .orElseThrow(() -> DomainProblem.invalid(FieldError.of("/personId", "not-at-board")))
                .number();
        Conduct conduct = tournaments.terms(tournament).rule().conduct();
        Penalty penalty = new Penalty(
                Ids.next(),
                game.id(),
                number,
                board,
                personId,
                kind,
                decided(conduct, kind, decision),
                reason,
                kind == Kind.CONDUCT || conduct.deviceClause() == null ? conduct.clause() : conduct.deviceClause(),
                caller.name(),
                clock.now());
        insert(tournamentId, penalty);
        decide(tournament, game, player, penalty.decision());
        audit.record("penalty-imposed", "game", game.id(), reason);
        return penalty;
    }

    private static Decision decided(Conduct conduct, Kind kind, @Nullable Decision decision) {
        return switch (kind) {
            case DEVICE_USED -> {
                if (decision != null && decision != Decision.LOSS) {
                    throw DomainProblem.invalid(FieldError.of("/decision", "device-loses"));
                }
                yield Decision.LOSS;
            }
            case DEVICE_CARRIED -> {
                if (decision != null) {
                    yield decision;
                }
                if (conduct.deviceCarried() == DeviceCarried.LOSS) {
                    yield Decision.LOSS;
                }
                DomainProblem due = DomainProblem.refused("decision-due");
                String clause = conduct.deviceClause() == null ? conduct.clause() : conduct.deviceClause();
                throw clause == null ? due : due.clause(clause);
            }
            case CONDUCT -> {
                if (decision == null) {
                    throw DomainProblem.invalid(FieldError.of("/decision", "not-null"));
                }
                yield decision;
            }
        };
    }

    private void insert(UUID tournamentId, Penalty penalty) {
        database.update(
                """
                insert into penalty(id, game_id, tournament_id, person_id, kind, decision, reason, clause, decided_by, decided_at)
                values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)""",
                penalty.id(),
                penalty.gameId(),
                tournamentId,
                penalty.personId(),
                penalty.kind().name(),
                penalty.decision().name(),
                penalty.reason(),
                penalty.clause(),
                penalty.decidedBy(),
                penalty.decidedAt());
    }

    private void decide(Tournament tournament, Game game, int player, Decision decision) {
        if (decision == Decision.WARNING) {
            return;
        }
        Outcome other = decision == Decision.LOSS ? Outcome.WIN : Outcome.LOSS;
        boolean white = game.white() == player;
        EnteredResult result = new EnteredResult(
                white ? Outcome.LOSS : other, white ? other : Outcome.LOSS, false, false, game.coloursSwapped());
        if (game.decided()) {
            if (!game.result().equals(result)) {
                throw DomainProblem.conflict("result-stands").with("board", game.board());
            }
            return;
        }
        Game changed = game.with(result);
        rounds.save(changed, null, null);
        outbox.add(new ResultRecorded(changed.card(tournament), changed.version()));
        rounds.show(tournament, game.round());
    }

    /** Penalties of a tournament, the first one first. */
    List<Penalty> list(UUID tournamentId) {
        tournaments.authorised(tournamentId);
        return database.query(
                """
                select p.*, g.round, g.board from penalty p join game g on g.id = p.game_id
                where p.tournament_id = ? order by p.decided_at, p.id""",
                row -> new Penalty(
                        row.getObject("id", UUID.class),
                        row.getObject("game_id", UUID.class),
                        row.getInt("round"),
                        row.getInt("board"),
                        row.getString("person_id"),
                        Kind.valueOf(row.getString("kind")),
                        Decision.valueOf(row.getString("decision")),
                        row.getString("reason"),
                        row.getString("clause"),
                        row.getString("decided_by"),
                        Objects.requireNonNull(Database.instant(row, "decided_at"))),
                tournamentId);
    }
}
