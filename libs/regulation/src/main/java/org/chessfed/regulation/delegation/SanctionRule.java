package org.chessfed.regulation.delegation;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How sanctions are handled.
 *
 * @param appealTo body that decides appeals against bans
 * @param stayOnAppeal whether an appeal suspends the ban
 * @param causes offences that disqualify
 * @param clause clause of the rule
 * @param stayClause clause that answers whether an appeal suspends
 */
public record SanctionRule(
        String appealTo,
        boolean stayOnAppeal,
        List<Offence> causes,
        @Nullable String clause,
        @Nullable String stayClause) {
    public SanctionRule {
        causes = List.copyOf(causes);
    }

    /**
     * An offence.
     *
     * @param cause what was done
     * @param referTo body that the case goes to
     * @param clause clause of the rule
     */
    public record Offence(
            Cause cause, String referTo, @Nullable String clause) {
        /** What was done. */
        public enum Cause {
            /** Playing under another's name. */
            IMPERSONATION,
            /** Playing without being eligible. */
            INELIGIBLE
        }
    }
}
