package org.chessfed.regulation.stage;

import java.util.List;
import java.util.Locale;
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
 * @param program outside program that the text names, for exchange of files only
 * @param clause clause of the rule
 * @param clockClause clause of the time control; null: {@code clause}
 * @param lateClause clause of the default time; null: {@code clause}
 */
public record Play(
        System system,
        int rounds,
        List<Integer> perDay,
        Clock clock,
        @Nullable Integer lateAfterMinutes,
        @Nullable String program,
        @Nullable String clause,
        @Nullable String clockClause,
        @Nullable String lateClause) {
    public Play {
        perDay = List.copyOf(perDay);
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
