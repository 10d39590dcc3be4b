package org.chessfed.engine.tiebreak;

import java.util.List;
import java.util.Optional;

/**
 * The value of one player in one step of the chain.
 *
 * @param step the step
 * @param value the value; empty where it is undefined (a rating tie-break without a rated opponent) or, for a step that
 *     compares tied players only, where the player was tied with nobody
 * @param working where the value comes from, in the order of the rounds; the lines that are not cut add up to the value, or
 *     average to it; of direct encounter, the games between the tied players
 * @param note what people said about a decided order; otherwise empty
 */
public record StepValue(Step step, Optional<TieBreakValue> value, List<Contribution> working, String note) {
    public StepValue {
        working = List.copyOf(working);
    }

    StepValue(Step step, TieBreakValue value, List<Contribution> working) {
        this(step, Optional.of(value), working, "");
    }

    static StepValue undefined(Step step) {
        return new StepValue(step, Optional.empty(), List.of(), "");
    }

    /** The value as people read it; a dash where there is none. */
    public String text() {
        return value.map(TieBreakValue::text).orElse("-");
    }
}
