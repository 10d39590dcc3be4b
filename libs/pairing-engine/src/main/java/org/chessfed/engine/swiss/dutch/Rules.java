package org.chessfed.engine.swiss.dutch;

import java.util.EnumSet;
import java.util.Set;

/**
 * Which criteria hold in a run of the engine, and which pair or bye is forced. The published pairing comes from
 * {@link #ALL}; explanations force a pair, and tests leave out one criterion to show that its loss is noticed.
 *
 * @param without criteria that are left out
 * @param forcedA pairing number that must meet {@code forcedB}, or must have the bye when that is 0; 0 = none
 * @param forcedB pairing number, or 0
 */
record Rules(Set<Criterion> without, int forcedA, int forcedB) {

    /** All criteria, nothing forced. */
    static final Rules ALL = new Rules(EnumSet.noneOf(Criterion.class), 0, 0);

    static Rules without(Criterion criterion) {
        return new Rules(EnumSet.of(criterion), 0, 0);
    }

    static Rules forcing(int a, int b) {
        return new Rules(EnumSet.noneOf(Criterion.class), a, b);
    }

    static Rules forcingBye(int a) {
        return new Rules(EnumSet.noneOf(Criterion.class), a, 0);
    }

    boolean holds(Criterion criterion) {
        return without.isEmpty() || !without.contains(criterion);
    }

    boolean permits(int a, int b) {
        if (forcedA == 0) {
            return true;
        }
        boolean touched = a == forcedA || b == forcedA || a == forcedB || b == forcedB;
        return !touched || (a == forcedA && b == forcedB) || (a == forcedB && b == forcedA);
    }

    boolean permitsBye(int number) {
        return forcedA == 0 || (forcedB == 0 ? number == forcedA : number != forcedA && number != forcedB);
    }
}
