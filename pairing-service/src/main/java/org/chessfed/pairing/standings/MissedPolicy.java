package org.chessfed.pairing.standings;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chessfed.engine.Outcome;
import org.chessfed.pairing.absence.Announcement;
import org.chessfed.pairing.round.EnteredResult;
import org.chessfed.pairing.round.Game;
import org.chessfed.pairing.round.PlayHistory;
import org.chessfed.pairing.round.Seat;
import org.chessfed.regulation.stage.MissedRule;

/** Counts the rounds that players have missed, and says whose results are void. */
public final class MissedPolicy {

    private MissedPolicy() {}

    /** Missed rounds by pairing number, up to a round, inclusive; who missed none is not in it. */
    public static Map<Integer, MissedCounts> count(PlayHistory history, int completedRounds) {
        Map<Integer, MissedCounts> counts = new HashMap<>();
        for (Game game : history.games()) {
            if (game.round() <= completedRounds) {
                EnteredResult result = game.counted();
                add(counts, game.white(), missed(history, game, game.white(), result.white(), result.whiteLate()));
                add(counts, game.black(), missed(history, game, game.black(), result.black(), result.blackLate()));
            }
        }
        for (Seat seat : history.seats()) {
            if (seat.round() <= completedRounds) {
                add(counts, seat.number(), missed(history, seat));
            }
        }
        return counts;
    }

    private static void add(Map<Integer, MissedCounts> counts, int number, MissedCounts more) {
        if (!more.equals(MissedCounts.NONE)) {
            counts.merge(number, more, MissedCounts::plus);
        }
    }

    private static MissedCounts missed(PlayHistory history, Game game, int number, Outcome outcome, boolean late) {
        if (outcome != Outcome.FORFEIT_LOSS) {
            return MissedCounts.NONE;
        }
        return late ? new MissedCounts(0, 0, 1) : absent(excused(history, number, game.round()));
    }

    private static MissedCounts missed(PlayHistory history, Seat seat) {
        return switch (seat.kind()) {
            case ANNOUNCED_ABSENCE -> absent(true);
            case UNEXCUSED_ABSENCE -> absent(false);
            case WITHDRAWN -> absent(excused(history, seat.number(), seat.round()));
            case GAME, PAIRING_BYE, HALF_POINT_BYE, FULL_POINT_BYE, ZERO_POINT_BYE -> MissedCounts.NONE;
        };
    }

    private static MissedCounts absent(boolean excused) {
        return excused ? new MissedCounts(0, 1, 0) : new MissedCounts(1, 0, 0);
    }

    private static boolean excused(PlayHistory history, int number, int round) {
        Optional<Announcement> announcement = history.announced(number, round);
        return announcement.isPresent() && announcement.get().excused();
    }

    /**
     * The rule by which the results of a player are void; empty if they count.
     *
     * @param rules the regulation's, in its order
     * @param here rounds missed in this event
     * @param stage rounds missed in all events of the stage, this one included
     */
    public static Optional<MissedRule> voiding(List<MissedRule> rules, MissedCounts here, MissedCounts stage) {
        return rules.stream()
                .filter(rule -> rule.then() == MissedRule.Then.VOID)
                .filter(rule -> rule.appliesTo(inScope(rule, here, stage).counted(rule)))
                .findFirst();
    }

    /** Of the rounds missed in the event and in the stage, those that a rule is about. */
    static MissedCounts inScope(MissedRule rule, MissedCounts here, MissedCounts stage) {
        return switch (rule.scope()) {
            case EVENT -> here;
            case STAGE -> stage;
        };
    }

    /** The rule by which, in a round robin, too few games played take a player out of the standing; empty for none. */
    public static Optional<MissedRule> roundRobinRule(List<MissedRule> rules) {
        return rules.stream()
                .filter(rule -> rule.then() == MissedRule.Then.FIDE_ROUND_ROBIN)
                .findFirst();
    }
}
