package org.chessfed.pairing.absence;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Anchor;
import org.chessfed.regulation.grammar.Anchors;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.regulation.stage.TournamentRule.AbsenceNotice;
import org.jspecify.annotations.Nullable;

/** Whether a notice of absence comes in time. */
public final class NoticePolicy {

    private NoticePolicy() {}

    /** What becomes of a notice. */
    public enum Notice {
        /** In time. */
        EXCUSED,
        /** Too late; taken, but the absence is unexcused. */
        UNEXCUSED,
        /** Too late, and not taken. */
        REFUSED
    }

    /**
     * Judges a notice about a round that comes at {@code at}.
     *
     * @param rule the regulation's rule; null: every notice before the round starts is in time
     * @param zone zone of the regulation
     * @param event moments of the event that are known
     * @param round start of the round concerned
     * @param preceding start of the round before it; of round 1 itself where there is none
     * @throws IllegalArgumentException if the rule counts from a moment that is not known
     */
    public static Decision<Notice> judge(
            @Nullable AbsenceNotice rule, ZoneId zone, Anchors event, Instant round, Instant preceding, Instant at) {
        if (rule == null) {
            boolean inTime = InstantRule.met(at, round);
            return new Decision<>(
                    inTime ? Notice.EXCUSED : Notice.UNEXCUSED,
                    List.of(Reason.of(null, inTime ? AbsenceReason.IN_TIME : AbsenceReason.LATE, round)));
        }
        Anchors moments = event.with(Anchor.ROUND_START, round).with(Anchor.PRECEDING_ROUND_START, preceding);
        Instant until = rule.until()
                .resolve(zone, moments)
                .orElseThrow(() -> new IllegalArgumentException("the last moment of a notice is not known"));
        if (InstantRule.met(at, until)) {
            return Decision.of(Notice.EXCUSED, Reason.of(rule.clause(), AbsenceReason.IN_TIME, until));
        }
        return switch (rule.late()) {
            case UNEXCUSED -> Decision.of(Notice.UNEXCUSED, Reason.of(rule.clause(), AbsenceReason.LATE, until));
            case REFUSED -> Decision.of(Notice.REFUSED, Reason.of(rule.clause(), AbsenceReason.LATE, until));
        };
    }
}
