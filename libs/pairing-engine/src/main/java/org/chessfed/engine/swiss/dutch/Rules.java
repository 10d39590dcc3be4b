package org.chessfed.engine.swiss.dutch;

import java.util.EnumSet;
import java.util.Set;

/**
 * Which criteria hold in a run of the engine, and what it must do. The published pairing comes from {@link #ALL};
 * explanations make a demand, and tests leave out one criterion to show that its loss is noticed.
 *
 * @param without criteria that are left out
 * @param demand what the run must do
 */
record Rules(Set<Criterion> without, Demand demand) {

    /** All criteria, nothing demanded. */
    static final Rules ALL = new Rules(EnumSet.noneOf(Criterion.class), new Demand.None());

    static Rules without(Criterion criterion) {
        return new Rules(EnumSet.of(criterion), new Demand.None());
    }

    static Rules demanding(Demand demand) {
        return new Rules(EnumSet.noneOf(Criterion.class), demand);
    }

    boolean holds(Criterion criterion) {
        return without.isEmpty() || !without.contains(criterion);
    }
}
