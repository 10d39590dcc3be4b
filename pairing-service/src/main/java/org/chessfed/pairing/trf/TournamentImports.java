package org.chessfed.pairing.trf;

import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.stream.Collectors;
import org.chessfed.chassis.audit.Audit;
import org.chessfed.chassis.id.Ids;
import org.chessfed.chassis.outbox.Outbox;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.time.BusinessClock;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.checker.Checker;
import org.chessfed.engine.checker.PairedFile;
import org.chessfed.engine.checker.RoundCheck;
import org.chessfed.engine.trf.TrfBye;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;
import org.chessfed.engine.trf.TrfPlayer;
import org.chessfed.engine.trf.TrfReader;
import org.chessfed.engine.trf.TrfWarning;
import org.chessfed.events.pairing.TournamentCreated;
import org.chessfed.events.pairing.TournamentStarted;
import org.chessfed.pairing.round.EnteredResult;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.Rounds;
import org.chessfed.pairing.round.Seat;
import org.chessfed.pairing.round.SeatKind;
import org.chessfed.pairing.standings.StandingsBook;
import org.chessfed.pairing.standings.StandingsStatus;
import org.chessfed.pairing.tournament.Entrant;
import org.chessfed.pairing.tournament.Tournament;
import org.chessfed.pairing.tournament.TournamentStatus;
import org.chessfed.pairing.tournament.Tournaments;
import org.chessfed.regulation.stage.Play;
import org.jspecify.annotations.Nullable;

/** Takes in a tournament that was begun in another program, so that it goes on here. */
@ApplicationScoped
class TournamentImports {

    private final Tournaments tournaments;
    private final Rounds rounds;
    private final StandingsBook standings;
    private final Outbox outbox;
    private final Audit audit;
    private final BusinessClock clock;

    TournamentImports(
            Tournaments tournaments,
            Rounds rounds,
            StandingsBook standings,
            Outbox outbox,
            Audit audit,
            BusinessClock clock) {
        this.tournaments = tournaments;
        this.rounds = rounds;
        this.standings = standings;
        this.outbox = outbox;
        this.audit = audit;
        this.clock = clock;
    }

    /**
     * A player of the file and a person of the tournament.
     *
     * @param number number in the file
     * @param personId the person
     */
    record Binding(int number, String personId) {}

    /**
     * What a file holds.
     *
     * @param rounds number of paired rounds
     * @param totalRounds number of rounds, as the file tells it
     * @param players each player of the file, with the person whose name is the same, if there is exactly one
     * @param missing persons of the tournament who are proposed for no player of the file
     * @param checks each round, paired again
     * @param warnings what the reader tolerated
     */
    record Preview(
            int rounds,
            int totalRounds,
            List<FilePlayer> players,
            List<String> missing,
            List<Check> checks,
            List<String> warnings) {}

    /**
     * A player of the file.
     *
     * @param number number in the file
     * @param name name in the file
     * @param rating rating in the file
     * @param proposed person with the same name; null for none or several
     */
    record FilePlayer(
            int number, String name, int rating, @Nullable String proposed) {}

    /**
     * A round of the file beside the engine's pairing.
     *
     * @param round round number
     * @param agrees whether they are the same
     * @param difference the first difference; null if they agree
     */
    record Check(int round, boolean agrees, @Nullable String difference) {}

    /**
     * What a file holds, before it is taken in; nothing changes.
     *
     * @throws DomainProblem 404, 403; 400 for a file that cannot be read, with line and column
     */
    Preview preview(UUID tournamentId, String text) {
        Tournament tournament = tournaments.authorised(tournamentId);
        TrfFile file = read(text);
        List<FilePlayer> players = file.players().stream()
                .map(player -> new FilePlayer(
                        player.number(),
                        player.name(),
                        player.rating(),
                        proposed(tournament, player.name()).orElse(null)))
                .toList();
        Set<String> proposed = players.stream()
                .map(FilePlayer::proposed)
                .filter(Objects::nonNull)
                .collect(Collectors.toSet());
        return new Preview(
                file.pairedRounds(),
                file.totalRounds(),
                players,
                tournament.players().stream()
                        .map(Entrant::personId)
                        .filter(person -> !proposed.contains(person))
                        .toList(),
                checks(file),
                file.warnings().stream().map(TrfWarning::toString).toList());
    }

