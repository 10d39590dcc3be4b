package org.chessfed.pairing.round;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.events.pairing.RoundPublished;
import org.chessfed.pairing.round.ManualChange.Difference;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.Tournaments;
import org.jspecify.annotations.Nullable;

/**
 * Changes of a pairing by hand. Of a draft they have a begin and an end, and players may be without a place between them; of
 * a published round the change is made in one step and published at once, and only of boards without a result.
 */
@ApplicationScoped
class ManualChanges {

    private final ManualChangeRepository repository;
    private final RoundRepository rounds;
    private final Tournaments tournaments;
    private final Outbox outbox;
    private final Audit audit;
    private final Caller caller;
    private final BusinessClock clock;

    ManualChanges(
            ManualChangeRepository repository,
            RoundRepository rounds,
            Tournaments tournaments,
            Outbox outbox,
            Audit audit,
            Caller caller,
            BusinessClock clock) {
        this.repository = repository;
        this.rounds = rounds;
        this.tournaments = tournaments;
        this.outbox = outbox;
        this.audit = audit;
        this.caller = caller;
        this.clock = clock;
    }

    /**
     * A change and what the round looks like.
     *
     * @param tournament the tournament
     * @param round the round
     * @param change the change
     * @param unseated players without a place
     */
    record Changed(Tournament tournament, Round round, ManualChange change, List<Entrant> unseated) {}

    /**
     * Begins a change. Of a draft the open one is given again; a checked draft has to be checked again afterwards. Of a
     * published round the seating is made, ended and published.
     *
     * @param seating null: nothing yet
     * @throws DomainProblem 404, 403; 409 for a completed round, a board with a result, or a published round with somebody
     *     left without a place; 400 for a published round without a seating, and as {@link #seat}
     */
    @Transactional
    Changed begin(UUID tournamentId, int number, String reason, @Nullable Seating seating) {
        Tournament tournament = tournaments.lock(tournamentId);
        Round round = rounds.find(tournamentId, number).orElseThrow(DomainProblem::notFound);
        if (round.status() == RoundStatus.COMPLETED) {
            throw DomainProblem.conflict("round-state").with("state", round.status());
        }
        Optional<ManualChange> open = repository.open(tournamentId, number);
        if (open.isPresent() && seating == null) {
            return changed(tournament, round, open.get());
        }
        if (open.isPresent()) {
            throw DomainProblem.conflict("manual-change-open").with("round", number);
        }
        if (round.status() == RoundStatus.CHECKED) {
            round = round.in(RoundStatus.DRAFT);
            rounds.check(round, "");
        }
        ManualChange change = new ManualChange(
                Ids.next(),
                number,
                reason,
                caller.name(),
                clock.now(),
                null,
                null,
                List.of(),
                new Difference(List.of(), List.of()));
        repository.insert(tournamentId, change);
        audit.record("manual-change-begun", "round", round.id(), reason);
        if (round.status() != RoundStatus.PUBLISHED) {
            return seating == null ? changed(tournament, round, change) : seat(tournament, round, change, seating);
        }
        if (seating == null) {
            throw DomainProblem.invalid(FieldError.of("/boards", "not-null"));
        }
        return end(tournament, seat(tournament, round, change, seating));
    }

    /**
     * Puts players into places.
     *
     * @throws DomainProblem 404, 403; 409 if the change has ended, or a board has a result; 400 for a person who does not
     *     play or is named twice, a board that is taken, or a kind of bye that is none
     */
    @Transactional
    Changed seat(UUID tournamentId, int number, UUID changeId, Seating seating) {
        Tournament tournament = tournaments.lock(tournamentId);
        ManualChange change = open(tournamentId, changeId);
        Round round = rounds.find(tournamentId, number).orElseThrow(DomainProblem::notFound);
        return seat(tournament, round, change, seating);
    }

