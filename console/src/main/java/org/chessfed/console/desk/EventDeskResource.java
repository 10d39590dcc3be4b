package org.chessfed.console.desk;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Listing;
import org.chessfed.console.service.Money;
import org.chessfed.console.service.PairingDesk;
import org.chessfed.console.service.PairingDesk.Tournament;
import org.chessfed.console.service.PaymentDesk;
import org.chessfed.console.service.PaymentDesk.Charge;
import org.chessfed.console.service.PaymentDesk.ChargeCount;
import org.chessfed.console.service.Registration.Entry;
import org.chessfed.console.service.RegistrationDesk;
import org.chessfed.console.service.RegistrationDesk.EventProgress;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** An event for its committee and its arbiters. */
@Path("/staff/competitions/{competition}/events/{event}")
@Produces(MediaType.TEXT_HTML)
@RolesAllowed({"federation-staff", "federation-admin", "regional-committee", "chief-arbiter", "arbiter"})
public class EventDeskResource {

    /** Entries of a page of the list. */
    private static final int PAGE = 50;

    /** Names shown at the desk; more means that the search is too wide. */
    private static final int MOST_FOUND = 20;

    private static final int MOST_CHARGES = 200;
    private static final String SEES_MONEY = "federation-staff federation-admin";
    private static final String TAKES_CASH = "regional-committee";
    private static final String CANCELS = "federation-staff regional-committee";
    private static final String CLOSES = "federation-staff chief-arbiter";

    private final PageContext page;
    private final Regulations regulations;
    private final RegistrationDesk registration;
    private final PairingDesk pairing;
    private final PaymentDesk payment;

    EventDeskResource(
            PageContext page,
            Regulations regulations,
            @RestClient RegistrationDesk registration,
            @RestClient PairingDesk pairing,
            @RestClient PaymentDesk payment) {
        this.page = page;
        this.regulations = regulations;
        this.registration = registration;
        this.pairing = pairing;
        this.payment = payment;
    }

    /** The regulation and one of its events. */
    record Where(Regulation regulation, Regulation.Event event) {

        /** Address of the event's page. */
        public String address() {
            return "/staff/competitions/" + regulation.code() + "/events/" + event.id();
        }

        /** States of entries that the list may be narrowed to. */
        public List<String> statuses() {
            return List.of("CONFIRMED", "AWAITING_PAYMENT", "SUBMITTED", "INCOMPLETE", "WAITLISTED", "CANCELLED");
        }

        /** Documents that may be shown at the desk. */
        public List<String> documents() {
            return List.of("ID_CARD", "PASSPORT", "HOUSEHOLD_TRANSCRIPT", "OTHER");
        }
    }

    /** What the viewer may do here. */
    record Rights(boolean cancels, boolean closes, boolean cash) {}

    /** What was asked of the list. */
    record Search(String name, String status, @Nullable String next) {}

    /** What was done before the page came, as a text key and a name. */
    record Done(String what, String name) {}

