package org.chessfed.pairing.result;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.engine.ResultCode;
import org.chessfed.events.pairing.ResultCard;
import org.chessfed.events.pairing.ResultCorrected;
import org.chessfed.events.pairing.ResultRecorded;
import org.chessfed.pairing.result.LatenessPolicy.Noted;
import org.chessfed.pairing.round.EnteredResult;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.ResultKeyings;
import org.chessfed.pairing.round.Round;
import org.chessfed.pairing.round.RoundStatus;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.standings.StandingsBook;
import org.chessfed.pairing.standings.StandingsBook.Move;
import org.chessfed.pairing.standings.StandingsStatus;
import org.chessfed.pairing.tournament.Keying;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.Conduct;

/** Use cases of results. */
@ApplicationScoped
class Results {

    private final Tournaments tournaments;
    private final Rounds rounds;
    private final StandingsBook standings;
    private final ResultKeyings keyings;
    private final Preconditions preconditions;
    private final Outbox outbox;
    private final Audit audit;

    Results(
            Tournaments tournaments,
            Rounds rounds,
            StandingsBook standings,
            ResultKeyings keyings,
            Preconditions preconditions,
            Outbox outbox,
            Audit audit) {
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.standings = standings;
        this.keyings = keyings;
        this.preconditions = preconditions;
        this.outbox = outbox;
        this.audit = audit;
    }

    /**
     * What is noted of one board.
     *
     * @param board board number
     * @param noted result and arrivals, by the colours that the pairing assigned
     * @param coloursSwapped whether the two sat the wrong way round
     */
    record BoardResult(int board, Noted noted, boolean coloursSwapped) {}

    /**
     * Enters results of a round, all or none. A result that stands already may be sent again, but not changed. Where
     * results are keyed twice, one counts as soon as two persons have keyed the same; the first person may key again
     * until then. The result of an adjourned game may come after its round is completed.
     *
     * @return the games of the round, in board order
     * @throws DomainProblem 404, 403; 409 if the round is not public or another result stands; 400 for a board that the
     *     round does not have or has twice, or a result that contradicts the arrivals; 422 for a result that the
     *     regulation does not allow
     */
    @Transactional
    List<ResultCard> enter(UUID tournamentId, int number, List<BoardResult> results) {
        Tournament tournament = tournaments.lock(tournamentId);
        TournamentTerms terms = tournaments.terms(tournament);
        Round round = rounds.find(tournamentId, number);
        requirePublic(round);
        Set<Integer> seen = new HashSet<>();
        boolean late = false;
        for (int i = 0; i < results.size(); i++) {
            BoardResult entry = results.get(i);
            Game game = round.board(entry.board()).orElse(null);
            if (game == null || !seen.add(entry.board())) {
                throw DomainProblem.invalid(FieldError.of("/results/" + i + "/board", "no-board"));
            }
            EnteredResult result =
                    judge(round, terms, entry.noted(), entry.coloursSwapped(), "/results/" + i + "/result");
            if (game.decided()) {
                if (!game.result().equals(result)) {
                    throw DomainProblem.conflict("result-stands").with("board", game.board());
                }
                continue;
            }
            if (terms.keying() == Keying.TWICE && !keyings.key(game, result)) {
                continue;
            }
            Game changed = game.with(result);
            rounds.save(changed, entry.noted().whiteArrivedAt(), entry.noted().blackArrivedAt());
            outbox.add(new ResultRecorded(changed.card(tournament), changed.version()));
            late |= round.status() == RoundStatus.COMPLETED;
        }
        audit.record("results-entered", "round", round.id(), "");
        if (late) {
            standings.publish(
                    tournaments.touch(tournament), rounds.completed(tournamentId), StandingsStatus.PROVISIONAL);
        }
        return cards(tournament, rounds.show(tournament, number));
    }

