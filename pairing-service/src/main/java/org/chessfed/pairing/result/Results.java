package org.chessfed.pairing.result;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.events.pairing.ResultCard;
import org.chessfed.events.pairing.ResultCorrected;
import org.chessfed.events.pairing.ResultRecorded;
import org.chessfed.pairing.result.LatenessPolicy.Judged;
import org.chessfed.pairing.result.LatenessPolicy.Noted;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.Round;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.standings.StandingsBook;
import org.chessfed.pairing.standings.StandingsBook.Move;
import org.chessfed.pairing.standings.StandingsStatus;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;

/** Use cases of results. */
@ApplicationScoped
class Results {

    private final Tournaments tournaments;
    private final Rounds rounds;
    private final StandingsBook standings;
    private final Preconditions preconditions;
    private final Outbox outbox;
    private final Audit audit;

    Results(
            Tournaments tournaments,
            Rounds rounds,
            StandingsBook standings,
            Preconditions preconditions,
            Outbox outbox,
            Audit audit) {
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.standings = standings;
        this.preconditions = preconditions;
        this.outbox = outbox;
        this.audit = audit;
    }

    /**
     * What is noted of one board.
     *
     * @param board board number
     * @param noted result and arrivals
     */
    record BoardResult(int board, Noted noted) {}

    /**
     * Enters results of a round, all or none. A result that stands already may be sent again, but not changed.
     *
     * @return the games of the round, in board order
     * @throws DomainProblem 404, 403; 409 if the round is not public or another result stands; 400 for a board that the
     *     round does not have or has twice, or a result that contradicts the arrivals
     */
    @Transactional
    List<ResultCard> enter(UUID tournamentId, int number, List<BoardResult> results) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round round = rounds.find(tournamentId, number);
        requirePublic(round);
        Duration late = lateAfter(tournaments.terms(tournament));
        Set<Integer> seen = new HashSet<>();
        for (int i = 0; i < results.size(); i++) {
            BoardResult entry = results.get(i);
            Game game = round.board(entry.board()).orElse(null);
            if (game == null || !seen.add(entry.board())) {
                throw DomainProblem.invalid(FieldError.of("/results/" + i + "/board", "no-board"));
            }
            Judged judged = judge(round, late, entry.noted(), "/results/" + i + "/result");
            Game changed = with(game, judged);
            if (game.decided()) {
                if (!same(game, changed)) {
                    throw DomainProblem.conflict("result-stands").with("board", game.board());
                }
                continue;
            }
            rounds.save(changed, entry.noted().whiteArrivedAt(), entry.noted().blackArrivedAt());
            outbox.add(new ResultRecorded(changed.card(tournament), changed.version()));
        }
        audit.record("results-entered", "round", round.id(), "");
        return cards(tournament, rounds.show(tournament, number));
    }

    /**
     * Corrects a result that stands. In the last completed round, and later, the next pairing goes by the corrected
     * result; in an older one it touches standings and rating only. Standings that counted it are published again.
     *
     * @throws DomainProblem 404, 403, 412, 428; 409 while there is no result; 400 as {@link #enter}
     */
    @Transactional
    ResultCard correct(UUID tournamentId, int number, int board, Noted noted, String reason) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round round = rounds.find(tournamentId, number);
        Game game = decided(round, board);
        preconditions.require(game.version());
        int completed = rounds.completed(tournamentId);
        Game changed = corrected(round, game, noted, tournament, completed);
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
     * Which ranks would move by a correction; nothing is changed.
     *
     * @throws DomainProblem as {@link #correct}
     */
    List<Move> preview(UUID tournamentId, int number, int board, Noted noted) {
        Tournament tournament = tournaments.authorised(tournamentId);
        Round round = rounds.find(tournamentId, number);
        Game game = decided(round, board);
        int completed = rounds.completed(tournamentId);
        if (number > completed) {
            return List.of();
        }
        Game changed = corrected(round, game, noted, tournament, completed);
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

    private Game corrected(Round round, Game game, Noted noted, Tournament tournament, int completed) {
        Game changed = with(game, judge(round, lateAfter(tournaments.terms(tournament)), noted, "/result"));
        if (round.number() >= completed) {
            return changed;
        }
        return changed.keptForPairing(
                Optional.ofNullable(game.pairedWhiteOutcome()).orElse(game.whiteOutcome()),
                Optional.ofNullable(game.pairedBlackOutcome()).orElse(game.blackOutcome()));
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

    private static Judged judge(Round round, Duration lateAfter, Noted noted, String pointer) {
        return LatenessPolicy.judge(round.startsAt(), lateAfter, noted)
                .orElseThrow(() -> DomainProblem.invalid(
                        FieldError.of(pointer, noted.result() == null ? "not-null" : "late-loses")));
    }

    private static Duration lateAfter(TournamentTerms terms) {
        return terms.lateAfter()
                .orElseThrow(() -> DomainProblem.conflict("parameters-open").with("parameters", terms.open()));
    }

    private static Game with(Game game, Judged judged) {
        return game.with(judged.result().white(), judged.result().black(), judged.whiteLate(), judged.blackLate());
    }

    private static boolean same(Game one, Game other) {
        return one.whiteOutcome() == other.whiteOutcome()
                && one.blackOutcome() == other.blackOutcome()
                && one.whiteLate() == other.whiteLate()
                && one.blackLate() == other.blackLate();
    }

    private static List<ResultCard> cards(Tournament tournament, Round round) {
        List<ResultCard> cards = new ArrayList<>();
        round.games().forEach(game -> cards.add(game.card(tournament)));
        return cards;
    }
}