    @CheckedTemplate(basePath = "desk")
    static class Templates {
        static native TemplateInstance event(
                Where where,
                @Nullable EventProgress counts,
                List<ChargeCount> money,
                List<Tournament> tournaments,
                List<Entry> entries,
                Search search,
                Rights rights,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance checkIn(
                Where where,
                @Nullable EventProgress counts,
                List<Entry> found,
                boolean more,
                Map<String, Charge> charges,
                Search search,
                Rights rights,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance cancel(
                Where where, Entry entry, String reason, @Nullable ServiceProblem problem);

        static native TemplateInstance closing(
                Where where, @Nullable EventProgress counts, @Nullable ServiceProblem problem);
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
        return list(competition, event, name, status, cursor, done(done, who), null);
    }

    private TemplateInstance list(
            String competition,
            String event,
            @Nullable String name,
            @Nullable String status,
            @Nullable String cursor,
            @Nullable Done done,
            @Nullable ServiceProblem problem) {
        Where where = where(competition, event);
        Listing<Entry> entries =
                registration.entries(competition, event, given(name), givenOrNull(status), givenOrNull(cursor), PAGE);
        return Templates.event(
                where,
                counts(competition, event).orElse(null),
                page.may(SEES_MONEY)
                        ? payment.counts(competition).stream()
                                .filter(count -> count.event().equals(event))
                                .toList()
                        : List.of(),
                pairing.tournaments(competition, event),
                entries.items(),
                new Search(given(name), given(status), entries.next()),
                rights(),
                done,
                problem);
    }

    /** The check-in desk: a name, Enter; the person, Enter. */
    @GET
    @Path("/check-in")
    public TemplateInstance desk(
            String competition,
            String event,
            @RestQuery @Nullable String name,
            @RestQuery @Nullable String done,
            @RestQuery @Nullable String who) {
        return desk(competition, event, name, done(done, who), null);
    }

    private TemplateInstance desk(
            String competition,
            String event,
            @Nullable String name,
            @Nullable Done done,
            @Nullable ServiceProblem problem) {
        Where where = where(competition, event);
        List<Entry> found = given(name).isEmpty()
                ? List.of()
                : registration.entries(competition, event, given(name), null, null, MOST_FOUND + 1).items().stream()
                        .filter(entry -> !entry.status().equals("CANCELLED"))
                        .toList();
        List<Entry> shown = found.stream().limit(MOST_FOUND).toList();
        return Templates.checkIn(
                where,
                counts(competition, event).orElse(null),
                shown,
                found.size() > shown.size(),
                owed(competition, event, shown),
                new Search(given(name), "", null),
                rights(),
                done,
                problem);
    }

    /** What those who are shown still owe, by entry, for whoever may take cash. */
    private Map<String, Charge> owed(String competition, String event, List<Entry> shown) {
        boolean owing = shown.stream().anyMatch(entry -> !entry.status().equals("CONFIRMED"));
        if (!owing || !page.may(TAKES_CASH)) {
            return Map.of();
        }
        return payment.charges(competition, null, event, "RAISED", null, MOST_CHARGES).items().stream()
                .collect(Collectors.toMap(Charge::entryId, Function.identity(), (first, second) -> first));
    }

    /** Notes that a person is present. */
    @POST
    @Path("/check-in")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
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
                            registration.checkIn(key, entry, new RegistrationDesk.CheckIn(givenOrNull(documentType)));
                    return deskAfter(competition, event, "checked_in", present);
                },
                problem -> desk(competition, event, name, null, problem));
    }

    /** Takes the fee in cash. */
    @POST
    @Path("/cash")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @RolesAllowed(TAKES_CASH)
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
                    return UriBuilder.fromPath(address(competition, event, "/check-in"))
                            .queryParam("name", "{name}")
                            .queryParam("done", "cash_taken")
                            .build(given(name))
                            .toString();
                },
                problem -> desk(competition, event, name, null, problem));
    }

    /** Asks for the reason of a cancellation. */
    @GET
    @Path("/entries/{entry}/cancellation")
    @RolesAllowed({"federation-staff", "regional-committee"})
    public TemplateInstance cancelForm(String competition, String event, String entry) {
        return Templates.cancel(where(competition, event), registration.entry(entry), "", null);
    }

    /** Cancels an entry. */
    @POST
    @Path("/entries/{entry}/cancellation")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @RolesAllowed({"federation-staff", "regional-committee"})
    public Response cancel(
            String competition,
            String event,
            String entry,
            @RestForm String key,
            @RestForm @Nullable String reason,
            @RestForm @Nullable String by) {
        return Submitted.of(
                () -> {
                    Entry gone = registration.cancel(
                            key, entry, new RegistrationDesk.Cancellation(given(reason), "organiser".equals(by)));
                    return after(competition, event, "", "cancelled", gone);
                },
                problem ->
                        Templates.cancel(where(competition, event), registration.entry(entry), given(reason), problem));
    }

    /** Says what closing does before it is done: it cannot be undone. */
    @GET
    @Path("/closing")
    @RolesAllowed({"federation-staff", "chief-arbiter"})
    public TemplateInstance closingForm(String competition, String event) {
        return Templates.closing(
                where(competition, event), counts(competition, event).orElse(null), null);
    }

    /** Closes the list of the event. */
    @POST
    @Path("/closing")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @RolesAllowed({"federation-staff", "chief-arbiter"})
    public Response close(String competition, String event, @RestForm String key) {
        return Submitted.of(
                () -> {
                    registration.closeRoster(key, competition, event);
                    return address(competition, event, "?done=roster_closed");
                },
                problem -> Templates.closing(
                        where(competition, event), counts(competition, event).orElse(null), problem));
    }

    private Where where(String competition, String event) {
        Regulation regulation = regulations.current(competition).orElseThrow(NotFoundException::new);
        return new Where(regulation, regulation.event(event).orElseThrow(NotFoundException::new));
    }

    private Optional<EventProgress> counts(String competition, String event) {
        return registration.progress(competition).stream()
                .filter(progress -> progress.event().equals(event))
                .findFirst();
    }

    private Rights rights() {
        return new Rights(page.may(CANCELS), page.may(CLOSES), page.may(TAKES_CASH));
    }

    private static String deskAfter(String competition, String event, String done, Entry entry) {
        return after(competition, event, "/check-in", done, entry);
    }

    private static String after(String competition, String event, String below, String done, Entry entry) {
        List<String> names = new ArrayList<>();
        names.add(Objects.requireNonNullElse(entry.nameZh(), ""));
        names.removeIf(String::isEmpty);
        if (names.isEmpty()) {
            names.add(Objects.requireNonNullElse(entry.passportName(), ""));
        }
        return UriBuilder.fromPath(address(competition, event, below))
                .queryParam("done", "{done}")
                .queryParam("who", "{who}")
                .build(done, names.getFirst())
                .toString();
    }

    private static String address(String competition, String event, String below) {
        return "/staff/competitions/" + competition + "/events/" + event + below;
    }

    private static @Nullable Done done(@Nullable String what, @Nullable String who) {
        return what == null || !what.matches("[a-z_]{1,30}") ? null : new Done(what, given(who));
    }

    private static String given(@Nullable String value) {
        return value == null ? "" : value.strip();
    }

    private static @Nullable String givenOrNull(@Nullable String value) {
        return given(value).isEmpty() ? null : given(value);
    }
}
