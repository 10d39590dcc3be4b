package org.chessfed.regulation.stage;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a tournament's lists are ranked.
 *
 * @param chain ordered criteria: {@code PTS} first, then FIDE codes such as {@code BH/M1}, and MP, GP, BOARD1,
 *     SEMI_RANK, PLAYOFF, LOTS, ARBITER_ENTERS; aliases are already resolved; empty: the chief arbiter sets it before round 1
 * @param proposedChain chain that the platform proposes where the text names none; it holds once the chief arbiter has
 *     confirmed or changed it
 * @param unplayed how a game won by forfeit enters tie-breaks
 * @param forfeitInDE whether such a game counts in direct encounter
 * @param listMode among whom tie-breaks compare in a list that shares its pairing
 * @param playoff which ties a playoff decides
 * @param playoffFormat who says how a playoff is held; null: the chief arbiter
 * @param clause clause of the rule
 * @param unplayedClause clause of the treatment of forfeits; null: {@code clause}
 */
public record Ranking(
        List<String> chain,
        List<String> proposedChain,
        Unplayed unplayed,
        ForfeitInDe forfeitInDE,
        ListMode listMode,
        PlayoffScope playoff,
        @Nullable PlayoffFormat playoffFormat,
        @Nullable String clause,
        @Nullable String unplayedClause) {
    public Ranking {
        chain = List.copyOf(chain);
        proposedChain = List.copyOf(proposedChain);
    }

    /** How a game won because the opponent was absent or late enters the tie-breaks of both. */
    public enum Unplayed {
        /** As a draw for both, against the scheduled opponent. A game that both lost stays 0-0. */
        DRAW_BOTH,
        /** As a draw for the winner, as scored for the loser. */
        DRAW_WINNER_ONLY,
        /** As scored. */
        AS_SCORED,
        /** As the FIDE edition in force on the event's dates says. */
        FIDE_CURRENT
    }

    /** Whether a forfeited game counts in direct encounter. */
    public enum ForfeitInDe {
        /** As a draw. */
        DRAW,
        /** As scored. */
        AS_SCORED,
        /** Not at all: the two have not met. */
        IGNORE
    }

    /** Among whom direct encounter compares when several lists share one pairing. */
    public enum ListMode {
        /** Among the tied of the same list. */
        WITHIN_LIST,
        /** Among all the tied of the pairing; the lists are cut from the joint table. */
        FILTER_JOINT
    }

    /** Which ties a playoff decides. */
    public enum PlayoffScope {
        /** Only those across a line on which a place depends; others share the rank. */
        DECIDING_PLACES,
        /** Every tie. */
        ALL,
        /** None. */
        NONE
    }

    /** Who says how a playoff is held. */
    public enum PlayoffFormat {
        /** The chief arbiter enters format and result. */
        ARBITER_ENTERS
    }
}
