package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * A tournament file as data.
 *
 * @param header texts at the head
 * @param rounds number of rounds fixed beforehand (142, XXR), if the file tells
 * @param initialColour colour drawn before round 1 (152, XXC), if the file tells
 * @param orderByPosition whether pairing numbers follow the order of the lines and not the starting rank (XXC rank)
 * @param points what each outcome is worth (162, XXS, BB records)
 * @param players in the order of the file
 * @param byes byes and absences announced for rounds (240, XXZ, and columns of rounds that are not paired yet), kept
 *     in the order of round, kind and player
 * @param accelerations virtual points as the file lists them (250, XXA), by the numbers of the file
 * @param forbidden groups that may not meet (260, XXP), by the numbers of the file
 * @param teams team data
 * @param others lines that are kept as they stand
 * @param warnings what the reader tolerated, in the order of the file
 */
public record TrfFile(
        TrfHeader header,
        OptionalInt rounds,
        Optional<Colour> initialColour,
        boolean orderByPosition,
        PointSystem points,
        List<TrfPlayer> players,
        List<TrfBye> byes,
        List<Acceleration> accelerations,
        List<ForbiddenPairs> forbidden,
        TrfTeams teams,
        List<TrfRecord> others,
        List<TrfWarning> warnings) {

    private static final Comparator<TrfBye> BYE_ORDER =
            Comparator.comparingInt(TrfBye::round).thenComparing(TrfBye::kind).thenComparingInt(TrfBye::player);

    public TrfFile {
        players = List.copyOf(players);
        byes = byes.stream().sorted(BYE_ORDER).toList();
        accelerations = List.copyOf(accelerations);
        forbidden = List.copyOf(forbidden);
        others = List.copyOf(others);
        warnings = List.copyOf(warnings);
        Set<Integer> numbers = new HashSet<>();
        for (TrfPlayer player : players) {
            if (!numbers.add(player.number())) {
                throw new IllegalArgumentException("two players have the number " + player.number());
            }
            if (player.cells().size() != players.getFirst().cells().size()) {
                throw new IllegalArgumentException("player " + player.number() + " has "
                        + player.cells().size() + " rounds, the first one "
                        + players.getFirst().cells().size());
            }
        }
    }

    /**
     * An individual tournament as a file, with the points that the results give; details of persons can be added to its
     * players afterwards with {@link #withPlayers}.
     *
     * @param header texts at the head
     * @param state the tournament
     */
    public static TrfFile of(TrfHeader header, TournamentState state) {
        List<TrfPlayer> players = new ArrayList<>();
        List<TrfBye> byes = new ArrayList<>();
        for (Player player : state.players()) {
            List<RoundCell> cells = new ArrayList<>();
            for (int round = 0; round < state.completedRounds(); round++) {
                cells.add(
                        round < player.cells().size()
                                ? player.cells().get(round)
                                : RoundCell.bye(Outcome.ZERO_POINT_BYE));
            }
            if (player.cells().size() > state.completedRounds()) {
                byes.add(new TrfBye(
                        state.nextRound(),
                        player.number(),
                        player.cells().get(state.completedRounds()).outcome()));
            }
            int points = cells.stream()
                    .mapToInt(cell -> state.points().points(cell.outcome()))
                    .sum();
            players.add(TrfPlayer.of(player.number(), player.name(), player.rating(), List.of())
                    .withResults(cells, OptionalInt.of(points), OptionalInt.empty()));
        }
        return new TrfFile(
                header,
                state.totalRounds() > 0 ? OptionalInt.of(state.totalRounds()) : OptionalInt.empty(),
                state.initialColour(),
                false,
                state.points(),
                players,
                byes,
                state.accelerations(),
                state.forbidden(),
                TrfTeams.NONE,
                List.of(),
                List.of());
    }

    /** Number of rounds that were paired: those that have a column with a game or a pairing-allocated bye. */
    public int pairedRounds() {
        return players.isEmpty() ? 0 : players.getFirst().cells().size();
    }

    /** Rounds of the tournament; a file that does not tell them is a finished one. */
    public int totalRounds() {
        return Math.max(rounds.orElse(0), pairedRounds());
    }

    /** The same file without the warnings, for comparing contents. */
    public TrfFile withoutWarnings() {
        return new TrfFile(
                header,
                rounds,
                initialColour,
                orderByPosition,
                points,
                players,
                byes,
                accelerations,
                forbidden,
                teams,
                others,
                List.of());
    }

    /** The same file with other players, points and ranks for instance. */
    public TrfFile withPlayers(List<TrfPlayer> newPlayers) {
        return new TrfFile(
                header,
                rounds,
                initialColour,
                orderByPosition,
                points,
                newPlayers,
                byes,
                accelerations,
                forbidden,
                teams,
                others,
                warnings);
    }

    /**
     * The number in the file of the player with a pairing number of the tournament state; the two differ only where
     * the file says {@code XXC rank}.
     */
    public int fileNumber(int pairingNumber) {
        return orderByPosition ? players.get(pairingNumber - 1).number() : pairingNumber;
    }

    /** Virtual points of a player in a round as the file lists them, in tenths. */
    int virtualPoints(int number, int round) {
        int sum = 0;
        for (Acceleration listed : accelerations) {
            if (round >= listed.firstRound()
                    && round <= listed.lastRound()
                    && number >= listed.firstPlayer()
                    && number <= listed.lastPlayer()) {
                sum += listed.virtualPoints();
            }
        }
        return sum;
    }

    /**
     * The individual tournament that the file describes, ready for pairing the next round.
     *
     * @throws TrfException if the file holds what a state cannot express: the first such warning
     */
    public TournamentState toTournamentState() {
        return toTournamentState(pairedRounds());
    }

    /**
     * The tournament as it was before round {@code completedRounds + 1} was paired: who did not take part in that
     * round, as far as the file tells, has a cell for it. The initial colour is told by all rounds of the file.
     *
     * @param completedRounds rounds that count as played, 0 to {@link #pairedRounds()}
     * @throws TrfException as {@link #toTournamentState()}
     */
    public TournamentState toTournamentState(int completedRounds) {
        requireUsable(completedRounds);
        Map<Integer, Integer> pairingNumbers = pairingNumbers();
        Map<Integer, Outcome> announced = new HashMap<>();
        for (TrfBye bye : byes) {
            if (bye.round() == completedRounds + 1) {
                announced.put(bye.player(), bye.kind());
            }
        }
        List<Player> field = new ArrayList<>(players.size());
        for (TrfPlayer player : players) {
            List<RoundCell> cells = new ArrayList<>(completedRounds + 1);
            for (RoundCell cell : player.cells().subList(0, completedRounds)) {
                cells.add(renumbered(cell, pairingNumbers));
            }
            if (completedRounds < pairedRounds()) {
                RoundCell next = player.cells().get(completedRounds);
                if (!takesPart(next)) {
                    cells.add(next);
                }
            } else if (announced.containsKey(player.number())) {
                cells.add(RoundCell.bye(announced.get(player.number())));
            }
            field.add(new Player(
                    pairingNumbers.getOrDefault(player.number(), player.number()),
                    player.name(),
                    player.rating(),
                    cells));
        }
        field.sort(Comparator.comparingInt(Player::number));
        return new TournamentState(
                field,
                completedRounds,
                totalRounds(),
                points,
                initialColour.or(() -> completedRounds < pairedRounds()
                        ? toTournamentState().initialColour()
                        : inferredInitialColour(field)),
                forbidden.stream()
                        .map(group -> renumbered(group, pairingNumbers))
                        .toList(),
                pairingAccelerations(pairingNumbers),
                PairingEdition.FIDE_2026);
    }

    /**
     * The team tournament that the file describes, ready for pairing the next round: every player of the state is a
     * team under its number, with its matches as cells, their game points, and match points as the point system.
     *
     * @throws TrfException if the file has no teams, or holds what a state cannot express
     */
    public TournamentState toTeamTournamentState() {
        return toTeamTournamentState(pairedRounds());
    }

    /**
     * The team tournament as it was before round {@code completedRounds + 1} was paired: a team that did not take part
     * in that round has a cell for it.
     *
     * @param completedRounds rounds that count as played, 0 to {@link #pairedRounds()}
     * @throws TrfException as {@link #toTeamTournamentState()}
     */
    public TournamentState toTeamTournamentState(int completedRounds) {
        requireUsable(completedRounds);
        if (teams.teams().isEmpty()) {
            throw new TrfException(0, 0, "the file has no teams (record 310 or 013)");
        }
        TeamRounds matches = new TeamRounds(this);
        List<Player> field = new ArrayList<>();
        for (TrfTeam team : teams.teams()) {
            List<RoundCell> cells = new ArrayList<>();
            for (int round = 1; round <= completedRounds; round++) {
                cells.add(matches.cell(team, round));
            }
            if (completedRounds < pairedRounds()) {
                RoundCell next = matches.cell(team, completedRounds + 1);
                if (!takesPart(next)) {
                    cells.add(next);
                }
            } else {
                byes.stream()
                        .filter(bye -> bye.round() == completedRounds + 1 && bye.player() == team.number())
                        .findFirst()
                        .ifPresent(bye -> cells.add(RoundCell.bye(bye.kind())));
            }
            field.add(new Player(team.number(), team.name(), team.rating(), cells));
        }
        List<Integer> numbers = teams.teams().stream().map(TrfTeam::number).toList();
        return new TournamentState(
                field,
                completedRounds,
                totalRounds(),
                matches.matchPoints(),
                initialColour.or(() -> completedRounds < pairedRounds()
                        ? toTeamTournamentState().initialColour()
                        : inferredInitialColour(field)),
                forbidden,
                accelerations.isEmpty() && header.baku() ? baku(numbers, matches.matchPoints()) : accelerations,
                PairingEdition.FIDE_2026);
    }

    private void requireUsable(int completedRounds) {
        for (TrfWarning warning : warnings) {
            if (warning.kind() == TrfWarning.Kind.NOT_HONOURED) {
                throw new TrfException(warning.line(), warning.column(), warning.message());
            }
        }
        if (completedRounds < 0 || completedRounds > pairedRounds()) {
            throw new IllegalArgumentException(
                    "round " + completedRounds + " is not among the " + pairedRounds() + " paired ones");
        }
    }

    /**
     * The colour of the first odd-numbered player of round 1, told by the first round that has colours: there the
     * highest-placed player who had been paired by then has that colour, or the other one on an even place.
     */
    private static Optional<Colour> inferredInitialColour(List<Player> field) {
        int round = Integer.MAX_VALUE;
        for (Player player : field) {
            for (int r = 0; r < Math.min(round, player.cells().size()); r++) {
                if (player.cells().get(r).colour().isPresent()) {
                    round = r;
                }
            }
        }
        int place = 0;
        for (Player player : field) {
            boolean pairedByThen = false;
            for (int r = 0; r <= round && r < player.cells().size(); r++) {
                pairedByThen |= takesPart(player.cells().get(r));
            }
            if (!pairedByThen) {
                continue;
            }
            place++;
            if (round < player.cells().size()) {
                Optional<Colour> colour = player.cells().get(round).colour();
                if (colour.isPresent()) {
                    return place % 2 == 1 ? colour : colour.map(Colour::opposite);
                }
            }
        }
        return Optional.empty();
    }

    private static boolean takesPart(RoundCell cell) {
        return cell.opponent() > 0 || cell.outcome() == Outcome.PAIRING_BYE;
    }

    private Map<Integer, Integer> pairingNumbers() {
        Map<Integer, Integer> numbers = new HashMap<>();
        if (orderByPosition) {
            for (TrfPlayer player : players) {
                numbers.put(player.number(), numbers.size() + 1);
            }
        }
        return numbers;
    }

    private static RoundCell renumbered(RoundCell cell, Map<Integer, Integer> numbers) {
        return cell.opponent() == 0 || numbers.isEmpty()
                ? cell
                : new RoundCell(numbers.getOrDefault(cell.opponent(), cell.opponent()), cell.colour(), cell.outcome());
    }

    private static ForbiddenPairs renumbered(ForbiddenPairs group, Map<Integer, Integer> numbers) {
        Set<Integer> members = new HashSet<>();
        for (int member : group.players()) {
            members.add(numbers.getOrDefault(member, member));
        }
        return new ForbiddenPairs(group.firstRound(), group.lastRound(), members);
    }

    /** The listed virtual points by pairing numbers; without any, those of Baku acceleration where 192 asks for it. */
    private List<Acceleration> pairingAccelerations(Map<Integer, Integer> numbers) {
        if (accelerations.isEmpty()) {
            return header.baku()
                    ? baku(
                            players.stream()
                                    .map(player -> numbers.getOrDefault(player.number(), player.number()))
                                    .sorted()
                                    .toList(),
                            points)
                    : List.of();
        }
        if (numbers.isEmpty()) {
            return accelerations;
        }
        List<Acceleration> renumbered = new ArrayList<>();
        for (Acceleration listed : accelerations) {
            for (TrfPlayer player : players) {
                if (player.number() >= listed.firstPlayer() && player.number() <= listed.lastPlayer()) {
                    int number = numbers.getOrDefault(player.number(), player.number());
                    renumbered.add(new Acceleration(
                            listed.firstRound(), listed.lastRound(), number, number, listed.virtualPoints()));
                }
            }
        }
        return renumbered;
    }

    /**
     * Baku acceleration (C.04.7, 1.2 to 1.4): the first {@code 2 * ceil(n / 4)} players have a win in the first half of
     * the accelerated rounds, a draw in the others; accelerated is the first half of the tournament, rounded up.
     */
    private List<Acceleration> baku(List<Integer> numbers, PointSystem worth) {
        if (numbers.isEmpty() || totalRounds() == 0) {
            return List.of();
        }
        int first = numbers.getFirst();
        int last = numbers.get(Math.min(numbers.size(), 2 * Math.ceilDiv(numbers.size(), 4)) - 1);
        int accelerated = Math.ceilDiv(totalRounds(), 2);
        int full = Math.ceilDiv(accelerated, 2);
        List<Acceleration> result = new ArrayList<>();
        result.add(new Acceleration(1, full, first, last, worth.win()));
        if (accelerated > full) {
            result.add(new Acceleration(full + 1, accelerated, first, last, worth.draw()));
        }
        return result;
    }
}