    /**
     * Corrects a result that stands (C.04.2, article 4). In the last completed round, and later, standings and the next
     * pairing go by the corrected result; in an older one rating only, and the public note below the standings tells it.
     * Standings are published again, with the note.
     *
     * @throws DomainProblem 404, 403, 412, 428; 409 while there is no result, or while a round is drafted that was
     *     paired by the one corrected; 400 as {@link #enter}
     */
    @Transactional
    ResultCard correct(UUID tournamentId, int number, BoardResult entry, String reason) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round round = rounds.find(tournamentId, number);
        Noted noted = entry.noted();
        Game game = decided(round, entry.board());
        preconditions.require(game.version());
        int completed = rounds.completed(tournamentId);
        if (number == completed && rounds.drafted(tournamentId)) {
            throw DomainProblem.conflict("draft-open");
        }
        Game changed = corrected(round, game, entry, tournament, completed);
        rounds.save(changed, noted.whiteArrivedAt(), noted.blackArrivedAt());
        rounds.note(tournamentId, game, changed, reason);
        rounds.show(tournament, number);
        Tournament touched = tournaments.touch(tournament);
        boolean finished = tournament.status() == TournamentStatus.FINISHED;
        outbox.add(new ResultCorrected(changed.card(touched), changed.version(), finished));
        if (number <= completed) {
            standings.publish(
                    touched,
                    completed,
                    finished && !standings.playoffDue(tournamentId)
                            ? StandingsStatus.FINAL
                            : StandingsStatus.PROVISIONAL);
        }
        audit.record("result-corrected", "game", game.id(), reason);
        return changed.card(touched);
    }

    /**
     * Notes that a game is not finished when its round is to be completed: for pairing, and in provisional lists, it is a
     * draw until its result comes, and no list is final before.
     *
     * @param acknowledged that this is meant, in so many words
     * @throws DomainProblem 404, 403; 409 if the round is not being played or a result stands; 400 without the
     *     acknowledgement; 422 where the regulation has the next round wait
     */
    @Transactional
    ResultCard adjourn(UUID tournamentId, int number, int board, boolean acknowledged, String reason) {
        Tournament tournament = tournaments.lock(tournamentId);
        Conduct conduct = tournaments.terms(tournament).rule().conduct();
        if (conduct.adjourned() == Conduct.Adjourned.REFUSED) {
            DomainProblem refused = DomainProblem.refused("adjournment-refused");
            throw conduct.clause() == null ? refused : refused.clause(conduct.clause());
        }
        if (!acknowledged) {
            throw DomainProblem.invalid(FieldError.of("/acknowledged", "acknowledge-draw"));
        }
        Round round = rounds.find(tournamentId, number);
        if (round.status() != RoundStatus.PUBLISHED) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        Game game = round.board(board).orElseThrow(DomainProblem::notFound);
        if (game.decided()) {
            throw DomainProblem.conflict("result-stands").with("board", board);
        }
        if (game.adjourned()) {
            return game.card(tournament);
        }
        Game adjourned = game.adjourn();
        rounds.save(adjourned, null, null);
        rounds.show(tournament, number);
        audit.record("game-adjourned", "game", game.id(), reason);
        return adjourned.card(tournament);
    }

    /**
     * Which ranks would move by a correction; nothing is changed.
     *
     * @throws DomainProblem as {@link #correct}
     */
    List<Move> preview(UUID tournamentId, int number, BoardResult entry) {
        Tournament tournament = tournaments.authorised(tournamentId);
        Round round = rounds.find(tournamentId, number);
        Game game = decided(round, entry.board());
        int completed = rounds.completed(tournamentId);
        if (number > completed) {
            return List.of();
        }
        Game changed = corrected(round, game, entry, tournament, completed);
        return standings.moves(tournament, rounds.history(tournamentId).replacing(changed), completed);
    }

    /** Every game of a tournament that is public, for clients that read results. */
    List<ResultCard> list(UUID tournamentId) {
        Tournament tournament = tournaments.authorised(tournamentId);
        return rounds.history(tournamentId).games().stream()
                .filter(Game::decided)
                .map(game -> game.card(tournament))
                .toList();
    }

    private Game corrected(Round round, Game game, BoardResult entry, Tournament tournament, int completed) {
        Game changed = game.with(
                judge(round, tournaments.terms(tournament), entry.noted(), entry.coloursSwapped(), "/result"));
        if (round.number() >= completed) {
            return changed;
        }
        return changed.keeping(game.counted());
    }

    private static Game decided(Round round, int board) {
        requirePublic(round);
        Game game = round.board(board).orElseThrow(DomainProblem::notFound);
        if (!game.decided()) {
            throw DomainProblem.conflict("no-result").with("board", board);
        }
        return game;
    }

    private static void requirePublic(Round round) {
        if (!round.status().isPublic()) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
    }

    private static EnteredResult judge(
            Round round, TournamentTerms terms, Noted noted, boolean coloursSwapped, String pointer) {
        Conduct conduct = terms.rule().conduct();
        ResultCode code = noted.result();
        if (code != null && code.unusual() && conduct.unusualResults() == Conduct.UnusualResults.REFUSED) {
            DomainProblem problem = DomainProblem.refused("result-not-allowed").with("result", code);
            throw conduct.clause() == null ? problem : problem.clause(conduct.clause());
        }
        return LatenessPolicy.judge(round.lateFrom(conduct.lateFrom()), lateAfter(terms), noted)
                .orElseThrow(
                        () -> DomainProblem.invalid(FieldError.of(pointer, code == null ? "not-null" : "late-loses")))
                .entered(coloursSwapped);
    }

    private static Duration lateAfter(TournamentTerms terms) {
        return terms.lateAfter()
                .orElseThrow(() -> DomainProblem.conflict("parameters-open").with("parameters", terms.open()));
    }

    private static List<ResultCard> cards(Tournament tournament, Round round) {
        List<ResultCard> cards = new ArrayList<>();
        round.games().forEach(game -> cards.add(game.card(tournament)));
        return cards;
    }
}
