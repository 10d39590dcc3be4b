package org.chessfed.selection.draft;

import java.time.Instant;
import java.util.Collection;
import java.util.stream.Collectors;
import org.chessfed.regulation.decision.Decision;
import org.chessfed.regulation.decision.Reason;
import org.chessfed.regulation.grammar.Fact;
import org.chessfed.regulation.grammar.Facts;
import org.chessfed.regulation.grammar.InstantRule;
import org.chessfed.selection.Message;

/** Whether the committee may draft somebody. Whom it drafts is its own decision. */
public final class DraftPolicy {

    private DraftPolicy() {}

    /**
     * Titles of the selection that count for a draft in a season.
     *
     * @param years years in which the person won the section, in any order
     * @param season the season's year
     * @param window years before the season that count
     * @return how many of them lie in the window; the season's own year does not
     */
    public static int titlesWon(Collection<Integer> years, int season, int window) {
        return (int) years.stream()
                .distinct()
                .filter(year -> year >= season - window && year < season)
                .count();
    }

    /**
     * Decides whether one candidate may be drafted.
     *
     * @param rule the rule
     * @param candidate what is known about the candidate: rating, titles won, medal
     * @param chosen players of the section drafted so far
     * @param decidedAt the recorded instant of the committee's decision
     * @return true with the reason, or false with what stands against it; an unknown fact on which the condition turns
     *     stands against it
     */
    public static Decision<Boolean> draft(DraftRule rule, Facts candidate, int chosen, Instant decidedAt) {
        var condition = rule.condition();
        if (condition != null) {
            switch (condition.on(candidate)) {
                case NO -> {
                    return Decision.of(false, Reason.of(rule.clause(), Message.DRAFT_CONDITION_UNMET));
                }
                case UNKNOWN -> {
                    var unknown = condition.facts().stream()
                            .filter(fact -> candidate.value(fact).isEmpty())
                            .map(Fact::key)
                            .collect(Collectors.joining(", "));
                    return Decision.of(false, Reason.of(rule.clause(), Message.DRAFT_CONDITION_UNKNOWN, unknown));
                }
                case YES -> {
                    // Goes on to the limits.
                }
            }
        }
        if (chosen >= rule.max()) {
            return Decision.of(false, Reason.of(rule.clause(), Message.DRAFT_FULL, rule.max()));
        }
        if (rule.decideBy() != null && !InstantRule.met(decidedAt, rule.decideBy())) {
            return Decision.of(false, Reason.of(rule.clause(), Message.DRAFT_TOO_LATE, rule.decideBy()));
        }
        return Decision.of(true, Reason.of(rule.clause(), Message.DRAFT_CONDITION_MET));
    }
}
