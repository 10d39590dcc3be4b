package org.chessfed.pairing.round;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.pairing.tournament.FixedBoards;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.Play;
import org.jspecify.annotations.Nullable;

/** Rounds before they are public: paired, looked over, thrown away. */
@ApplicationScoped
class Drafts {

    private final RoundRepository repository;
    private final Rounds rounds;
    private final FixedBoards fixedBoards;
    private final Tournaments tournaments;
    private final Preconditions preconditions;
    private final Audit audit;
    private final Caller caller;

    Drafts(
            RoundRepository repository,
            Rounds rounds,
            FixedBoards fixedBoards,
            Tournaments tournaments,
            Preconditions preconditions,
            Audit audit,
            Caller caller) {
        this.repository = repository;
        this.rounds = rounds;
        this.fixedBoards = fixedBoards;
        this.tournaments = tournaments;
        this.preconditions = preconditions;
        this.audit = audit;
        this.caller = caller;
    }

    /**
     * Pairs a round. Pairing a round that is paired gives the same round.
     *
     * @param number round number; the one after the last
     * @param startsAt when it starts; null takes the calendar's time
     * @param manual whether the round is to be paired by hand: nobody has a board yet
     * @throws DomainProblem 404, 403; 409 while the round before is not completed, a parameter is open (round 1), the
     *     colour is not drawn (round 1), it is not settled who is absent (round 1), the host has not said whether it fills
     *     an odd field (round 1), or no legal pairing exists; nothing is left behind then
     */
    @Transactional
    Rounds.Drafted draft(UUID tournamentId, int number, @Nullable Instant startsAt, boolean manual) {
        Tournament tournament = tournaments.lock(tournamentId);
        Optional<Round> paired = repository.find(tournamentId, number);
        if (paired.isPresent()) {
            return new Rounds.Drafted(tournament, paired.get(), false);
        }
        TournamentTerms terms = tournaments.terms(tournament);
        PlayHistory history = repository.history(tournamentId);
        requirePairable(tournament, terms, history, number);
        Instant start = Optional.ofNullable(startsAt)
                .or(() -> terms.plannedStart(number))
                .orElseThrow(() -> DomainProblem.invalid(FieldError.of("/startsAt", "not-null")));
        PairingPolicy.Paired answer = manual
                ? new PairingPolicy.Paired(
                        history.pairing(tournament, terms, number - 1, true),
                        List.of(),
                        PairingPolicy.announced(tournament, history, number),
                        List.of())
                : paired(PairingPolicy.pair(tournament, terms, history, number - 1));
        Round round = new Round(
                Ids.next(),
                0,
                tournamentId,
                number,
                RoundStatus.DRAFT,
                start,
                null,
                answer.remarks(),
                BoardNumbers.assign(
                        games(number, answer.boards()),
                        tournament.setup().firstBoard(),
                        fixedBoards.byNumber(tournament)),
                answer.seats());
        repository.insert(round, caller.name(), PairedFrom.of(tournament, answer.from()));
        audit.record(manual ? "round-begun-by-hand" : "round-drafted", "round", round.id(), "");
        return new Rounds.Drafted(tournament, round, true);
    }

    private static PairingPolicy.Paired paired(PairingPolicy.Answer answer) {
        return switch (answer) {
            case PairingPolicy.Unpaired none -> throw NoLegalPairing.because(none.reasons());
            case PairingPolicy.Paired paired -> paired;
        };
    }

    private void requirePairable(Tournament tournament, TournamentTerms terms, PlayHistory history, int number) {
        if (tournament.status().ended() || number > tournament.rounds()) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        if (number != repository.completed(tournament.id()) + 1) {
            throw DomainProblem.conflict("round-before-open").with("round", number);
        }
        if (number == 1) {
            if (!terms.open().isEmpty()) {
                throw DomainProblem.conflict("parameters-open").with("parameters", terms.open());
            }
            if (tournament.system() == Play.System.SWISS
                    && tournament.initialColour().isEmpty()) {
                throw DomainProblem.conflict("lot-not-drawn");
            }
            if (repository.checkInOpen(tournament.id())) {
                throw DomainProblem.conflict("check-in-open");
            }
            requireFilled(tournament, terms, history);
        }
    }

    private static void requireFilled(Tournament tournament, TournamentTerms terms, PlayHistory history) {
        Play.OddNumber odd = terms.rule().play().odd();
        long present = tournament.players().stream()
                .filter(player -> history.announced(player.number(), 1).isEmpty())
                .count();
        if (odd != null
                && odd.fill() == Play.OddNumber.Fill.FILLER
                && present % 2 == 1
                && !tournament.setup().fillerDeclined()) {
            DomainProblem due = DomainProblem.conflict("filler-due").with("players", present);
            throw odd.clause() == null ? due : due.clause(odd.clause());
        }
    }

    private static List<Game> games(int round, List<PairingPolicy.Board> boards) {
        List<Game> games = new ArrayList<>();
        for (PairingPolicy.Board board : boards) {
            games.add(Game.open(Ids.next(), round, games.size() + 1, board.white(), board.black())
                    .forfeited(board.whiteOutcome(), board.blackOutcome()));
        }
        return games;
    }

    /**
     * Notes that a draft was looked over.
     *
     * @throws DomainProblem 404, 403; 409 if it is no draft
     */
    @Transactional
    Rounds.Drafted check(UUID tournamentId, int number) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round round = Rounds.require(rounds.find(tournamentId, number), RoundStatus.DRAFT)
                .in(RoundStatus.CHECKED);
        requireNoManualChange(round);
        repository.check(round, caller.name());
        audit.record("round-checked", "round", round.id(), "");
        return new Rounds.Drafted(tournament, round, false);
    }

    private void requireNoManualChange(Round round) {
        if (repository.manualChangeOpen(round)) {
            throw DomainProblem.conflict("manual-change-open").with("round", round.number());
        }
    }

    /**
     * Throws away a round that is not published, so that it can be paired anew.
     *
     * @throws DomainProblem 404, 403, 412, 428; 409 once it is published
     */
    @Transactional
    void discard(UUID tournamentId, int number) {
        tournaments.lock(tournamentId);
        Round round = rounds.find(tournamentId, number);
        preconditions.require(round.version());
        if (round.status().isPublic()) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        repository.delete(round);
        audit.record("round-discarded", "round", round.id(), "");
    }
}
