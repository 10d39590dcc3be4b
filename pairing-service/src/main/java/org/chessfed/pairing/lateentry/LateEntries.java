package org.chessfed.pairing.lateentry;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.events.pairing.TournamentCreated;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.round.SeatKind;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.Conduct;
import org.chessfed.regulation.stage.Play;

/** Use cases of players who come after the roster was closed. */
@ApplicationScoped
class LateEntries {

    /** Rounds after whose pairing no pairing number is changed any more (C.04.2). */
    private static final int NUMBERS_STAND_AFTER = 4;

    private final Tournaments tournaments;
    private final Rounds rounds;
    private final Outbox outbox;
    private final Audit audit;

    LateEntries(Tournaments tournaments, Rounds rounds, Outbox outbox, Audit audit) {
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.outbox = outbox;
        this.audit = audit;
    }

    /**
     * Takes a player in, from the round after the published ones on. While fewer than four rounds are paired the player
     * gets the number of the starting order and the numbers behind move; later, the number after the last. Taking the same
     * person in again changes nothing.
     *
     * @param player the player; the number is not looked at
     * @throws DomainProblem 404, 403; 409 when the tournament is over, a draft is open, or a round robin has begun; 400 for
     *     a section that is not played here; 422 when the regulation closes late entry
     */
    @Transactional
    Entrant enter(UUID tournamentId, Entrant player) {
        Tournament tournament = tournaments.lock(tournamentId);
        Optional<Entrant> there = tournament.playerOf(player.personId());
        if (there.isPresent()) {
            return there.get();
        }
        return enter(tournament, player);
    }

    /** As {@link #enter(UUID, Entrant)}, in a tournament that is locked. */
    @Transactional(Transactional.TxType.MANDATORY)
    Entrant enter(Tournament tournament, Entrant player) {
        int published = rounds.published(tournament.id());
        requireOpen(tournament, player, published);
        int number = published < NUMBERS_STAND_AFTER
                ? tournament.startingPlace(player)
                : tournament.players().size() + 1;
        Tournament changed = tournaments.enter(tournament, player.withNumber(number));
        rounds.missedByLateEntry(changed, number, seat(tournament));
        outbox.add(new TournamentCreated(changed.card(), changed.version()));
        audit.record(player.filler() ? "filler-entered" : "late-entry", "tournament", tournament.id(), "");
        return changed.player(number);
    }

    private void requireOpen(Tournament tournament, Entrant player, int published) {
        if (tournament.status().ended() || tournament.system() == Play.System.ROUND_ROBIN && published > 0) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        if (!tournament.sections().contains(player.section())) {
            throw DomainProblem.invalid(FieldError.of("/section", "no-section"));
        }
        if (rounds.drafted(tournament.id())) {
            throw DomainProblem.conflict("draft-open");
        }
        Conduct.LateEntry rule = tournaments.terms(tournament).rule().conduct().lateEntry();
        if (rule != null && published >= rule.untilRound()) {
            DomainProblem closed = DomainProblem.refused("late-entry-closed").with("round", rule.untilRound());
            throw rule.clause() == null ? closed : closed.clause(rule.clause());
        }
    }

    private SeatKind seat(Tournament tournament) {
        Conduct.LateEntry rule = tournaments.terms(tournament).rule().conduct().lateEntry();
        if (rule == null) {
            return SeatKind.ZERO_POINT_BYE;
        }
        return switch (rule.missed()) {
            case FULL_POINT -> SeatKind.FULL_POINT_BYE;
            case HALF_POINT -> SeatKind.HALF_POINT_BYE;
            case ZERO_POINT -> SeatKind.ZERO_POINT_BYE;
        };
    }

    /**
     * The host adds nobody to an odd field: one player has the bye.
     *
     * @throws DomainProblem 404, 403; 409 once round 1 is published
     */
    @Transactional
    Tournament declineFiller(UUID tournamentId, String reason) {
        Tournament tournament = tournaments.lock(tournamentId);
        if (tournament.status() != TournamentStatus.CREATED) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        audit.record("filler-declined", "tournament", tournamentId, reason);
        return tournaments.withoutFiller(tournament);
    }
}
