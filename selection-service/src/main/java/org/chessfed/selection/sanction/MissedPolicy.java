package org.chessfed.selection.sanction;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.stage.MissedRule;
import org.chessfed.regulation.stage.MissedRule.BarredSeason;
import org.chessfed.selection.Message;
import org.jspecify.annotations.Nullable;

/**
 * What follows from missed rounds. One event is judged by itself: misses of two events are never added up, because
 * {@link Missed} describes one event.
 */
public final class MissedPolicy {

    private MissedPolicy() {}

    /**
     * What follows for one person in one event.
     *
     * @param resultsVoid whether the results do not count
     * @param bans bans to propose
     * @param reasons why, in the order of the rules
     */
    public record Consequence(boolean resultsVoid, List<Ban> bans, List<Reason> reasons) {

        /** Copies the lists. */
        public Consequence {
            bans = List.copyOf(bans);
            reasons = List.copyOf(reasons);
        }
    }

    /**
     * A ban to propose.
     *
     * @param stages the stages that it covers; empty means all of them
     * @param season which season is closed
     * @param appealTo the body that decides an appeal; null where none is named
     * @param reason the reason for the reader
     */
    public record Ban(
            List<String> stages,
            BarredSeason season,
            @Nullable String appealTo,
            Reason reason) {}

    /**
     * Judges one person's event.
     *
     * @param missed the missed rounds
     * @param rules the rules of the event's tournament
     * @return what follows
     */
    public static Consequence judge(Missed missed, List<MissedRule> rules) {
        boolean resultsVoid = false;
        var bans = new ArrayList<Ban>();
        var reasons = new ArrayList<Reason>();
        for (var rule : rules) {
            int counted = missed.counted(rule.countLate(), rule.countAnnounced());
            if (!rule.appliesTo(counted)) {
                continue;
            }
            switch (rule.then()) {
                case VOID -> {
                    resultsVoid = true;
                    reasons.add(Reason.of(rule.clause(), Message.MISSED_VOID, counted, from(rule)));
                }
                case BAN -> {
                    var reason = Reason.of(rule.clause(), Message.MISSED_BAN, counted, from(rule));
                    var season = rule.season() == null ? BarredSeason.NEXT : rule.season();
                    bans.add(new Ban(rule.stages(), season, rule.appealTo(), reason));
                    reasons.add(reason);
                }
                case FIDE_ROUND_ROBIN, NO_AWARD -> {
                    // The first is the standings' affair, the second the awards'.
                }
            }
        }
        return new Consequence(resultsVoid, bans, reasons);
    }

    private static int from(MissedRule rule) {
        if (rule.atLeast() != null) {
            return rule.atLeast();
        }
        return rule.moreThan() == null ? 0 : rule.moreThan() + 1;
    }
}
