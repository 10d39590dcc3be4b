package org.chessfed.registration.competition;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.regulation.FormField;
import org.chessfed.regulation.Notice;
import org.chessfed.regulation.Organisation;
import org.chessfed.regulation.Payee;
import org.chessfed.regulation.Regulation;
import org.chessfed.regulation.Text;
import org.chessfed.regulation.money.PayMethod;
import org.chessfed.regulation.stage.CompetitionEvent;
import org.chessfed.regulation.stage.EntryWindow;
import org.chessfed.regulation.stage.Stage;
import org.jspecify.annotations.Nullable;

/** What the regulation in force says about one event, for those who want to enter it. */
@ApplicationScoped
class EventPages {

    private final Regulations regulations;

    EventPages(Regulations regulations) {
        this.regulations = regulations;
    }

    /**
     * An event.
     *
     * @param competition competition code
     * @param version version of the regulation
     * @param title title of the competition
     * @param stage stage id
     * @param stageTitle title of the stage
     * @param event event id
     * @param eventTitle title of the event
     * @param region region of guaranteed places
     * @param city county or city
     * @param venue name and address
     * @param host who runs it
     * @param payee who takes the fee; contact, bank and account are the organiser's configuration
     * @param payMethods ways of payment
     * @param checkIn when check-in opens
     * @param start start of the first round
     * @param entryCloses last moment of entry, inclusive
     * @param form fields of the entry form
     * @param insurance labelled amounts in the minor unit
     * @param currency ISO 4217 code of the amounts
     * @param notices what everybody is told
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record EventPage(
            String competition,
            int version,
            Text title,
            String stage,
            Text stageTitle,
            String event,
            Text eventTitle,
            @Nullable String region,
            @Nullable String city,
            Text venue,
            @Nullable Text host,
            @Nullable PayeeLine payee,
            List<PayMethod> payMethods,
            Instant checkIn,
            Instant start,
            @Nullable Instant entryCloses,
            List<FormField> form,
            List<Amount> insurance,
            String currency,
            List<Notice> notices) {}

    /**
     * Who takes the fee.
     *
     * @param id payee code
     * @param name name of the account's holder
     * @param bank bank
     * @param account account
     * @param contact whom to ask
     */
    record PayeeLine(String id, String name, String bank, String account, String contact) {}

    /**
     * A labelled amount.
     *
     * @param id its id
     * @param title label
     * @param amount in the minor unit
     */
    record Amount(String id, Text title, long amount) {}

    EventPage of(String code, String eventId) {
        Regulation regulation = regulations.require(code);
        Stage stage = regulation.stageOfEvent(eventId).orElseThrow(DomainProblem::notFound);
        CompetitionEvent event = stage.event(eventId).orElseThrow();
        ZoneId zone = regulation.identity().zone();
        Organisation host = regulation.organisations().get(event.host());
        return new EventPage(
                code,
                regulation.identity().version(),
                regulation.title(),
                stage.id(),
                stage.title(),
                event.id(),
                event.title(),
                event.region(),
                event.city(),
                event.venue(),
                host == null ? null : host.title(),
                payee(regulation, event).orElse(null),
                event.payMethods(),
                event.checkIn().atZone(zone).toInstant(),
                event.start().atZone(zone).toInstant(),
                EntryWindow.closes(regulation, stage, event).orElse(null),
                stage.entry().form() == null
                        ? List.of()
                        : regulation.forms().getOrDefault(stage.entry().form(), List.of()),
                regulation.insurance() == null
                        ? List.of()
                        : regulation.insurance().amounts().stream()
                                .map(amount -> new Amount(amount.id(), amount.title(), amount.amount()))
                                .toList(),
                regulation.identity().currency(),
                regulation.notices());
    }

    private static Optional<PayeeLine> payee(Regulation regulation, CompetitionEvent event) {
        return regulation.payeeOf(event).map(id -> {
            Payee payee = regulation.payees().get(id);
            return payee == null
                    ? new PayeeLine(id, "", "", "", "")
                    : new PayeeLine(id, payee.name(), payee.bank(), payee.account(), payee.contact());
        });
    }
}
