package org.chessfed.regulation;

import org.jspecify.annotations.Nullable;

/**
 * How age is counted.
 *
 * @param rule the rule
 * @param clause clause that settles it
 */
public record AgeRule(Rule rule, @Nullable String clause) {

    /** How age is counted. */
    public enum Rule {
        /** Year of the event less year of birth. */
        YEAR,
        /** Completed years on the first day of the event. */
        ON_START
    }

    /** Age in the season's year of one born in {@code birthYear}, by calendar year. */
    public static int byYear(int year, int birthYear) {
        return year - birthYear;
    }
}
