package org.chessfed.pairing.round;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.pairing.RoundCompleted;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.events.pairing.TournamentStarted;
import org.chessfed.pairing.page.Snapshots;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.Tournaments;
import org.jspecify.annotations.Nullable;

/**
 * Rounds from their publication on, and what was played in them. Whoever changes one holds the lock of its tournament.
 */
@ApplicationScoped
public class Rounds {

    private final RoundRepository repository;
    private final ResultKeyings keyings;
    private final Tournaments tournaments;
    private final Snapshots snapshots;
    private final Outbox outbox;
    private final Audit audit;
    private final Caller caller;
    private final BusinessClock clock;

    Rounds(
            RoundRepository repository,
            ResultKeyings keyings,
            Tournaments tournaments,
            Snapshots snapshots,
            Outbox outbox,
            Audit audit,
            Caller caller,
            BusinessClock clock) {
        this.repository = repository;
        this.keyings = keyings;
        this.tournaments = tournaments;
        this.snapshots = snapshots;
        this.outbox = outbox;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * A round for arbiters.
     *
     * @param tournament its tournament
     * @param round the round
     * @param fresh whether this call has paired it
     */
    record Drafted(Tournament tournament, Round round, boolean fresh) {}

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
     * The pairings as published.
     *
     * @param number round number; 0 for the last published one
     * @param name part of a name; empty for everybody
     * @throws DomainProblem 404 while nothing is published
     */
    PairingsPage pairings(UUID tournamentId, int number, String name) {
        return snapshots
                .of(tournamentId, PairingsPage.class, number, () -> repository.page(tournamentId, number))
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

    static Round require(Round round, RoundStatus status) {
        if (round.status() != status) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        return round;
    }
}
