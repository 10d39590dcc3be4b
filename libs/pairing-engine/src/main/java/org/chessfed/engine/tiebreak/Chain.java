package org.chessfed.engine.tiebreak;

import java.util.ArrayList;
import java.util.List;

/**
 * The criteria of a ranking, in the order in which they are applied; each parts only those whom all before it left equal
 * (C.07, 4.2). A criterion may stand in it twice: the second time it works on the group that is still tied.
 *
 * @param steps at least one; the first is the score that players are ranked by, so {@code PTS}, {@code MP} or {@code GP}
 */
public record Chain(List<Step> steps) {

    public Chain {
        steps = List.copyOf(steps);
        if (steps.isEmpty()) {
            throw new IllegalArgumentException("a ranking chain needs at least one step");
        }
    }

    /**
     * A chain of names and descriptors in common use.
     *
     * @throws UnknownTieBreak when a name stands for no criterion
     */
    public static Chain of(String... names) {
        return of(List.of(names), TieBreakNames.COMMON);
    }

    /**
     * A chain of names and descriptors.
     *
     * @throws UnknownTieBreak when a name stands for no criterion
     */
    public static Chain of(List<String> names, TieBreakNames table) {
        List<Step> steps = new ArrayList<>();
        for (String name : names) {
            steps.add(table.step(name));
        }
        return new Chain(steps);
    }

    /** The descriptors, in order. */
    public List<String> codes() {
        return steps.stream().map(Step::code).toList();
    }
}
