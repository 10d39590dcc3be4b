package org.chessfed.engine.tiebreak;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;
import org.chessfed.engine.Outcome;

/** Tie-breaks built on a player's own results (C.07, 7). */
final class OwnResults {

    private OwnResults() {}

    static Contribution line(Entry entry, Contribution.Basis basis, TieBreakValue value) {
        return new Contribution(
                entry.round(), entry.opponent(), basis, value, Optional.empty(), OptionalInt.empty(), false);
    }

    /** The number of rounds of a kind. */
    private static StepValue count(Step step, Ledger ledger, int player, Predicate<Entry> counts) {
        List<Contribution> working = ledger.entries(player).stream()
                .filter(entry -> !entry.struck() && counts.test(entry))
                .map(entry -> line(entry, Contribution.Basis.OWN_RESULT, TieBreakValue.whole(1)))
                .toList();
        return new StepValue(step, TieBreakValue.whole(working.size()), working);
    }

    /** The score, round by round. */
    static StepValue score(Step step, Ledger ledger, int player) {
        return sum(step, ledger, player, Entry::points);
    }

    private static StepValue sum(Step step, Ledger ledger, int player, ToLongFunction<Entry> tenths) {
        long sum = 0;
        List<Contribution> working = new ArrayList<>();
        for (Entry entry : ledger.entries(player)) {
            if (!entry.struck()) {
                long points = tenths.applyAsLong(entry);
                sum += points;
                working.add(line(entry, Contribution.Basis.OWN_RESULT, TieBreakValue.tenths(points)));
            }
        }
        return new StepValue(step, TieBreakValue.tenths(sum), working);
    }

    /** WIN: rounds that brought the points of a win. */
    static StepValue wins(Step step, Ledger ledger, int player) {
        return count(step, ledger, player, entry -> entry.points() >= ledger.win());
    }

    /** WON: wins over the board. */
    static StepValue winsOverTheBoard(Step step, Ledger ledger, int player) {
        return count(step, ledger, player, OwnResults::wonOverTheBoard);
    }

    private static boolean wonOverTheBoard(Entry entry) {
        return entry.overTheBoard() && (entry.outcome() == Outcome.WIN || entry.outcome() == Outcome.UNRATED_WIN);
    }

    /** BPG: games over the board with Black. */
    static StepValue blackGames(Step step, Ledger ledger, int player) {
        return count(step, ledger, player, entry -> entry.overTheBoard() && entry.black());
    }

    /** BWG: wins over the board with Black. */
    static StepValue blackWins(Step step, Ledger ledger, int player) {
        return count(step, ledger, player, entry -> wonOverTheBoard(entry) && entry.black());
    }

    /** REP: rounds that the player did not miss by his own choice. */
    static StepValue roundsElectedToPlay(Step step, Ledger ledger, int player) {
        return count(
                step,
                ledger,
                player,
                entry -> entry.kind() != Entry.Kind.REQUESTED_BYE && entry.outcome() != Outcome.FORFEIT_LOSS);
    }

    /** STD: one for each round with more than the scheduled opponent had, half for as much; unplayed against a draw. */
    static StepValue standardPoints(Step step, Ledger ledger, int player) {
        return sum(step, ledger, player, entry -> {
            int against = entry.opponent() > 0 && entry.game()
                    ? ledger.entries(entry.opponent()).get(entry.round() - 1).points()
                    : ledger.draw();
            int compared = Integer.compare(entry.points(), against);
            return compared > 0 ? 10 : compared == 0 ? 5 : 0;
        });
    }

    /** PS: the sum of the scores after each round; each cut drops the earliest. */
    static StepValue progressive(Step step, Ledger ledger, int player) {
        long sum = 0;
        long score = 0;
        List<Contribution> working = new ArrayList<>();
        for (Entry entry : ledger.entries(player)) {
            score += entry.points();
            boolean cut = entry.round() <= step.cutLowest();
            sum += cut ? 0 : score;
            Contribution line = line(entry, Contribution.Basis.RUNNING_SCORE, TieBreakValue.tenths(score));
            working.add(cut ? line.asCut() : line);
        }
        return new StepValue(step, TieBreakValue.tenths(sum), working);
    }
}
