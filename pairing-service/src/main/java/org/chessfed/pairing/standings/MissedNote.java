package org.chessfed.pairing.standings;

import org.chessfed.regulation.stage.MissedRule;
import org.jspecify.annotations.Nullable;

/**
 * A player whom a rule about missed rounds concerns, or will with the next one.
 *
 * @param personId the person
 * @param number pairing number
 * @param name Chinese name
 * @param then consequence
 * @param missed rounds that the rule counts so far
 * @param applies whether the consequence holds; else one more missed round brings it about
 * @param clause clause of the rule
 */
public record MissedNote(
        String personId,
        int number,
        String name,
        MissedRule.Then then,
        int missed,
        boolean applies,
        @Nullable String clause) {}
