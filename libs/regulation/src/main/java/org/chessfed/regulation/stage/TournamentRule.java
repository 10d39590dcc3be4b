package org.chessfed.regulation.stage;

import java.util.ArrayList;
import java.util.List;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * What is paired together in each event of a stage: one or more sections, one pairing, a list per section.
 *
 * @param sections ids of the sections, in the order of their lists
 * @param play how it is played
 * @param ranking how it is ranked
 * @param missed what missing rounds leads to, in the order of the document
 * @param absenceNotice how an absence is announced; null: no rule
 * @param conduct how arbiters run it
 */
public record TournamentRule(
        List<String> sections,
        Play play,
        Ranking ranking,
        List<MissedRule> missed,
        @Nullable AbsenceNotice absenceNotice,
        Conduct conduct) {
    public TournamentRule {
        sections = List.copyOf(sections);
        missed = List.copyOf(missed);
    }

    /** Name of the tournament within its event: its sections joined by a plus sign, such as {@code MEN+WOMEN}. */
    public String id() {
        return String.join("+", sections);
    }

    /** Parameters that the chief arbiter must fill before round 1, because the text leaves them to him (CV-6). */
    public List<Parameter> open() {
        List<Parameter> open = new ArrayList<>();
        if (ranking.chain().isEmpty()) {
            open.add(Parameter.RANKING_CHAIN);
        }
        if (play.lateAfterMinutes() == null) {
            open.add(Parameter.LATE_AFTER_MINUTES);
        }
        return List.copyOf(open);
    }

    /** A parameter that blocks round 1 while it is empty. */
    public enum Parameter {
        /** The ranking chain. */
        RANKING_CHAIN,
        /** The default time. */
        LATE_AFTER_MINUTES
    }

    /**
     * How one announces that he will miss rounds.
     *
     * @param until last moment for a notice about a round; for a round without a preceding one, the start of round 1
     * @param late what a later notice is
     * @param clause clause of the rule
     */
    public record AbsenceNotice(
            InstantRule until, Late late, @Nullable String clause) {
        /** What a notice after the last moment is. */
        public enum Late {
            /** Taken, but the absence is unexcused and flagged. */
            UNEXCUSED,
            /** Refused. */
            REFUSED
        }
    }
}