    private Changed seat(Tournament tournament, Round round, ManualChange change, Seating seating) {
        Set<Integer> named = seating.named(tournament);
        for (Game game : round.games()) {
            if (game.decided() && (named.contains(game.white()) || named.contains(game.black()))) {
                throw DomainProblem.conflict("result-stands").with("board", game.board());
            }
        }
        UUID id = tournament.id();
        named.forEach(player -> repository.unseat(id, round.number(), player));
        Set<Integer> taken = new HashSet<>();
        find(round).games().forEach(game -> taken.add(game.board()));
        for (int i = 0; i < seating.boards().size(); i++) {
            Seating.Pair pair = seating.boards().get(i);
            int board = pair.board() == null ? free(tournament, taken) : pair.board();
            if (!taken.add(board)) {
                throw DomainProblem.invalid(FieldError.of("/boards/" + i + "/board", "board-taken"));
            }
            Game game = Game.open(
                    Ids.next(),
                    round.number(),
                    board,
                    Seating.number(tournament, pair.whiteId()),
                    Seating.number(tournament, pair.blackId()));
            repository.seat(id, game);
            repository.present(id, round.number(), game.white());
            repository.present(id, round.number(), game.black());
        }
        seating.byes()
                .forEach(bye -> rounds.rest(
                        id, new Seat(round.number(), Seating.number(tournament, bye.personId()), bye.kind())));
        return compared(tournament, find(round), change);
    }

    private static int free(Tournament tournament, Set<Integer> taken) {
        int board = tournament.setup().firstBoard();
        while (taken.contains(board)) {
            board++;
        }
        return board;
    }

    /**
     * Ends a change of a draft; what it breaks stays recorded.
     *
     * @throws DomainProblem 404, 403; 409 if it has ended, or somebody is without a place
     */
    @Transactional
    Changed end(UUID tournamentId, int number, UUID changeId) {
        Tournament tournament = tournaments.lock(tournamentId);
        ManualChange change = open(tournamentId, changeId);
        Round round = rounds.find(tournamentId, number).orElseThrow(DomainProblem::notFound);
        return end(tournament, compared(tournament, round, change));
    }

    private Changed end(Tournament tournament, Changed changed) {
        if (!changed.unseated().isEmpty()) {
            throw DomainProblem.conflict("players-unseated")
                    .with(
                            "players",
                            changed.unseated().stream().map(Entrant::nameZh).toList());
        }
        ManualChange change = changed.change();
        repository.end(change.id(), caller.name(), clock.now());
        Round round = changed.round().in(changed.round().status());
        if (round.status() == RoundStatus.PUBLISHED) {
            rounds.show(round, PairingsPage.of(tournament, round, rounds.publishedAt(round)));
            outbox.add(new RoundPublished(round.card(tournament), round.version()));
        } else {
            rounds.check(round, "");
        }
        audit.record("manual-change-ended", "round", round.id(), change.reason());
        return new Changed(
                tournament, round, repository.find(tournament.id(), change.id()).orElseThrow(), List.of());
    }

    /**
     * The changes of a round, the first one first.
     *
     * @throws DomainProblem 404, 403
     */
    List<Changed> list(UUID tournamentId, int number) {
        Tournament tournament = tournaments.authorised(tournamentId);
        Round round = rounds.find(tournamentId, number).orElseThrow(DomainProblem::notFound);
        return repository.list(tournamentId, number).stream()
                .map(change -> changed(tournament, round, change))
                .toList();
    }

    private ManualChange open(UUID tournamentId, UUID changeId) {
        ManualChange change = repository.find(tournamentId, changeId).orElseThrow(DomainProblem::notFound);
        if (change.endedAt() != null) {
            throw DomainProblem.conflict("manual-change-ended");
        }
        return change;
    }

    private Round find(Round round) {
        return rounds.find(round.tournamentId(), round.number()).orElseThrow();
    }

    private Changed compared(Tournament tournament, Round round, ManualChange change) {
        ManualChange compared = change.compared(
                tournament,
                BrokenRules.compare(tournament, tournaments.terms(tournament), rounds.history(tournament.id()), round));
        repository.compare(compared);
        return changed(tournament, round, compared);
    }

    private static Changed changed(Tournament tournament, Round round, ManualChange change) {
        Set<Integer> seated = new TreeSet<>();
        round.games().forEach(game -> seated.addAll(List.of(game.white(), game.black())));
        round.seats().forEach(seat -> seated.add(seat.number()));
        List<Entrant> unseated = new ArrayList<>();
        for (Entrant player : tournament.players()) {
            if (!seated.contains(player.number())) {
                unseated.add(player);
            }
        }
        return new Changed(tournament, round, change, unseated);
    }
}
