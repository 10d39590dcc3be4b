package org.chessfed.regulation.stage;

import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * On which day each round is played.
 *
 * @param rounds in order
 */
public record RoundCalendar(List<RoundDay> rounds) {
    public RoundCalendar {
        rounds = List.copyOf(rounds);
    }

    /**
     * One round.
     *
     * @param round number, from 1
     * @param day day of play, from 1
     * @param ofDay the round's number within its day, from 1; the day's first round starts at {@code dayStart}, the
     *     others when the chief arbiter says
     * @param dayStart local start of the day
     * @param stated start that the text states for the round; null: it states none
     */
    public record RoundDay(
            int round,
            int day,
            int ofDay,
            LocalDateTime dayStart,
            @Nullable LocalDateTime stated) {}

    /** The rounds of a tournament at an event; the rounds per day must be as many as the event has days. */
    public static RoundCalendar of(CompetitionEvent event, Play play) {
        if (play.perDay().size() != event.days().size()) {
            throw new IllegalArgumentException(
                    "rounds are given for " + play.perDay().size() + " days, but event " + event.id() + " has "
                            + event.days().size());
        }
        List<RoundDay> rounds = new ArrayList<>();
        for (int day = 0; day < play.perDay().size(); day++) {
            for (int ofDay = 1; ofDay <= play.perDay().get(day); ofDay++) {
                int round = rounds.size() + 1;
                LocalDateTime stated = round > event.roundStarts().size()
                        ? null
                        : event.roundStarts().get(round - 1);
                rounds.add(new RoundDay(round, day + 1, ofDay, event.days().get(day), stated));
            }
        }
        return new RoundCalendar(rounds);
    }
}
