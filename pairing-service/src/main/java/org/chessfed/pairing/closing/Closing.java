package org.chessfed.pairing.closing;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.tiebreak.AwaitingGroup;
import org.chessfed.engine.tiebreak.TieBreak;
import org.chessfed.events.pairing.TournamentFinished;
import org.chessfed.events.selection.PlayoffRequested;
import org.chessfed.pairing.playoff.Playoff;
import org.chessfed.pairing.playoff.Playoffs;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.standings.MissedNote;
import org.chessfed.pairing.standings.MissedRounds;
import org.chessfed.pairing.standings.SectionStandings;
import org.chessfed.pairing.standings.StandingsBook;
import org.chessfed.pairing.standings.StandingsStatus;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.RatingRule;
import org.chessfed.regulation.stage.Ranking;

/** Use cases that end something: a round, the tournament. */
@ApplicationScoped
class Closing {

    private final Tournaments tournaments;
    private final Rounds rounds;
    private final StandingsBook standings;
    private final MissedRounds missed;
    private final Playoffs playoffs;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;

    Closing(
            Tournaments tournaments,
            Rounds rounds,
            StandingsBook standings,
            MissedRounds missed,
            Playoffs playoffs,
            Outbox outbox,
            Audit audit,
            BusinessClock clock) {
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.standings = standings;
        this.missed = missed;
        this.playoffs = playoffs;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
    }

    /**
     * Completes a round and publishes the provisional standings after it.
     *
     * @throws DomainProblem 404, 403; 409 if the round is not published, or a result is missing
     */
    @Transactional
    Tournament completeRound(UUID tournamentId, int number) {
        Tournament tournament = tournaments.lock(tournamentId);
        rounds.complete(tournament, number);
        Tournament touched = tournaments.touch(tournament);
        standings.publish(touched, number, StandingsStatus.PROVISIONAL);
        return touched;
    }

    /**
     * Closes a tournament: final standings, and the games for rating. Where the regulation has every tie played out, or
     * lots are drawn for the rest, the ties become tasks, and the standings stay provisional until they are decided.
     *
     * @throws DomainProblem 404, 403; 409 if it is not running, a round is missing or a game is
     *     adjourned
     */
    @Transactional
    Tournament closeTournament(UUID tournamentId) {
        Tournament running = tournaments.lock(tournamentId);
        int completed = rounds.completed(tournamentId);
        if (running.status() != TournamentStatus.RUNNING) {
            throw DomainProblem.conflict("tournament-state").with("state", running.status());
        }
        if (completed != running.rounds()) {
            throw DomainProblem.conflict("rounds-missing")
                    .with("completed", completed)
                    .with("rounds", running.rounds());
        }
        PlayHistory history = rounds.history(tournamentId);
        List<String> open = history.games().stream()
                .filter(game -> !game.decided())
                .map(game -> game.round() + "." + game.board())
                .toList();
        if (!open.isEmpty()) {
            throw DomainProblem.conflict("games-adjourned").with("boards", open);
        }
        Instant now = clock.now();
        Tournament tournament = tournaments.finish(running, now);
        TournamentTerms terms = tournaments.terms(tournament);
        askForPlayoffs(tournament, terms, history, completed, now);
        standings.publish(
                tournament,
                completed,
                standings.playoffDue(tournamentId) ? StandingsStatus.PROVISIONAL : StandingsStatus.FINAL);
        RatingRule rating = terms.regulation().rating();
        outbox.add(new TournamentFinished(
                tournament.card(),
                tournament.version(),
                now,
                rating != null && rating.ratesNationally(tournament.stage()),
                history.games().stream().map(game -> game.card(tournament)).toList()));
        audit.record("tournament-closed", "tournament", tournamentId, "");
        return tournament;
    }

    /** Whom the rules about missed rounds concern after the completed rounds, or will with one more. */
    List<MissedNote> warnings(Tournament tournament) {
        return missed.notes(tournament, rounds.completed(tournament.id()));
    }

    private void askForPlayoffs(
            Tournament tournament, TournamentTerms terms, PlayHistory history, int completed, Instant now) {
        String clause = terms.rule().ranking().clause();
        for (SectionStandings section : standings.compute(tournament, history, completed)) {
            for (AwaitingGroup group : section.table().awaiting()) {
                boolean lots = group.step().tieBreak() == TieBreak.LOTS;
                if (!lots && terms.rule().ranking().playoff() != Ranking.PlayoffScope.ALL) {
                    continue;
                }
                playoffs.request(
                        new PlayoffRequested(
                                Ids.next().toString(),
                                0,
                                tournament.competition(),
                                tournament.stage(),
                                tournament.event(),
                                section.section(),
                                tournament.id().toString(),
                                0,
                                group.players().stream()
                                        .map(number -> tournament.player(number).personId())
                                        .toList(),
                                clause == null ? "" : clause),
                        lots ? Playoff.Kind.LOTS : Playoff.Kind.PLAYOFF,
                        now);
            }
        }
    }
}
