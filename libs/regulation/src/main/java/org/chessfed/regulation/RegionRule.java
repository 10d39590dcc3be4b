package org.chessfed.regulation;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * How a person's guarantee region is found.
 *
 * @param bases what it may rest on; a person declares one
 * @param lock for how long the declared basis holds
 * @param schoolCounts whether a school is a service unit
 * @param titles shown name of each region
 * @param clauses clause that lists each region's counties
 * @param clause clause of the rule
 */
public record RegionRule(
        List<Basis> bases,
        BasisLock lock,
        boolean schoolCounts,
        Map<String, Text> titles,
        Map<String, String> clauses,
        @Nullable String clause) {
    public RegionRule {
        bases = List.copyOf(bases);
        titles = Map.copyOf(titles);
        clauses = Map.copyOf(clauses);
    }

    /** What a region may rest on. */
    public enum Basis {
        /** County of household registration. */
        HOUSEHOLD,
        /** County of the place of work or service. */
        SERVICE_UNIT
    }

    /** For how long a declared basis holds. */
    public enum BasisLock {
        /** Fixed with the season's first entry. */
        SEASON,
        /** May be declared anew with each event. */
        EVENT
    }
}
