package org.chessfed.regulation.stage;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What missing rounds of one event leads to. Byes never count as missed.
 *
 * @param atLeast so many or more; null where {@code moreThan} stands or the consequence measures for itself
 * @param moreThan more than so many; null where {@code atLeast} stands
 * @param then consequence
 * @param countLate whether rounds lost by coming late count
 * @param countAnnounced whether announced absences count
 * @param scope within what the rounds are counted
 * @param opponents for VOID: what becomes of games against the player
 * @param season for BAN: which season is barred
 * @param stages for BAN: which stages are barred; empty: all, {@code ALL} in the document
 * @param appealTo for BAN: body that decides an appeal
 * @param clause clause of the rule
 */
public record MissedRule(
        @Nullable Integer atLeast,
        @Nullable Integer moreThan,
        Then then,
        boolean countLate,
        boolean countAnnounced,
        Scope scope,
        @Nullable Opponents opponents,
        @Nullable BarredSeason season,
        List<String> stages,
        @Nullable String appealTo,
        @Nullable String clause) {
    public MissedRule {
        stages = List.of(ALL).equals(stages) ? List.of() : List.copyOf(stages);
    }

    /** What a document writes for every stage. */
    public static final String ALL = "ALL";

    /** Whether a ban by this rule bars a stage of the barred season. */
    public boolean bars(String stage) {
        return then == Then.BAN && (stages.isEmpty() || stages.contains(stage));
    }

    /** Whether so many counted rounds trigger the rule. */
    public boolean appliesTo(int missed) {
        if (atLeast != null) {
            return missed >= atLeast;
        }
        return moreThan != null && missed > moreThan;
    }

    /** Consequence. */
    public enum Then {
        /** Out of ranking and places. */
        VOID,
        /** Entry barred later. */
        BAN,
        /** FIDE round-robin rule: with fewer than half the games played, all of them leave the standing. */
        FIDE_ROUND_ROBIN,
        /** No award. */
        NO_AWARD
    }

    /** Within what rounds are counted. */
    public enum Scope {
        /** One event. */
        EVENT,
        /** All events of the stage together. */
        STAGE
    }

    /** What becomes of games against a player whose results are void. */
    public enum Opponents {
        /** Opponents keep the points, and the games stay in their tie-breaks. */
        KEEP,
        /** The games are taken out. */
        REMOVE
    }

    /** Season that a ban bars. */
    public enum BarredSeason {
        /** The running one. */
        THIS,
        /** The next. */
        NEXT
    }
}
