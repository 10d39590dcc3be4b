package org.chessfed.engine.tiebreak;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;

/** Tie-breaks built on the scores of the opponents: Buchholz and Sonneborn-Berger with all their kin (C.07, 8 and 9). */
final class OpponentScores {

    private OpponentScores() {}

    /** Buchholz of a player, with cuts. */
    static StepValue buchholz(Step step, Ledger ledger, int player) {
        List<Line> lines = new ArrayList<>();
        for (Entry entry : ledger.entries(player)) {
            if (!entry.struck()) {
                Ledger.Term term = ledger.term(player, entry);
                lines.add(new Line(term, term.score()));
            }
        }
        cut(lines, step, ledger, Line::amount);
        return value(step, lines, TieBreakValue::tenths, false);
    }

    /** The sum that {@link #buchholz} shows, without cuts, in tenths. */
    static long buchholzTenths(Ledger ledger, int player) {
        long sum = 0;
        for (Entry entry : ledger.entries(player)) {
            if (!entry.struck()) {
                sum += ledger.term(player, entry).score();
            }
        }
        return sum;
    }

    /**
     * Sonneborn-Berger, with cuts.
     *
     * @param opponents ledger of the opponents' scores
     * @param own ledger of the own points
     */
    static StepValue sonnebornBerger(Step step, Ledger opponents, Ledger own, int player) {
        List<Line> lines = new ArrayList<>();
        List<Entry> points = own.entries(player);
        for (Entry entry : opponents.entries(player)) {
            if (!entry.struck()) {
                Ledger.Term term = opponents.term(player, entry);
                int factor = points.get(entry.round() - 1).points();
                lines.add(new Line(term, (long) term.score() * factor, OptionalInt.of(factor)));
            }
        }
        cut(lines, step, opponents, line -> line.term.score());
        return value(step, lines, TieBreakValue::hundredths, true);
    }

    /**
     * Leaves out the lowest lines by {@code key} and, among equals, by amount, then the highest. Each cut first takes the
     * lowest voluntary unplayed round, unless the line that it would otherwise take is worth more (16.5).
     */
    private static void cut(List<Line> lines, Step step, Ledger ledger, ToLongFunction<Line> key) {
        Comparator<Line> order = Comparator.comparingLong(key).thenComparingLong(Line::amount);
        for (int i = 0; i < step.cutLowest(); i++) {
            Optional<Line> lowest = lines.stream().filter(line -> !line.cut).min(order);
            Optional<Line> voluntary = lines.stream()
                    .filter(line -> !line.cut && ledger.cutsVoluntaryFirst())
                    .filter(line -> line.term.entry().voluntarilyUnplayed())
                    .min(Comparator.comparingLong(Line::amount));
            Optional<Line> taken = voluntary.isPresent()
                            && voluntary.get().amount
                                    >= lowest.map(Line::amount).orElse(Long.MIN_VALUE)
                    ? voluntary
                    : lowest;
            taken.ifPresent(line -> line.cut = true);
        }
        for (int i = 0; i < step.cutHighest(); i++) {
            lines.stream().filter(line -> !line.cut).max(order).ifPresent(line -> line.cut = true);
        }
    }

    private static StepValue value(Step step, List<Line> lines, LongFunction<TieBreakValue> unit, boolean product) {
        long sum = 0;
        List<Contribution> working = new ArrayList<>();
        for (Line line : lines) {
            sum += line.cut ? 0 : line.amount;
            working.add(new Contribution(
                    line.term.entry().round(),
                    line.term.entry().opponent(),
                    line.term.basis(),
                    unit.apply(line.amount),
                    product ? Optional.of(TieBreakValue.tenths(line.term.score())) : Optional.empty(),
                    line.factor,
                    line.cut));
        }
        return new StepValue(step, unit.apply(sum), working);
    }

    /** Average Buchholz of the opponents met over the board (8.2). */
    static StepValue averageOfBuchholz(Step step, Ledger ledger, int player) {
        List<Contribution> working = new ArrayList<>();
        long sum = 0;
        for (Entry entry : ledger.entries(player)) {
            if (entry.overTheBoard()) {
                long tenths = buchholzTenths(ledger, entry.opponent());
                sum += tenths;
                working.add(new Contribution(
                        entry.round(),
                        entry.opponent(),
                        Contribution.Basis.OPPONENT_VALUE,
                        TieBreakValue.tenths(tenths),
                        Optional.empty(),
                        OptionalInt.empty(),
                        false));
            }
        }
        return working.isEmpty()
                ? StepValue.undefined(step)
                : new StepValue(step, new TieBreakValue(sum, 10L * working.size(), 2), working);
    }

    /** Koya: points against scheduled opponents who reached the limit, forfeits included (9.2). */
    static StepValue koya(Step step, Ledger ledger, int player) {
        List<Contribution> working = new ArrayList<>();
        long sum = 0;
        for (Entry entry : ledger.entries(player)) {
            boolean opposed = entry.opponent() > 0 && !entry.struck() && entry.kind() != Entry.Kind.FULL_BYE;
            if (opposed && reachesLimit(step, ledger, entry.opponent())) {
                sum += entry.points();
                working.add(
                        OwnResults.line(entry, Contribution.Basis.OWN_RESULT, TieBreakValue.tenths(entry.points())));
            }
        }
        // Reference programs print a bare zero where no opponent reached the limit.
        return new StepValue(step, working.isEmpty() ? TieBreakValue.whole(0) : TieBreakValue.tenths(sum), working);
    }

    private static boolean reachesLimit(Step step, Ledger ledger, int opponent) {
        long rounds = ledger.entries(opponent).stream()
                .filter(entry -> !entry.struck())
                .count();
        long percent = step.limitPercent().orElse(50);
        long limitTimes100 = rounds * ledger.win() * percent + (long) step.limitHalfPoints() * ledger.draw() * 100;
        return ledger.score(opponent) * 100L >= limitTimes100;
    }

    /** One line of a sum while it is being cut. */
    private static final class Line {
        private final Ledger.Term term;
        private final long amount;
        private final OptionalInt factor;
        private boolean cut;

        Line(Ledger.Term term, long amount) {
            this(term, amount, OptionalInt.empty());
        }

        Line(Ledger.Term term, long amount, OptionalInt factor) {
            this.term = term;
            this.amount = amount;
            this.factor = factor;
        }

        long amount() {
            return amount;
        }
    }
}
