package org.chessfed.regulation.stage;

import java.util.List;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * How arbiters run a tournament where regulations differ.
 *
 * @param keying how often a result is keyed before it counts
 * @param lateFrom from which moment lateness is counted
 * @param adjourned what becomes of a game that is not finished when the next round is paired
 * @param deviceCarried what carrying a device in the hall leads to; using one always loses the game
 * @param swappedColours which colours the next pairing goes by after two players sat the wrong way round
 * @param pairingBye what the pairing-allocated bye is worth
 * @param unusualResults whether results other than 1-0, draw, 0-1 and forfeits may be entered
 * @param byes byes that players may have, one rule per kind; a kind without a rule is granted by the chief arbiter only
 * @param lateEntry until when one may enter after round 1 has been paired; null: the chief arbiter decides
 * @param clause clause of the rule
 * @param deviceClause clause about devices; null: {@code clause}
 */
public record Conduct(
        Keying keying,
        LateFrom lateFrom,
        Adjourned adjourned,
        DeviceCarried deviceCarried,
        SwappedColours swappedColours,
        ByeValue pairingBye,
        UnusualResults unusualResults,
        List<ByeRule> byes,
        @Nullable LateEntry lateEntry,
        @Nullable String clause,
        @Nullable String deviceClause) {

    /** What holds where a document says nothing. */
    public static final Conduct USUAL = new Conduct(
            Keying.ARBITER_SETS,
            LateFrom.SCHEDULED,
            Adjourned.DRAW_FOR_PAIRING,
            DeviceCarried.ARBITER,
            SwappedColours.PLAYED,
            ByeValue.WIN,
            UnusualResults.ALLOWED,
            List.of(),
            null,
            null,
            null);

    public Conduct {
        byes = List.copyOf(byes);
    }

    /** How often a result is keyed before it counts. */
    public enum Keying {
        /** Once, unless the chief arbiter says twice. */
        ARBITER_SETS,
        /** Once. */
        ONCE,
        /** Twice, by two persons who key the same; what differs counts for neither. */
        TWICE
    }

    /** From which moment lateness is counted. */
    public enum LateFrom {
        /** The start as published. */
        SCHEDULED,
        /** The start as announced in the hall; as published while it is not announced. */
        ANNOUNCED
    }

    /** What becomes of a game that is not finished when the next round is paired. */
    public enum Adjourned {
        /** It is a draw for pairing until the result comes; no list is final before. */
        DRAW_FOR_PAIRING,
        /** The next round waits. */
        REFUSED
    }

    /** What carrying a device in the hall leads to. */
    public enum DeviceCarried {
        /** What the arbiter decides. */
        ARBITER,
        /** Loss of the game. */
        LOSS
    }

    /** Which colours the next pairing goes by. */
    public enum SwappedColours {
        /** Those that were played. */
        PLAYED,
        /** Those that had been assigned. */
        ASSIGNED
    }

    /** What the pairing-allocated bye is worth. */
    public enum ByeValue {
        /** As a win. */
        WIN,
        /** As a draw. */
        DRAW,
        /** As a loss. */
        LOSS
    }

    /** Whether a draw against a loss, a loss against a loss and unrated results may be entered. */
    public enum UnusualResults {
        /** They may. */
        ALLOWED,
        /** They may not. */
        REFUSED
    }

    /**
     * One kind of bye that players may ask for.
     *
     * @param kind what it is worth
     * @param most how many of the kind one player may have
     * @param notInLast number of last rounds without such a bye; 0: it may be had in every round
     * @param until last moment of a request about a round
     * @param clause clause of the rule
     */
    public record ByeRule(
            Kind kind,
            int most,
            int notInLast,
            InstantRule until,
            @Nullable String clause) {

        /** What a bye is worth. */
        public enum Kind {
            /** A win's points. */
            FULL_POINT,
            /** A draw's points. */
            HALF_POINT,
            /** Nothing. */
            ZERO_POINT
        }
    }

    /**
     * Entering after round 1 has been paired.
     *
     * @param untilRound last round in which one may begin to play
     * @param missed what the rounds before are worth
     * @param clause clause of the rule
     */
    public record LateEntry(
            int untilRound, ByeRule.Kind missed, @Nullable String clause) {}
}
