package org.chessfed.engine.checker;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.regex.Pattern;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingSystem;
import org.chessfed.engine.Player;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;
import org.chessfed.engine.roundrobin.RoundRobin;
import org.chessfed.engine.swiss.completable.CompletableSwiss;
import org.chessfed.engine.swiss.dutch.Dutch;
import org.chessfed.engine.swiss.team.TeamSwiss;
import org.chessfed.engine.swiss.team.TeamSwissRules;
import org.chessfed.engine.trf.TrfException;
import org.chessfed.engine.trf.TrfFile;

/**
 * A tournament file together with the system that its type asks for.
 *
 * @param file the file
 * @param system the system that pairs its rounds
 * @param ofTeams whether teams are paired, by their numbers
 */
public record PairedFile(TrfFile file, PairingSystem system, boolean ofTeams) {

    private static final Pattern DUTCH = Pattern.compile("FIDE_DUTCH(_20[0-9]{2})?(_BAKU)?");

    /**
     * The file with the system of its coded type (record 192); without one, team Swiss if it has teams, round robin if
     * its type in words says so, and else FIDE Dutch.
     *
     * @throws TrfException if the type is one that this library does not pair
     */
    public static PairedFile of(TrfFile file) {
        String code = file.header().typeCode();
        boolean teams = !file.teams().teams().isEmpty();
        if (code.startsWith("FIDE_TEAM")) {
            return teamSwiss(file, code);
        }
        if (code.isEmpty() && teams && !file.header().roundRobin()) {
            return new PairedFile(file, new TeamSwiss(TeamSwissRules.STANDARD), true);
        }
        if (code.equals("BERGER_ROUNDROBIN") || code.equals("FIDE_ROUNDROBIN")) {
            return new PairedFile(file, RoundRobin.single(), teams);
        }
        if (code.equals("FIDE_DOUBLEROUNDROBIN")) {
            return new PairedFile(file, RoundRobin.twofold(), teams);
        }
        if (code.isEmpty() && file.header().roundRobin()) {
            return roundRobin(file, teams);
        }
        if (code.isEmpty() || DUTCH.matcher(code).matches()) {
            return new PairedFile(file, new Dutch(), false);
        }
        throw new TrfException(
                0,
                0,
                "record 192 asks for " + code
                        + ", which is not paired here; known are FIDE_DUTCH, FIDE_TEAM, BERGER_ROUNDROBIN,"
                        + " FIDE_ROUNDROBIN and FIDE_DOUBLEROUNDROBIN");
    }

    private static PairedFile teamSwiss(TrfFile file, String code) {
        try {
            return new PairedFile(file, new TeamSwiss(TeamSwissRules.ofCode(code)), true);
        } catch (IllegalArgumentException unknown) {
            throw new TrfException(0, 0, "record 192: " + unknown.getMessage());
        }
    }

    private static PairedFile roundRobin(TrfFile file, boolean teams) {
        int field = teams ? file.teams().teams().size() : file.players().size();
        boolean twofold = field > 1 && file.totalRounds() > RoundRobin.single().rounds(field);
        return new PairedFile(file, twofold ? RoundRobin.twofold() : RoundRobin.single(), teams);
    }

    /**
     * The same file, paired with look-ahead where it has exactly one player more than rounds (setting COMPLETABLE).
     *
     * @throws TrfException if it does not follow FIDE Dutch
     */
    public PairedFile completable() {
        if (!dutch()) {
            throw new TrfException(0, 0, "only FIDE Dutch is paired with look-ahead to the last round");
        }
        return new PairedFile(file, CompletableSwiss.dutch(), ofTeams);
    }

    /** Whether FIDE Dutch pairs the file, with look-ahead or without. */
    public boolean dutch() {
        return system instanceof Dutch || system instanceof CompletableSwiss;
    }

    /**
     * The tournament before round {@code completedRounds + 1} was paired.
     *
     * @throws TrfException if the file holds what a state cannot express
     */
    public TournamentState state(int completedRounds) {
        return ofTeams ? file.toTeamTournamentState(completedRounds) : file.toTournamentState(completedRounds);
    }

