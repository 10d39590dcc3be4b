package org.chessfed.regulation;

import java.util.List;
import org.chessfed.regulation.grammar.InstantRule;
import org.jspecify.annotations.Nullable;

/**
 * What people are told.
 *
 * @param id such as {@code HOTLINE}
 * @param show where or when it is shown
 * @param kind what it is about
 * @param text wording; placeholders in angle brackets are filled from configuration
 * @param acknowledge whether it must be acknowledged
 * @param deadline last moment that it speaks of; null: none
 * @param remindDays days before the deadline from which a reminder is shown; null: none
 * @param window span of time that it speaks of; null: none
 * @param classes classes that it speaks of, such as those of a prohibited list
 * @param links names of further information
 * @param clause clause of the rule
 */
public record Notice(
        String id,
        Show show,
        Kind kind,
        Text text,
        boolean acknowledge,
        @Nullable InstantRule deadline,
        @Nullable Integer remindDays,
        @Nullable Window window,
        List<String> classes,
        List<Link> links,
        @Nullable String clause) {
    public Notice {
        classes = List.copyOf(classes);
        links = List.copyOf(links);
    }

    /** Where or when a notice is shown. */
    public enum Show {
        /** On every page of the competition. */
        EVERY_PAGE,
        /** With the entry form. */
        ENTRY,
        /** Before play, as the chief arbiter's announcement. */
        BEFORE_PLAY,
        /** With a ruling on an appeal. */
        APPEAL,
        /** With a delegation. */
        DELEGATION,
        /** On the regulation's page. */
        REGULATION
    }

    /** What a notice is about. */
    public enum Kind {
        /** Where harassment and assault are reported. */
        HOTLINE,
        /** Anti-doping. */
        ANTI_DOPING,
        /** Personal data. */
        PRIVACY,
        /** Questions. */
        CONTACT,
        /** Play. */
        PLAY,
        /** Rules of outside bodies. */
        OUTSIDE_RULES,
        /** When the regulation is in force. */
        IN_FORCE,
        /** What the competition is for. */
        PURPOSE,
        /** Ratings. */
        RATING,
        /** Sponsors. */
        SPONSORS
    }

    /**
     * A span of time.
     *
     * @param from first moment
     * @param until last moment
     */
    public record Window(InstantRule from, InstantRule until) {}

    /**
     * A slot for a link.
     *
     * @param title what it leads to
     * @param address placeholder until configured
     */
    public record Link(Text title, String address) {}
}
