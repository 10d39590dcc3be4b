package org.chessfed.engine.swiss.dutch;

import java.util.EnumSet;
import java.util.Set;

/**
 * Which criteria hold in a run of the engine, and what it must do. The published pairing comes from {@link #ALL};
 * explanations make a demand, and tests leave out one criterion to show that its loss is noticed.
 *
 * @param without criteria that are left out
 * @param demand what the run must do, with those whom a bracket leaves and on the whole
 * @param inBracket what the pairs inside a bracket must do; differs from {@code demand} where a single bracket is paired
 */
record Rules(Set<Criterion> without, Demand demand, Demand inBracket) {

    /** All criteria, nothing demanded. */
    static final Rules ALL = new Rules(EnumSet.noneOf(Criterion.class), new Demand.None(), new Demand.None());

    static Rules without(Criterion criterion) {
        return new Rules(EnumSet.of(criterion), new Demand.None(), new Demand.None());
    }

    static Rules demanding(Demand demand) {
        return demanding(demand, demand);
    }

    /** One demand for those whom a bracket leaves, another one for the pairs inside it. */
    static Rules demanding(Demand demand, Demand inBracket) {
        return new Rules(EnumSet.noneOf(Criterion.class), demand, inBracket);
    }

    boolean holds(Criterion criterion) {
        return without.isEmpty() || !without.contains(criterion);
    }
}