    /**
     * Pairs a round as it would have been paired then.
     *
     * @param round 1 to the number of paired rounds plus one
     * @throws TrfException if the file holds what a state cannot express, or the system refuses the state
     */
    public PairingAnswer pair(int round) {
        TournamentState state = state(round - 1);
        try {
            return system.pair(state);
        } catch (TrfException refused) {
            throw refused;
        } catch (IllegalArgumentException refused) {
            throw new TrfException(0, 0, "round " + round + " cannot be paired: " + refused.getMessage());
        }
    }

    /** The number in the file of a player, or team, of the state. */
    public int fileNumber(int pairingNumber) {
        return ofTeams ? pairingNumber : file.fileNumber(pairingNumber);
    }

    /**
     * The pairing that the file holds for a round, in board order (C.04.2, 3.6). A forfeited game whose colours the file
     * does not tell has the lower number as White.
     *
     * @param round 1 to the number of paired rounds
     */
    Pairing paired(int round) {
        TournamentState before = state(round - 1);
        TournamentState after = state(round);
        List<Pairing.Board> boards = new ArrayList<>();
        OptionalInt bye = OptionalInt.empty();
        for (Player player : after.players()) {
            RoundCell cell = player.cells().get(round - 1);
            boolean white = cell.colour().equals(Optional.of(Colour.WHITE))
                    || (cell.colour().isEmpty() && player.number() < cell.opponent());
            if (cell.opponent() > 0 && white) {
                boards.add(new Pairing.Board(player.number(), cell.opponent()));
            } else if (cell.outcome() == Outcome.PAIRING_BYE) {
                bye = OptionalInt.of(player.number());
            }
        }
        boards.sort(boardOrder(before));
        return new Pairing(round, boards, bye, List.of());
    }

    /** The boards of the file, those whose colours it does not tell turned as the system has them. */
    List<Pairing.Board> colouredLike(int round, List<Pairing.Board> found, List<Pairing.Board> wanted) {
        Set<Integer> colourless = new HashSet<>();
        for (Player player : state(round).players()) {
            if (player.cells().get(round - 1).colour().isEmpty()) {
                colourless.add(player.number());
            }
        }
        Set<Pairing.Board> expected = new HashSet<>(wanted);
        return found.stream()
                .map(board -> {
                    Pairing.Board turned = new Pairing.Board(board.black(), board.white());
                    boolean open = board.black() > 0
                            && colourless.contains(board.white())
                            && colourless.contains(board.black());
                    return open && expected.contains(turned) ? turned : board;
                })
                .toList();
    }

    /** C.04.2, 3.6: score of the higher-ranked player, sum of both scores, number of the higher-ranked player. */
    private static Comparator<Pairing.Board> boardOrder(TournamentState state) {
        Map<Integer, Integer> scores = pairingScores(state);
        ToIntFunction<Pairing.Board> white = board -> scores.getOrDefault(board.white(), 0);
        ToIntFunction<Pairing.Board> black = board -> scores.getOrDefault(board.black(), 0);
        return Comparator.<Pairing.Board>comparingInt(
                        board -> -Math.max(white.applyAsInt(board), black.applyAsInt(board)))
                .thenComparingInt(board -> -white.applyAsInt(board) - black.applyAsInt(board))
                .thenComparingInt(board -> {
                    int difference = white.applyAsInt(board) - black.applyAsInt(board);
                    if (difference == 0) {
                        return Math.min(board.white(), board.black());
                    }
                    return difference > 0 ? board.white() : board.black();
                });
    }

    /** Scores with the virtual points of the round that is paired (C.04.7, 1.5). */
    private static Map<Integer, Integer> pairingScores(TournamentState state) {
        Map<Integer, Integer> scores = new HashMap<>();
        for (Player player : state.players()) {
            int score = 0;
            for (RoundCell cell : player.cells().subList(0, state.completedRounds())) {
                score += state.points().points(cell.outcome());
            }
            for (Acceleration virtual : state.accelerations()) {
                if (virtual.firstRound() <= state.nextRound()
                        && state.nextRound() <= virtual.lastRound()
                        && virtual.firstPlayer() <= player.number()
                        && player.number() <= virtual.lastPlayer()) {
                    score += virtual.virtualPoints();
                }
            }
            scores.put(player.number(), score);
        }
        return scores;
    }
}
