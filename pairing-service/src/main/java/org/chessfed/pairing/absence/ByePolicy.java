package org.chessfed.pairing.absence;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Anchors;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.Conduct.ByeRule;

/** Whether a player may have a bye that is asked for. */
final class ByePolicy {

    private ByePolicy() {}

    /**
     * Judges a request.
     *
     * @param rule the regulation's rule about the kind
     * @param zone zone of the regulation
     * @param moments moments of the event, with the start of the round and of the one before it
     * @param round round number
     * @param rounds number of rounds
     * @param others byes of the kind that the player has or will have, this one not counted
     * @param at when the request came
     * @return whether the bye is granted, with the reason
     * @throws IllegalArgumentException if the rule counts from a moment that is not known
     */
    static Decision<Boolean> judge(
            ByeRule rule, ZoneId zone, Anchors moments, int round, int rounds, int others, Instant at) {
        if (round > rounds - rule.notInLast()) {
            return no(Reason.of(rule.clause(), AbsenceReason.BYE_LAST_ROUNDS, rule.notInLast()));
        }
        if (others >= rule.most()) {
            return no(Reason.of(rule.clause(), AbsenceReason.BYE_TOO_MANY, rule.most()));
        }
        Instant until = rule.until()
                .resolve(zone, moments)
                .orElseThrow(() -> new IllegalArgumentException("the last moment of a request is not known"));
        return InstantRule.met(at, until)
                ? Decision.of(true, Reason.of(rule.clause(), AbsenceReason.IN_TIME, until))
                : no(Reason.of(rule.clause(), AbsenceReason.LATE, until));
    }

    private static Decision<Boolean> no(Reason reason) {
        return new Decision<>(false, List.of(reason));
    }
}
