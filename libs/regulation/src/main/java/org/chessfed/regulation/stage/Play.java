package org.chessfed.regulation.stage;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import org.chessfed.regulation.RegulationMessage;
import org.jspecify.annotations.Nullable;

/**
 * How a tournament is played.
 *
 * @param system pairing system
 * @param rounds number of rounds
 * @param perDay rounds of each playing day; adds up to {@code rounds}
 * @param clock time control
 * @param lateAfterMinutes who comes later than this many minutes after the round's start loses (strict: to the second
 *     of the limit he may play); null: the chief arbiter sets it before round 1
 * @param atLimit what coming exactly at the limit means
 * @param lateProposal what the platform proposes where the text states no default time; it holds once the chief arbiter
 *     has confirmed or changed it
 * @param smallField how a Swiss is paired whose players can meet each other in exactly its rounds
 * @param odd what the text says of an odd number; null: one has the pairing-allocated bye
 * @param match what a match of teams is worth; null: players play for themselves
 * @param program outside program that the text names, for exchange of files only
 * @param clause clause of the rule
 * @param clockClause clause of the time control; null: {@code clause}
 * @param lateClause clause of the default time; null: {@code clause}
 * @param smallFieldClause clause of the small field; null: {@code clause}
 */
public record Play(
        System system,
        int rounds,
        List<Integer> perDay,
        Clock clock,
        @Nullable Integer lateAfterMinutes,
        AtLimit atLimit,
        @Nullable LateProposal lateProposal,
        SmallField smallField,
        @Nullable OddNumber odd,
        @Nullable Match match,
        @Nullable String program,
        @Nullable String clause,
        @Nullable String clockClause,
        @Nullable String lateClause,
        @Nullable String smallFieldClause) {
    public Play {
        perDay = List.copyOf(perDay);
    }

    /** The default time that is proposed, in minutes after the round's start; empty where none is. */
    public OptionalInt proposedLateAfterMinutes() {
        if (lateProposal == null) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(
                switch (lateProposal) {
                    case FLAG_FALL -> clock.minutes();
                    case ZERO -> 0;
                });
    }

    /**
     * Whether so many players meet each other in exactly the rounds of this Swiss: one more than the rounds, or as many
     * where their number is odd.
     */
    public boolean isSmall(int players) {
        return players == rounds + 1 || players == rounds && players % 2 == 1;
    }

    /** What coming exactly at the limit means. */
    public enum AtLimit {
        /** To the second of the limit one still plays. */
        PLAYS,
        /** Who comes at the limit has lost. */
        LOSES
    }

    /** A default time to propose. */
    public enum LateProposal {
        /** The absent player's flag falls: his main time is over. */
        FLAG_FALL,
        /** At once (FIDE Laws 6.7, where nothing is stated). */
        ZERO
    }

    /**
     * How a Swiss is paired in which everybody meets everybody: strict rules look at the round in hand only and can reach
     * a round that cannot be paired.
     */
    public enum SmallField {
        /** Of the pairings allowed only those after which the remaining rounds can be paired. */
        COMPLETABLE,
        /** As a round robin, from round 1. */
        ROUND_ROBIN,
        /** By the rules of the round in hand alone. */
        STRICT
    }

    /**
     * What the text says of an odd number.
     *
     * @param fill how it is made even
     * @param fillerAwards whether who is added may win an award
     * @param clause clause of the rule
     */
    public record OddNumber(
            Fill fill, boolean fillerAwards, @Nullable String clause) {

        /** How an odd number is made even. */
        public enum Fill {
            /** Not at all: one has the pairing-allocated bye. */
            BYE,
            /** The host adds one where it can; else as {@link #BYE}. */
            FILLER
        }
    }

    /**
     * What a match of teams is worth. Points are tenths: 10 is one point.
     *
     * @param win match points of the team with more game points
     * @param draw match points of each where game points are level
     * @param loss match points of the team with fewer game points
     * @param bye what the pairing-allocated bye is worth
     * @param clause clause of the rule
     */
    public record Match(
            int win, int draw, int loss, Bye bye, @Nullable String clause) {

        /**
         * What the pairing-allocated bye of a team is worth, in tenths of a point.
         *
         * @param matchPoints match points
         * @param gamePoints game points of the team
         * @param board1 of these, points of its first board
         * @param clause clause of the rule
         */
        public record Bye(
                int matchPoints,
                int gamePoints,
                int board1,
                @Nullable String clause) {}
    }

    /** Pairing system. */
    public enum System {
        /** Swiss, FIDE (Dutch) system. */
        SWISS,
        /** Single round robin by the Berger tables. */
        ROUND_ROBIN,
        /** Team Swiss. */
        TEAM_SWISS
    }

    /**
     * Time control of one period.
     *
     * @param minutes main time of each player
     * @param incrementSeconds seconds added per move, 0 for none
     * @param delaySeconds seconds that run before the main time at each move, 0 for none; never together with an
     *     increment
     */
    public record Clock(int minutes, int incrementSeconds, int delaySeconds) {

        /** The time control in words, such as "30 min + 10 s delay". */
        public String text(Locale reader) {
            if (delaySeconds > 0) {
                return RegulationMessage.MESSAGES.text(
                        RegulationMessage.CLOCK_DELAY.key(), reader, minutes, delaySeconds);
            }
            if (incrementSeconds > 0) {
                return RegulationMessage.MESSAGES.text(
                        RegulationMessage.CLOCK_INCREMENT.key(), reader, minutes, incrementSeconds);
            }
            return RegulationMessage.MESSAGES.text(RegulationMessage.CLOCK.key(), reader, minutes);
        }
    }
}
