package org.chessfed.pairing.round;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.etag.Preconditions;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.Remark;
import org.chessfed.events.pairing.RoundCompleted;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.events.pairing.TournamentStarted;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.FixedBoards;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentTerms;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.Play;
import org.jspecify.annotations.Nullable;

/** Use cases of rounds. Whoever changes one holds the lock of its tournament. */
@ApplicationScoped
public class Rounds {

    private final RoundRepository repository;
    private final ResultKeyings keyings;
    private final FixedBoards fixedBoards;
    private final Tournaments tournaments;
    private final Preconditions preconditions;
    private final Outbox outbox;
    private final Audit audit;
    private final Caller caller;
    private final BusinessClock clock;

    Rounds(
            RoundRepository repository,
            ResultKeyings keyings,
            FixedBoards fixedBoards,
            Tournaments tournaments,
            Preconditions preconditions,
            Outbox outbox,
            Audit audit,
            Caller caller,
            BusinessClock clock) {
        this.repository = repository;
        this.keyings = keyings;
        this.fixedBoards = fixedBoards;
        this.tournaments = tournaments;
        this.preconditions = preconditions;
        this.outbox = outbox;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * A drafted round.
     *
     * @param tournament its tournament
     * @param round the round
     * @param fresh whether this call has paired it
     */
    record Drafted(Tournament tournament, Round round, boolean fresh) {}

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
    Drafted draft(UUID tournamentId, int number, @Nullable Instant startsAt, boolean manual) {
        Tournament tournament = tournaments.lock(tournamentId);
        Optional<Round> paired = repository.find(tournamentId, number);
        if (paired.isPresent()) {
            return new Drafted(tournament, paired.get(), false);
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
        return new Drafted(tournament, round, true);
    }

    private static PairingPolicy.Paired paired(PairingPolicy.Answer answer) {
        return switch (answer) {
            case PairingPolicy.Unpaired none ->
                throw DomainProblem.conflict("no-pairing").because(worded(none.reasons()));
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

    private static List<Reason> worded(List<Remark> remarks) {
        return remarks.stream()
                .map(remark -> new Reason(
                        null,
                        remark.key(),
                        remark.numbers().stream().map(String::valueOf).toList()))
                .toList();
    }

    /**
     * A round for arbiters.
     *
     * @throws DomainProblem 404, 403
     */
    Drafted read(UUID tournamentId, int number) {
        Tournament tournament = tournaments.authorised(tournamentId);
        return new Drafted(tournament, find(tournamentId, number), false);
    }

    /** What was keyed for each game of a round whose results are keyed twice. */
    Map<UUID, List<ResultKeying>> keyed(Round round) {
        return keyings.of(round);
    }

    /**
     * Notes that a draft was looked over.
     *
     * @throws DomainProblem 404, 403; 409 if it is no draft
     */
    @Transactional
    Drafted check(UUID tournamentId, int number) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round round = require(find(tournamentId, number), RoundStatus.DRAFT).in(RoundStatus.CHECKED);
        requireNoManualChange(round);
        repository.check(round, caller.name());
        audit.record("round-checked", "round", round.id(), "");
        return new Drafted(tournament, round, false);
    }

    private void requireNoManualChange(Round round) {
        if (repository.manualChangeOpen(round)) {
            throw DomainProblem.conflict("manual-change-open").with("round", round.number());
        }
    }

    /**
     * Makes a checked round public. With round 1 the tournament has started.
     *
     * @throws DomainProblem 404, 403; 409 if it is not checked, an absence came in since it was paired, or a player is
     *     on no board, has no bye and no stated absence
     */
    @Transactional
    Drafted publish(UUID tournamentId, int number) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round checked = require(find(tournamentId, number), RoundStatus.CHECKED);
        requireSeats(tournament, checked);
        Instant now = clock.now();
        Round round = checked.in(RoundStatus.PUBLISHED);
        repository.publish(round, PairingsPage.of(tournament, round, now), now);
        if (number == 1) {
            tournament = tournaments.start(tournament, now);
            outbox.add(new TournamentStarted(tournament.card(), tournament.version()));
        } else {
            tournament = tournaments.touch(tournament);
        }
        outbox.add(new RoundPublished(round.card(tournament), round.version()));
        audit.record("round-published", "round", round.id(), "");
        return new Drafted(tournament, round, false);
    }

    private void requireSeats(Tournament tournament, Round round) {
        PlayHistory history = repository.history(tournament.id());
        Set<Integer> seated = new HashSet<>();
        for (Game game : round.games()) {
            boolean outdated = !game.decided()
                    && (history.announced(game.white(), round.number()).isPresent()
                            || history.announced(game.black(), round.number()).isPresent());
            if (outdated) {
                throw DomainProblem.conflict("round-outdated").with("board", game.board());
            }
            seated.add(game.white());
            seated.add(game.black());
        }
        round.seats().forEach(seat -> seated.add(seat.number()));
        List<String> unseated = tournament.players().stream()
                .filter(player -> !seated.contains(player.number()))
                .map(Entrant::nameZh)
                .toList();
        if (!unseated.isEmpty()) {
            throw DomainProblem.conflict("players-unseated").with("players", unseated);
        }
    }

    /**
     * Announces the start of a round in the hall, so that lateness counts from there where the regulation says so, and
     * everybody is told. Announcing it again with the same moment changes nothing.
     *
     * @param at when it started; null: now
     * @throws DomainProblem 404, 403; 409 if it is not published, or another start was announced; 400 for a start in the
     *     future
     */
    @Transactional
    Drafted start(UUID tournamentId, int number, @Nullable Instant at) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round published = require(find(tournamentId, number), RoundStatus.PUBLISHED);
        Instant now = clock.now();
        if (at != null && at.isAfter(now)) {
            throw DomainProblem.invalid(FieldError.of("/startedAt", "past-or-present"));
        }
        if (published.startedAt() != null) {
            if (at != null && !at.equals(published.startedAt())) {
                throw DomainProblem.conflict("round-started").with("startedAt", published.startedAt());
            }
            return new Drafted(tournament, published, false);
        }
        Round round = published.started(at == null ? now : at);
        repository.start(round, PairingsPage.of(tournament, round, repository.publishedAt(round)));
        outbox.add(new RoundPublished(round.card(tournament), round.version()));
        audit.record("round-started", "round", round.id(), "");
        return new Drafted(tournament, round, false);
    }

    /**
     * Throws away a round that is not published, so that it can be paired anew.
     *
     * @throws DomainProblem 404, 403, 412, 428; 409 once it is published
     */
    @Transactional
    void discard(UUID tournamentId, int number) {
        tournaments.lock(tournamentId);
        Round round = find(tournamentId, number);
        preconditions.require(round.version());
        if (round.status().isPublic()) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        repository.delete(round);
        audit.record("round-discarded", "round", round.id(), "");
    }

    /**
     * The pairings as published.
     *
     * @param number round number; 0 for the last published one
     * @param name part of a name; empty for everybody
     * @throws DomainProblem 404 while nothing is published
     */
    PairingsPage pairings(UUID tournamentId, int number, String name) {
        return repository
                .page(tournamentId, number)
                .orElseThrow(DomainProblem::notFound)
                .of(name);
    }

    /**
     * Every result of a round stands.
     *
     * @throws DomainProblem 409 if it is not published, or a result is missing
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public Round complete(Tournament tournament, int number) {
        Round published = require(find(tournament.id(), number), RoundStatus.PUBLISHED);
        List<Integer> missing = published.games().stream()
                .filter(game -> !game.decided() && !game.adjourned())
                .map(Game::board)
                .toList();
        if (!missing.isEmpty()) {
            throw DomainProblem.conflict("results-missing").with("boards", missing);
        }
        Round round = published.in(RoundStatus.COMPLETED);
        repository.complete(round, clock.now());
        outbox.add(new RoundCompleted(round.card(tournament), round.version()));
        audit.record("round-completed", "round", round.id(), "");
        return round;
    }

    /**
     * A round.
     *
     * @throws DomainProblem 404 if it is not paired
     */
    public Round find(UUID tournamentId, int number) {
        return repository.find(tournamentId, number).orElseThrow(DomainProblem::notFound);
    }

    /** When a round starts: as paired, else as planned; empty for a round beyond the calendar. */
    public Optional<Instant> start(Tournament tournament, int number) {
        return repository
                .start(tournament.id(), number)
                .or(() -> tournaments.terms(tournament).plannedStart(number));
    }

    /** A completed round that comes from the file of another program; nobody is told about it again. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void takeIn(Tournament tournament, int number, List<Game> games, List<Seat> seats) {
        Instant now = clock.now();
        Instant start = tournaments.terms(tournament).plannedStart(number).orElse(now);
        Round draft = new Round(
                Ids.next(), 0, tournament.id(), number, RoundStatus.DRAFT, start, null, List.of(), games, seats);
        repository.insert(draft, caller.name(), null);
        games.forEach(game -> repository.save(game, null, null, caller.name()));
        Round published = draft.in(RoundStatus.PUBLISHED);
        repository.publish(published, PairingsPage.of(tournament, published, now), now);
        repository.complete(published.in(RoundStatus.COMPLETED), now);
    }

    /** A bye or absence that the file of another program announces. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void announced(Tournament tournament, int number, int round, SeatKind kind) {
        repository.announce(tournament.id(), number, round, kind, caller.name(), clock.now());
    }

    /** Whether a round is paired and not public yet. */
    public boolean drafted(UUID tournamentId) {
        return repository
                .last(tournamentId)
                .map(round -> !round.status().isPublic())
                .orElse(false);
    }

    /**
     * A player who came late has missed the public rounds; where numbers have moved, their pages show the new ones.
     *
     * @param number pairing number of the player
     * @param kind what the missed rounds are
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public void missedByLateEntry(Tournament tournament, int number, SeatKind kind) {
        for (int missed = 1; missed <= repository.published(tournament.id()); missed++) {
            repository.rest(tournament.id(), new Seat(missed, number, kind));
            show(tournament, missed);
        }
    }

    /** Number of rounds that are public. */
    public int published(UUID tournamentId) {
        return repository.published(tournamentId);
    }

    /** Number of rounds that are completed. */
    public int completed(UUID tournamentId) {
        return repository.completed(tournamentId);
    }

    /** Everything that was played in a tournament. */
    public PlayHistory history(UUID tournamentId) {
        return repository.history(tournamentId);
    }

    /**
     * Stores the result of a game.
     *
     * @param whiteArrivedAt when White sat down; null for not told
     * @param blackArrivedAt when Black sat down; null for not told
     */
    @Transactional(Transactional.TxType.MANDATORY)
    public void save(Game game, @Nullable Instant whiteArrivedAt, @Nullable Instant blackArrivedAt) {
        repository.save(game, whiteArrivedAt, blackArrivedAt, caller.name());
    }

    /** Shows the results that have come in on the page of a published round. */
    @Transactional(Transactional.TxType.MANDATORY)
    public Round show(Tournament tournament, int number) {
        Round entered = find(tournament.id(), number);
        Round round = entered.in(entered.status());
        repository.show(round, PairingsPage.of(tournament, round, repository.publishedAt(round)));
        return round;
    }

    /** Keeps what a correction changed, and why. */
    @Transactional(Transactional.TxType.MANDATORY)
    public void note(UUID tournamentId, Game before, Game after, String reason) {
        repository.note(tournamentId, before, after, reason, caller.name(), clock.now());
    }

    /** Corrections of results of completed rounds, the first one first. */
    public List<GameChange> changes(UUID tournamentId) {
        return repository.changes(tournamentId);
    }

    private static Round require(Round round, RoundStatus status) {
        if (round.status() != status) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        return round;
    }
}