    private static Optional<String> proposed(Tournament tournament, String name) {
        List<Entrant> same = tournament.players().stream()
                .filter(player -> name.equalsIgnoreCase(player.passportName()) || name.equals(player.nameZh()))
                .toList();
        return same.size() == 1 ? Optional.of(same.getFirst().personId()) : Optional.empty();
    }

    private static TrfFile read(String text) {
        try {
            TrfFile file = TrfReader.read(text);
            if (!file.teams().teams().isEmpty()) {
                throw new TrfException(0, 0, "the file has teams");
            }
            file.toTournamentState();
            return file;
        } catch (TrfException refused) {
            throw DomainProblem.of(400, "file-refused").with("problem", String.valueOf(refused.getMessage()));
        }
    }

    private static List<Check> checks(TrfFile file) {
        try {
            return Checker.check(PairedFile.of(file)).stream()
                    .map(check ->
                            new Check(check.round(), check.agrees(), check.agrees() ? null : check.firstDifference()))
                    .toList();
        } catch (TrfException refused) {
            throw DomainProblem.of(400, "file-refused").with("problem", String.valueOf(refused.getMessage()));
        }
    }

    /**
     * Takes a file in: numbers, rounds, results, byes and what the file asks of the pairing. Persons are bound by id. Who
     * is in the tournament and not in the file stands behind the others and has missed the rounds.
     *
     * @param bindings each player of the file, once
     * @throws DomainProblem 404, 403; 409 once a round is paired here; 400 for a file that cannot be read, or bindings that
     *     do not name each player of the file and a different person of the tournament; 422 for another number of rounds
     *     than the tournament has, or another system
     */
    @Transactional
    Preview take(UUID tournamentId, String text, List<Binding> bindings) {
        Tournament tournament = tournaments.lock(tournamentId);
        if (tournament.status() != TournamentStatus.CREATED || rounds.drafted(tournamentId)) {
            throw DomainProblem.conflict("tournament-state").with("state", tournament.status());
        }
        Preview preview = preview(tournamentId, text);
        TrfFile file = read(text);
        boolean roundRobin = tournament.system() == Play.System.ROUND_ROBIN;
        if (file.rounds().isPresent() && file.rounds().getAsInt() != tournament.rounds()
                || file.pairedRounds() > tournament.rounds()
                || file.header().roundRobin() != roundRobin) {
            throw DomainProblem.refused("file-differs")
                    .with("rounds", tournament.rounds())
                    .with("system", tournament.system());
        }
        TournamentState state = file.toTournamentState();
        Map<Integer, String> persons = persons(tournament, file, bindings);
        Map<Integer, Integer> numbers = new HashMap<>();
        List<String> order = new ArrayList<>();
        for (Player player : state.players()) {
            order.add(Objects.requireNonNull(persons.get(file.fileNumber(player.number()))));
            numbers.put(player.number(), order.size());
        }
        tournament.players().stream()
                .map(Entrant::personId)
                .filter(person -> !order.contains(person))
                .toList()
                .forEach(order::add);
        Optional<Colour> colour = state.initialColour();
        Tournament renumbered = tournaments.takeIn(
                tournament,
                order,
                tournament.setup().of(forbidden(state, numbers), state.accelerations(), state.points()),
                colour,
                file.pairedRounds() > 0 ? clock.now() : null);
        outbox.add(new TournamentCreated(renumbered.card(), renumbered.version()));
        if (file.pairedRounds() > 0) {
            outbox.add(new TournamentStarted(renumbered.card(), renumbered.version()));
        }
        List<RoundCheck> found = Checker.check(PairedFile.of(file));
        for (int round = 1; round <= file.pairedRounds(); round++) {
            rounds.takeIn(
                    renumbered,
                    round,
                    games(
                            file,
                            state,
                            found.get(round - 1),
                            numbers,
                            round,
                            tournament.setup().firstBoard()),
                    seats(renumbered, state, numbers, round));
        }
        announce(renumbered, file, numbers);
        if (file.pairedRounds() > 0) {
            standings.publish(tournaments.touch(renumbered), file.pairedRounds(), StandingsStatus.PROVISIONAL);
        }
        audit.record("tournament-file-taken-in", "tournament", tournamentId, "");
        return preview;
    }

