package org.chessfed.regulation.stage;

import java.util.List;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * How one enters a stage.
 *
 * @param by form or berth
 * @param form form that is filled, a key of the regulation's forms
 * @param opens from when; null: from publication
 * @param closes last moment; null: none
 * @param limit how many entries one person may have
 * @param countsWhen what makes an entry count
 * @param onSite payment at the venue, where an event takes it
 * @param capacity most entries; null: unlimited
 * @param advanced what entry means for one who holds a place of the next stage
 * @param noShow what missing the check-in means
 * @param documents documents to show at check-in, ids of the regulation's documents
 * @param channels how entries come in, such as ONLINE
 * @param clause clause of the deadline, or of the entry where there is none
 * @param countsClause clause that says what makes an entry count; null: {@code clause}
 * @param channelsClause clause that names the channels; null: {@code clause}
 */
public record EntryRule(
        By by,
        @Nullable String form,
        @Nullable InstantRule opens,
        @Nullable InstantRule closes,
        @Nullable Limit limit,
        CountsWhen countsWhen,
        @Nullable OnSite onSite,
        @Nullable Integer capacity,
        @Nullable Advanced advanced,
        @Nullable NoShow noShow,
        List<String> documents,
        List<Channel> channels,
        @Nullable String clause,
        @Nullable String countsClause,
        @Nullable String channelsClause) {
    public EntryRule {
        documents = List.copyOf(documents);
        channels = List.copyOf(channels);
    }

    /** What an entry comes from. */
    public enum By {
        /** The person, or someone for him, fills a form. */
        FORM,
        /** It is made from a berth. */
        BERTH
    }

    /** What makes an entry count. */
    public enum CountsWhen {
        /** The whole fee has been paid. */
        PAID,
        /** It has been submitted in full. */
        SUBMITTED
    }

    /** How entries come in. */
    public enum Channel {
        /** On line. */
        ONLINE,
        /** By e-mail. */
        EMAIL,
        /** On paper. */
        PAPER
    }

    /**
     * How many entries one person may have.
     *
     * @param max most entries
     * @param per within what
     * @param clause clause of the rule
     */
    public record Limit(int max, Per per, @Nullable String clause) {
        /** What the limit counts within. */
        public enum Per {
            /** One calendar day of play. */
            DATE,
            /** One event. */
            EVENT,
            /** The stage. */
            STAGE
        }
    }

    /**
     * Payment at the venue: the entry is provisional until then.
     *
     * @param payBy last moment of payment
     * @param unpaid what happens to one who has not paid then
     * @param countsAsMissed whether a dropped entry counts as rounds missed
     * @param clause clause of the rule
     */
    public record OnSite(
            InstantRule payBy,
            Unpaid unpaid,
            boolean countsAsMissed,
            @Nullable String clause) {
        /** What happens to an entry unpaid at the last moment. */
        public enum Unpaid {
            /** It is cancelled. */
            DROP,
            /** It stays and is listed to the desk. */
            FLAG
        }
    }

    /**
     * One who already holds a place of the next stage through this one.
     *
     * @param newEntries whether he may enter again before he gives the place up
     * @param laterEntries what happens to entries that he has in later events
     * @param clause clause of the rule
     */
    public record Advanced(
            NewEntries newEntries,
            LaterEntries laterEntries,
            @Nullable String clause) {
        /** Whether another entry is taken. */
        public enum NewEntries {
            /** Only after the place has been given up, which cannot be undone. */
            AFTER_GIVING_UP,
            /** Always. */
            ALLOWED
        }

        /** What happens to entries made before. */
        public enum LaterEntries {
            /** Cancelled, with the refund of the entrant's own withdrawal. */
            CANCEL,
            /** Kept. */
            KEEP
        }
    }

    /** What missing the check-in means. */
    public enum NoShow {
        /** Absent in round 1 only. */
        ABSENT_IN_ROUND_1,
        /** Taken off the roster. */
        REMOVED
    }
}
