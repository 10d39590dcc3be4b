package org.chessfed.console.desk;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.service.Listing;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Tournament;
import org.chessfed.console.service.PaymentDesk;
import org.chessfed.console.service.PaymentDesk.ChargeCount;
import org.chessfed.console.service.Registration.Entry;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.EventProgress;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** An event for its committee and its arbiters: numbers, tournaments and the list of entries. */
@Path("/staff/competitions/{competition}/events/{event}")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", "federation-admin", "regional-committee", "chief-arbiter", "arbiter"})
public class EventDeskResource {

    /** Entries of a page of the list. */
    private static final int PAGE = 50;

    private static final String SEES_MONEY = "federation-staff federation-admin";

    private final EventDesk desk;
    private final PageContext page;
    private final RegistrationDesk registration;
    private final PairingDesk pairing;
    private final PaymentDesk payment;

    EventDeskResource(
            EventDesk desk,
            PageContext page,
            @RestClient RegistrationDesk registration,
            @RestClient PairingDesk pairing,
            @RestClient PaymentDesk payment) {
        this.desk = desk;
        this.page = page;
        this.registration = registration;
        this.pairing = pairing;
        this.payment = payment;
    }

    /** What was asked of the list. */
    record Search(String name, String status, @Nullable String next) {}

    @CheckedTemplate(basePath = "desk")
    static class Templates {
        static native TemplateInstance event(
                Where where,
                @Nullable EventProgress counts,
                List<ChargeCount> money,
                List<Tournament> tournaments,
                List<Entry> entries,
                Search search,
                EventDesk.Rights rights,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** Numbers, tournaments and the list of entries. */
    @GET
    public TemplateInstance event(
            String competition,
            String event,
            @RestQuery @Nullable String name,
            @RestQuery @Nullable String status,
            @RestQuery @Nullable String cursor,
            @RestQuery @Nullable String done,
            @RestQuery @Nullable String who) {
        return list(competition, event, name, status, cursor, Done.of(done, who), null);
    }

    private TemplateInstance list(
            String competition,
            String event,
            @Nullable String name,
            @Nullable String status,
            @Nullable String cursor,
            @Nullable Done done,
            @Nullable ServiceProblem problem) {
        Where where = desk.where(competition, event);
        Listing<Entry> entries = registration.entries(
                competition, event, Given.text(name), Given.orNull(status), Given.orNull(cursor), PAGE);
        return Templates.event(
                where,
                desk.counts(competition, event).orElse(null),
                page.may(SEES_MONEY)
                        ? payment.counts(competition).stream()
                                .filter(count -> count.event().equals(event))
                                .toList()
                        : List.of(),
                pairing.tournaments(competition, event),
                entries.items(),
                new Search(Given.text(name), Given.text(status), entries.next()),
                desk.rights(),
                done,
                problem);
    }
}
