package org.chessfed.console.desk;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.service.Money;
import org.chessfed.console.service.PaymentDesk;
import org.chessfed.console.service.PaymentDesk.Charge;
import org.chessfed.console.service.Registration.Entry;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.EventProgress;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** The check-in desk of an event. */
@Path("/staff/competitions/{competition}/events/{event}/check-in")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"federation-staff", "federation-admin", "regional-committee", "chief-arbiter", "arbiter"})
public class CheckInResource {

    /** Names shown of a search; more means that the search is too wide. */
    private static final int MOST_FOUND = 20;

    /** Entries shown before anybody was searched for, so that a small event needs no search. */
    private static final int FIRST_SHOWN = 50;

    private static final int MOST_CHARGES = 200;

    private final EventDesk desk;
    private final PageContext page;
    private final RegistrationDesk registration;
    private final PaymentDesk payment;

    CheckInResource(
            EventDesk desk,
            PageContext page,
            @RestClient RegistrationDesk registration,
            @RestClient PaymentDesk payment) {
        this.desk = desk;
        this.page = page;
        this.registration = registration;
        this.payment = payment;
    }

    @CheckedTemplate(basePath = "desk")
    static class Templates {
        static native TemplateInstance checkIn(
                Where where,
                @Nullable EventProgress counts,
                List<Entry> found,
                boolean more,
                Map<String, Charge> charges,
                String search,
                EventDesk.Rights rights,
                @Nullable Done done,
                @Nullable ServiceProblem problem);
    }

    /** The check-in desk: a name, Enter; the person, Enter. */
    @GET
    public TemplateInstance find(
            String competition,
            String event,
            @RestQuery @Nullable String name,
            @RestQuery @Nullable String done,
            @RestQuery @Nullable String who) {
        return find(competition, event, name, Done.of(done, who), null);
    }

    private TemplateInstance find(
            String competition,
            String event,
            @Nullable String name,
            @Nullable Done done,
            @Nullable ServiceProblem problem) {
        Where where = desk.where(competition, event);
        int most = Given.text(name).isEmpty() ? FIRST_SHOWN : MOST_FOUND;
        List<Entry> found =
                registration.entries(competition, event, Given.text(name), null, null, most + 1).items().stream()
                        .filter(entry -> !entry.status().equals("CANCELLED"))
                        .toList();
        List<Entry> shown = found.stream().limit(most).toList();
        return Templates.checkIn(
                where,
                desk.counts(competition, event).orElse(null),
                shown,
                found.size() > shown.size(),
                owed(competition, event, shown),
                Given.text(name),
                desk.rights(),
                done,
                problem);
    }

    /** What those who are shown still owe, by entry, for whoever may take cash. */
    private Map<String, Charge> owed(String competition, String event, List<Entry> shown) {
        boolean owing = shown.stream().anyMatch(entry -> !entry.status().equals("CONFIRMED"));
        if (!owing || !page.may(EventDesk.TAKES_CASH)) {
            return Map.of();
        }
        return payment.charges(competition, null, event, "RAISED", null, MOST_CHARGES).items().stream()
                .collect(Collectors.toMap(Charge::entryId, Function.identity(), (first, second) -> first));
    }

    /** Notes that a person is present. */
    @POST
    public Response checkIn(
            String competition,
            String event,
            @RestForm String key,
            @RestForm String entry,
            @RestForm @Nullable String documentType,
            @RestForm @Nullable String name) {
        return Submitted.of(
                () -> {
                    Entry present =
                            registration.checkIn(key, entry, new RegistrationDesk.CheckIn(Given.orNull(documentType)));
                    return EventDesk.after(competition, event, "/check-in", "checked_in", present);
                },
                problem -> find(competition, event, name, null, problem));
    }

    /** Takes the fee in cash. */
    @POST
    @Path("/cash")
    @RolesAllowed(EventDesk.TAKES_CASH)
    public Response cash(
            String competition,
            String event,
            @RestForm String key,
            @RestForm String charge,
            @RestForm String amount,
            @RestForm String currency,
            @RestForm @Nullable String name) {
        return Submitted.of(
                () -> {
                    payment.takeCash(key, charge, new PaymentDesk.Cash(new Money(amount, currency), null, null));
                    return UriBuilder.fromPath(EventDesk.address(competition, event, "/check-in"))
                            .queryParam("name", "{name}")
                            .queryParam("done", "cash_taken")
                            .build(Given.text(name))
                            .toString();
                },
                problem -> find(competition, event, name, null, problem));
    }
}
