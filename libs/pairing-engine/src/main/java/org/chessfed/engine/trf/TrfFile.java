package org.chessfed.engine.trf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
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
        return new FileState(this).ofPlayers(completedRounds);
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
        return new FileState(this).ofTeams(completedRounds);
    }
}
