package org.chessfed.regulation.stage;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.util.List;
import org.chessfed.regulation.Text;
import org.chessfed.regulation.money.PayMethod;
import org.jspecify.annotations.Nullable;

/**
 * One event of a stage: a place, its times, its host and payee, its own entry list. All times are local in the
 * regulation's zone.
 *
 * @param id such as {@code P1N}
 * @param title shown name
 * @param host organisation that runs it
 * @param payee payee of its fees; null: the host's
 * @param region its region for guaranteed places; null: none has any
 * @param city county or city of the venue; null: not stated
 * @param venue name and address
 * @param checkIn when check-in opens
 * @param start start of the first round
 * @param days start of each playing day; the first is {@code start}
 * @param roundStarts start of each round where the text states it; empty: the first of a day starts by {@code days}, the
 *     others when the chief arbiter says
 * @param startProposed whether the text states days only: check-in and start are proposals, and the chief arbiter names
 *     the start of each round
 * @param payMethods how its fee may be paid
 * @param registrationLink outside link that the organiser gives for it, a placeholder until known
 * @param clause clause that sets it
 */
public record CompetitionEvent(
        String id,
        Text title,
        String host,
        @Nullable String payee,
        @Nullable String region,
        @Nullable String city,
        Text venue,
        LocalDateTime checkIn,
        LocalDateTime start,
        List<LocalDateTime> days,
        List<LocalDateTime> roundStarts,
        boolean startProposed,
        List<PayMethod> payMethods,
        @Nullable String registrationLink,
        @Nullable String clause) {
    public CompetitionEvent {
        days = days.isEmpty() ? List.of(start) : List.copyOf(days);
        roundStarts = List.copyOf(roundStarts);
        payMethods = List.copyOf(payMethods);
    }

    /** First day of play. */
    public LocalDate date() {
        return start.toLocalDate();
    }
}
