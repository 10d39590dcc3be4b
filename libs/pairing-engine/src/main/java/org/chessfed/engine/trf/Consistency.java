package org.chessfed.engine.trf;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.chessfed.engine.Acceleration;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.PointSystem;
import org.chessfed.engine.RoundCell;

/** What the lines of a file say must go together: both sides of a game, one bye a round, points and results. */
final class Consistency {

    private static final Pattern BY_GAME_POINTS = Pattern.compile("FIDE_TEAM(_TYPE[AB])?_GP");

    private final Map<Integer, PlayerLine> lines;
    private final Consumer<TrfWarning> warnings;

    Consistency(Map<Integer, PlayerLine> lines, Consumer<TrfWarning> warnings) {
        this.lines = lines;
        this.warnings = warnings;
    }

    /** Both sides of every game must tell the same; a round has one pairing-allocated bye, unless teams play. */
    void checkGames(List<TrfPlayer> field, TrfTeams teams) {
        Map<Integer, TrfPlayer> byNumber = new HashMap<>();
        field.forEach(player -> byNumber.put(player.number(), player));
        Map<Integer, Integer> byeOfRound = new HashMap<>();
        for (TrfPlayer player : field) {
            TrfLine line = line(player.number());
            for (int round = 1; round <= player.cells().size(); round++) {
                RoundCell cell = player.cells().get(round - 1);
                int column = PlayerLine.cellColumn(round);
                if (cell.outcome() == Outcome.PAIRING_BYE && teams.teams().isEmpty()) {
                    Integer other = byeOfRound.putIfAbsent(round, player.number());
                    if (other != null) {
                        String two = other + " and " + player.number();
                        throw line.fault(column, "round " + round + " has two pairing-allocated byes, of " + two);
                    }
                }
                if (cell.opponent() > 0) {
                    TrfPlayer opponent = byNumber.get(cell.opponent());
                    if (opponent == null) {
                        throw line.fault(
                                column, "opponent " + cell.opponent() + " of round " + round + " is not in the file");
                    }
                    checkGame(line, column, round, player, cell, opponent);
                }
                if (cell.outcome() == Outcome.UNKNOWN) {
                    warnings.accept(new TrfWarning(
                            line.number(),
                            column + 7,
                            TrfWarning.Kind.NOT_HONOURED,
                            "the game of " + player.number() + " in round " + round + " has no result yet"));
                }
            }
        }
    }

    private TrfLine line(int number) {
        PlayerLine player = lines.get(number);
        if (player == null) {
            throw new IllegalStateException("no line for player " + number);
        }
        return player.line();
    }

    private static void checkGame(
            TrfLine line, int column, int round, TrfPlayer player, RoundCell cell, TrfPlayer opponent) {
        RoundCell other = opponent.cells().get(round - 1);
        String pair = player.number() + " and " + opponent.number() + " in round " + round;
        if (other.opponent() != player.number()) {
            throw line.fault(
                    column,
                    "the lines of " + pair + " contradict each other: the second has opponent " + other.opponent());
        }
        if (cell.colour().isPresent() && cell.colour().equals(other.colour())) {
            throw line.fault(column + 5, pair + " have the same colour");
        }
        if (!together(cell.outcome(), other.outcome())) {
            throw line.fault(
                    column + 7,
                    "the results of " + pair + " do not go together: \""
                            + cell.outcome().code() + "\" and \""
                            + other.outcome().code() + "\"");
        }
    }

    /** Two results of one game: a decision, a draw, a loss for both, or a draw for one and a loss for the other. */
    private static boolean together(Outcome a, Outcome b) {
        return switch (a) {
            case WIN -> b == Outcome.LOSS;
            case DRAW -> b == Outcome.DRAW || b == Outcome.LOSS;
            case LOSS -> b == Outcome.WIN || b == Outcome.DRAW || b == Outcome.LOSS;
            case UNRATED_WIN -> b == Outcome.UNRATED_LOSS;
            case UNRATED_DRAW -> b == Outcome.UNRATED_DRAW || b == Outcome.UNRATED_LOSS;
            case UNRATED_LOSS -> b == Outcome.UNRATED_WIN || b == Outcome.UNRATED_DRAW || b == Outcome.UNRATED_LOSS;
            case FORFEIT_WIN -> b == Outcome.FORFEIT_LOSS;
            case FORFEIT_LOSS -> b == Outcome.FORFEIT_WIN || b == Outcome.FORFEIT_LOSS;
            case UNKNOWN -> b == Outcome.UNKNOWN;
            case HALF_POINT_BYE, FULL_POINT_BYE, PAIRING_BYE, ZERO_POINT_BYE -> false;
        };
    }

    /**
     * Points must be the sum of the results; they may contain the virtual points and the announced bye of the next
     * round, as some programs write them.
     */
    void checkPoints(TrfFile file) {
        int next = file.pairedRounds() + 1;
        List<Acceleration> virtualNext = file.accelerations().stream()
                .filter(range -> range.firstRound() <= next && next <= range.lastRound())
                .toList();
        Map<Integer, Integer> nextBye = new HashMap<>();
        for (TrfBye bye : file.byes()) {
            if (bye.round() == next) {
                nextBye.put(bye.player(), file.points().points(bye.kind()));
            }
        }
        for (TrfPlayer player : file.players()) {
            int number = player.number();
            int sum = player.cells().stream()
                    .mapToInt(cell -> file.points().points(cell.outcome()))
                    .sum();
            if (player.points().isEmpty()) {
                pointsDiffer(number, "has no points; the results give " + PointSystem.text(sum));
                continue;
            }
            int told = player.points().getAsInt();
            int rest = told - sum;
            int bye = nextBye.getOrDefault(number, 0);
            int virtual = rest == 0
                    ? 0
                    : virtualNext.stream()
                            .filter(range -> range.firstPlayer() <= number && number <= range.lastPlayer())
                            .mapToInt(Acceleration::virtualPoints)
                            .sum();
            if (rest != 0 && rest != bye && rest != virtual && rest != bye + virtual) {
                pointsDiffer(
                        number, "has " + PointSystem.text(told) + " points, the results give " + PointSystem.text(sum));
            }
        }
    }

    private void pointsDiffer(int player, String message) {
        warnings.accept(new TrfWarning(
                line(player).number(), 81, TrfWarning.Kind.POINTS_DIFFER, "player " + player + " " + message));
    }

    /** Baku acceleration is defined for a win of two draws and a worthless loss, for teams by match points (C.04.7). */
    void checkBaku(TrfFile file, boolean ofTeams, int line) {
        if (!file.header().baku() || !file.accelerations().isEmpty()) {
            return;
        }
        PointSystem worth = ofTeams ? new TeamRounds(file).matchPoints() : file.points();
        if (worth.win() != 2 * worth.draw() || worth.loss() != 0) {
            notHonoured(line, "Baku acceleration needs a win that is worth two draws and a loss that is worth nothing");
        }
        if (BY_GAME_POINTS.matcher(file.header().typeCode()).lookingAt()) {
            notHonoured(line, "Baku acceleration of teams is defined for match points, not for game points");
        }
    }

    private void notHonoured(int line, String message) {
        warnings.accept(new TrfWarning(line, 5, TrfWarning.Kind.NOT_HONOURED, message));
    }
}
