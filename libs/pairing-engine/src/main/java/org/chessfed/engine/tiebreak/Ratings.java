package org.chessfed.engine.tiebreak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.chessfed.engine.Outcome;
import org.chessfed.engine.Player;
import org.chessfed.engine.TournamentState;

/**
 * Tie-breaks built on ratings (C.07, 10). They use games over the board only, and are undefined while an unrated player
 * takes part, unless the step says what unrated players count with.
 */
final class Ratings {

    private final Ledger ledger;
    private final Map<Integer, Integer> rating = new HashMap<>();
    private final boolean complete;

    Ratings(TournamentState state, Ledger ledger, Step step) {
        this.ledger = ledger;
        boolean all = true;
        for (Player player : state.players()) {
            int known = player.rating() > 0 ? player.rating() : step.unratedAs().orElse(0);
            all = all && known > 0;
            rating.put(player.number(), known);
        }
        this.complete = all;
    }

    private List<Entry> games(int player) {
        return ledger.entries(player).stream().filter(Entry::overTheBoard).toList();
    }

    private int ratingOf(int player) {
        return rating.getOrDefault(player, 0);
    }

    /** RTNG: the own rating. */
    StepValue own(Step step, int player) {
        int own = ratingOf(player);
        return own > 0 ? new StepValue(step, TieBreakValue.whole(own), List.of()) : StepValue.undefined(step);
    }

    /** ARO: average rating of the opponents, half up; cuts leave out the lowest ratings, then the highest. */
    StepValue average(Step step, int player) {
        return complete ? mean(step, games(player), this::ratingOf, Contribution.Basis.OPPONENT_RATING) : none(step);
    }

    /** TPR: average rating plus the difference for the percentage scored. */
    StepValue performance(Step step, int player) {
        if (!complete || games(player).isEmpty()) {
            return none(step);
        }
        return new StepValue(
                step,
                TieBreakValue.whole(performance(player)),
                mean(Step.of(TieBreak.ARO), games(player), this::ratingOf, Contribution.Basis.OPPONENT_RATING)
                        .working());
    }

    /** PTP: the smallest rating whose expected score reaches the score. */
    StepValue perfectPerformance(Step step, int player) {
        if (!complete || games(player).isEmpty()) {
            return none(step);
        }
        return new StepValue(
                step,
                TieBreakValue.whole(perfectPerformance(player)),
                mean(Step.of(TieBreak.ARO), games(player), this::ratingOf, Contribution.Basis.OPPONENT_RATING)
                        .working());
    }

    /** APRO: average performance of the opponents, half up. */
    StepValue averagePerformance(Step step, int player) {
        return complete ? mean(step, games(player), this::performance, Contribution.Basis.OPPONENT_VALUE) : none(step);
    }

    /** APPO: average perfect performance of the opponents, half up. */
    StepValue averagePerfectPerformance(Step step, int player) {
        return complete
                ? mean(step, games(player), this::perfectPerformance, Contribution.Basis.OPPONENT_VALUE)
                : none(step);
    }

    private static StepValue none(Step step) {
        return StepValue.undefined(step);
    }

    private static StepValue mean(Step step, List<Entry> games, ToIntFunction<Integer> of, Contribution.Basis basis) {
        List<Contribution> lines = new ArrayList<>();
        for (Entry game : games) {
            lines.add(OwnResults.line(game, basis, TieBreakValue.whole(of.applyAsInt(game.opponent()))));
        }
        ToLongFunction<Contribution> amount = line -> line.value().numerator();
        for (int i = 0; i < step.cutLowest(); i++) {
            cut(lines, Comparator.comparingLong(amount));
        }
        for (int i = 0; i < step.cutHighest(); i++) {
            cut(lines, Comparator.comparingLong(amount).reversed());
        }
        List<Contribution> kept = lines.stream().filter(line -> !line.cut()).toList();
        if (kept.isEmpty()) {
            return new StepValue(step, Optional.empty(), lines, "");
        }
        long sum = kept.stream().mapToLong(amount).sum();
        return new StepValue(step, TieBreakValue.whole(halfUp(sum, kept.size())), lines);
    }

    private static void cut(List<Contribution> lines, Comparator<Contribution> order) {
        lines.stream()
                .filter(line -> !line.cut())
                .min(order)
                .ifPresent(line -> lines.set(lines.indexOf(line), line.asCut()));
    }

    private int performance(int player) {
        List<Entry> games = games(player);
        long sum = games.stream().mapToLong(game -> ratingOf(game.opponent())).sum();
        long percent = halfUp(50L * halfPoints(games), games.size());
        return Math.toIntExact(halfUp(sum, games.size()) + RatingTable.difference((int) percent));
    }

    private int perfectPerformance(int player) {
        List<Entry> games = games(player);
        int lowest =
                games.stream().mapToInt(game -> ratingOf(game.opponent())).min().orElse(0);
        int highest =
                games.stream().mapToInt(game -> ratingOf(game.opponent())).max().orElse(0);
        int halfPoints = halfPoints(games);
        if (halfPoints == 0) {
            return lowest - 800;
        }
        int below = lowest - 800;
        int reached = highest + 800;
        while (reached - below > 1) {
            int middle = Math.floorDiv(below + reached, 2);
            if (expectedPercents(games, middle) >= 50 * halfPoints) {
                reached = middle;
            } else {
                below = middle;
            }
        }
        return reached;
    }

    private int expectedPercents(List<Entry> games, int own) {
        return games.stream()
                .mapToInt(game -> RatingTable.expectedPercent(own - ratingOf(game.opponent())))
                .sum();
    }

    private static int halfPoints(List<Entry> games) {
        int sum = 0;
        for (Entry game : games) {
            boolean won = game.outcome() == Outcome.WIN || game.outcome() == Outcome.UNRATED_WIN;
            boolean drawn = game.outcome() == Outcome.DRAW || game.outcome() == Outcome.UNRATED_DRAW;
            sum += won ? 2 : drawn ? 1 : 0;
        }
        return sum;
    }

    private static long halfUp(long numerator, long denominator) {
        return Math.floorDiv(2 * numerator + denominator, 2 * denominator);
    }
}
