package org.chessfed.engine.swiss.dutch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Colour;
import org.chessfed.engine.ForbiddenPairs;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Pairing;
import org.chessfed.engine.PairingAnswer;
import org.chessfed.engine.PairingEdition;
import org.chessfed.engine.Player;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;
import org.chessfed.engine.TournamentState;

/**
 * A tournament that grows round by round from a seed: byes of every kind, forfeits, late entries, withdrawals,
 * forbidden pairs, accelerations, other point systems.
 */
final class RandomTournament {

    private final Random random;
    private final List<List<RoundCell>> rows = new ArrayList<>();
    private final int total;
    private final PointSystem points;
    private final Colour initial;
    private final List<ForbiddenPairs> forbidden = new ArrayList<>();
    private final List<Acceleration> accelerations = new ArrayList<>();
    private final int drawPercent;
    private final int trouble;
    private final int[] arrives;
    private final int[] leaves;
    private int completed;

    RandomTournament(long seed, int fewest, int most) {
        random = new Random(seed);
        int size = fewest + random.nextInt(most - fewest + 1);
        total = 2 + random.nextInt(Math.min(9, Math.max(1, size - 1)));
        points = switch (random.nextInt(8)) {
            case 0 -> PointSystem.STANDARD.withPairingBye(5);
            case 1 -> PointSystem.STANDARD.withPairingBye(0);
            case 2 -> PointSystem.of(30, 10, 0);
            default -> PointSystem.STANDARD;
        };
        initial = random.nextBoolean() ? Colour.WHITE : Colour.BLACK;
        drawPercent = random.nextInt(80);
        trouble = random.nextInt(3) == 0 ? 0 : random.nextInt(25);
        arrives = new int[size];
        leaves = new int[size];
        for (int i = 0; i < size; i++) {
            rows.add(new ArrayList<>());
            arrives[i] = random.nextInt(100) < trouble ? 2 + random.nextInt(2) : 1;
            leaves[i] = random.nextInt(100) < trouble ? 3 + random.nextInt(4) : 99;
        }
        if (random.nextInt(8) == 0) {
            Set<Integer> group = new TreeSet<>();
            while (group.size() < 2) {
                group.add(1 + random.nextInt(size));
            }
            forbidden.add(new ForbiddenPairs(1 + random.nextInt(2), 3 + random.nextInt(3), group));
        }
        if (random.nextInt(8) == 0) {
            accelerations.add(new Acceleration(1, 1 + random.nextInt(3), 1, size / 2, points.win()));
        }
    }

    /** The tournament before its next round, with the absences of that round. */
    TournamentState next() {
        List<Player> players = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<RoundCell> cells = new ArrayList<>(rows.get(i));
            if (completed + 1 < arrives[i] || completed + 1 >= leaves[i]) {
                cells.add(RoundCell.bye(Outcome.ZERO_POINT_BYE));
            } else if (random.nextInt(200) < trouble) {
                Outcome[] kinds = {
                    Outcome.HALF_POINT_BYE, Outcome.HALF_POINT_BYE, Outcome.ZERO_POINT_BYE, Outcome.FULL_POINT_BYE
                };
                cells.add(RoundCell.bye(kinds[random.nextInt(kinds.length)]));
            }
            players.add(new Player(i + 1, "Player " + (i + 1), 0, cells));
        }
        return new TournamentState(
                players,
                completed,
                total,
                points,
                Optional.of(initial),
                forbidden,
                accelerations,
                PairingEdition.FIDE_2026);
    }

    boolean isOver() {
        return completed >= total;
    }

    /** Plays the round as the engine paired it, or with pairs drawn at random; returns whether it could be played. */
    boolean play(TournamentState before, PairingAnswer answer) {
        if (!(answer instanceof Pairing pairing)) {
            return false;
        }
        for (Player player : before.players()) {
            if (player.cells().size() > completed) {
                rows.get(player.number() - 1).add(player.cells().get(completed));
            }
        }
        for (Pairing.Board board : pairing.boards()) {
            Outcome white;
            Outcome black;
            if (random.nextInt(200) < trouble) {
                int kind = random.nextInt(3);
                white = kind == 0 ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS;
                black = kind == 1 ? Outcome.FORFEIT_WIN : Outcome.FORFEIT_LOSS;
            } else if (random.nextInt(100) < drawPercent) {
                white = Outcome.DRAW;
                black = Outcome.DRAW;
            } else {
                boolean upset = random.nextInt(100) < 35;
                boolean whiteWins = (board.white() < board.black()) != upset;
                white = whiteWins ? Outcome.WIN : Outcome.LOSS;
                black = whiteWins ? Outcome.LOSS : Outcome.WIN;
            }
            rows.get(board.white() - 1).add(RoundCell.game(board.black(), Colour.WHITE, white));
            rows.get(board.black() - 1).add(RoundCell.game(board.white(), Colour.BLACK, black));
        }
        pairing.bye().ifPresent(bye -> rows.get(bye - 1).add(RoundCell.bye(Outcome.PAIRING_BYE)));
        completed++;
        return true;
    }
}