    private static Map<Integer, String> persons(Tournament tournament, TrfFile file, List<Binding> bindings) {
        Map<Integer, String> persons = new HashMap<>();
        Set<String> bound = new HashSet<>();
        Set<Integer> known = file.players().stream().map(TrfPlayer::number).collect(Collectors.toSet());
        for (int i = 0; i < bindings.size(); i++) {
            Binding binding = bindings.get(i);
            if (tournament.playerOf(binding.personId()).isEmpty()) {
                throw DomainProblem.invalid(FieldError.of("/players/" + i + "/personId", "no-player"));
            }
            if (!known.contains(binding.number())) {
                throw DomainProblem.invalid(FieldError.of("/players/" + i + "/number", "no-number"));
            }
            if (!bound.add(binding.personId()) || persons.put(binding.number(), binding.personId()) != null) {
                throw DomainProblem.invalid(FieldError.of("/players/" + i, "twice"));
            }
        }
        if (persons.size() != known.size()) {
            throw DomainProblem.invalid(FieldError.of("/players", "bind-everybody"));
        }
        return persons;
    }

    private static List<ForbiddenPairs> forbidden(TournamentState state, Map<Integer, Integer> numbers) {
        return state.forbidden().stream()
                .map(group -> new ForbiddenPairs(
                        group.firstRound(),
                        group.lastRound(),
                        group.players().stream()
                                .map(number -> numbers.getOrDefault(number, number))
                                .collect(Collectors.toSet())))
                .toList();
    }

    private static List<Game> games(
            TrfFile file,
            TournamentState state,
            RoundCheck found,
            Map<Integer, Integer> numbers,
            int round,
            int firstBoard) {
        Map<Integer, RoundCell> cells = new HashMap<>();
        Map<Integer, Integer> ours = new HashMap<>();
        for (Player player : state.players()) {
            int number = file.fileNumber(player.number());
            cells.put(number, player.cells().get(round - 1));
            ours.put(number, Objects.requireNonNull(numbers.get(player.number())));
        }
        List<Game> games = new ArrayList<>();
        for (RoundCheck.CheckedBoard board : found.found()) {
            if (board.black() == 0) {
                continue;
            }
            RoundCell white = Objects.requireNonNull(cells.get(board.white()));
            RoundCell black = Objects.requireNonNull(cells.get(board.black()));
            games.add(Game.open(
                            Ids.next(),
                            round,
                            firstBoard + games.size(),
                            Objects.requireNonNull(ours.get(board.white())),
                            Objects.requireNonNull(ours.get(board.black())))
                    .with(new EnteredResult(white.outcome(), black.outcome(), false, false, false)));
        }
        return games;
    }

    private static List<Seat> seats(
            Tournament tournament, TournamentState state, Map<Integer, Integer> numbers, int round) {
        List<Seat> seats = new ArrayList<>();
        Set<Integer> inFile = new HashSet<>(numbers.values());
        for (Player player : state.players()) {
            RoundCell cell = player.cells().get(round - 1);
            if (cell.opponent() == 0) {
                seats.add(new Seat(round, Objects.requireNonNull(numbers.get(player.number())), kind(cell.outcome())));
            }
        }
        tournament.players().stream()
                .filter(player -> !inFile.contains(player.number()))
                .forEach(player -> seats.add(new Seat(round, player.number(), SeatKind.ZERO_POINT_BYE)));
        return seats;
    }

    private static SeatKind kind(Outcome outcome) {
        return switch (outcome) {
            case PAIRING_BYE -> SeatKind.PAIRING_BYE;
            case FULL_POINT_BYE -> SeatKind.FULL_POINT_BYE;
            case HALF_POINT_BYE -> SeatKind.HALF_POINT_BYE;
            default -> SeatKind.ZERO_POINT_BYE;
        };
    }

    private void announce(Tournament tournament, TrfFile file, Map<Integer, Integer> numbers) {
        Map<Integer, Integer> byFileNumber = new HashMap<>();
        numbers.forEach((state, ours) -> byFileNumber.put(file.fileNumber(state), ours));
        for (TrfBye bye : file.byes()) {
            Integer number = byFileNumber.get(bye.player());
            if (bye.round() > file.pairedRounds() && bye.round() <= tournament.rounds() && number != null) {
                rounds.announced(tournament, number, bye.round(), kind(bye.kind()));
            }
        }
    }
}
