package org.chessfed.console.mine;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chessfed.console.play.Seating;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Money;
import org.chessfed.console.service.Payment;
import org.chessfed.console.service.Payment.Charge;
import org.chessfed.console.service.PublicReads;
import org.chessfed.console.service.Rating;
import org.chessfed.console.service.Registration;
import org.chessfed.console.service.Registration.Entry;
import org.chessfed.console.service.Registration.EventPage;
import org.chessfed.console.service.Registration.LinkSecret;
import org.chessfed.console.service.Registration.LinkToken;
import org.chessfed.console.service.Selection;
import org.chessfed.console.service.Selection.Answer;
import org.chessfed.console.service.Selection.Berth;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/**
 * The page of a private link. The secret stands in the fragment of the mailed address, which browsers never send; a small
 * script posts it here, so that no log and no referrer has it and a scanner of mails that follows links spends nothing.
 */
@Path("/my")
@Produces(MediaType.TEXT_HTML)
public class MyResource {

    private static final URI HERE = URI.create("/my");
    private static final String SECRET = "[A-Za-z0-9_-]{16,64}";
    private static final int CHANGES = 20;

    private final LinkSession session;
    private final Registration registration;
    private final Payment payment;
    private final Selection selection;
    private final Rating rating;
    private final Regulations regulations;
    private final Seating seating;
    private final PublicReads reads;

    MyResource(
            LinkSession session,
            @RestClient Registration registration,
            @RestClient Payment payment,
            @RestClient Selection selection,
            @RestClient Rating rating,
            Regulations regulations,
            Seating seating,
            PublicReads reads) {
        this.session = session;
        this.registration = registration;
        this.payment = payment;
        this.selection = selection;
        this.rating = rating;
        this.regulations = regulations;
        this.seating = seating;
        this.reads = reads;
    }

    @CheckedTemplate(basePath = "mine")
    static class Templates {
        static native TemplateInstance open(boolean ended, boolean unknown);

        static native TemplateInstance mine(
                List<MyBerth> offers,
                List<MyEntry> entries,
                List<MyBerth> berths,
                Rating.@Nullable Rated rated,
                List<Rating.Change> changes,
                Map<String, Regulation> regulations,
                boolean reported);

        static native TemplateInstance answer(MyBerth mine, boolean accept);

        static native TemplateInstance transfer(
                Charge charge,
                Regulation regulation,
                Payment.@Nullable TransferReport given,
                @Nullable ServiceProblem problem);
    }

    /**
     * Everything about the person of the link, or the page that opens one.
     *
     * @param reported whatever: a transfer has just been reported
     */
    @GET
    public Response mine(@RestQuery @Nullable String reported) {
        Optional<String> person = session.personId();
        if (person.isEmpty()) {
            return Response.ok(Templates.open(false, false)).build();
        }
        try {
            return Response.ok(page(person.get(), reported != null)).build();
        } catch (ServiceProblem problem) {
            return ended(problem);
        }
    }

    /** Exchanges the secret of a link. */
    @POST
    @Path("open")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response open(@RestForm @Nullable String secret) {
        String clean = secret == null ? "" : secret.strip().replaceFirst("^.*#", "");
        if (!clean.matches(SECRET)) {
            return unknown();
        }
        try {
            LinkToken token = registration.exchange(UUID.randomUUID().toString(), new LinkSecret(clean));
            return Response.seeOther(HERE).cookie(session.open(token)).build();
        } catch (ServiceProblem problem) {
            if (problem.status() == 404 || problem.status() == 400) {
                return unknown();
            }
            throw problem;
        }
    }

    /** Leaves the page, on a computer that others use too. */
    @POST
    @Path("close")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response close() {
        return Response.seeOther(HERE).cookie(session.close()).build();
    }

    /** Asks once more before an answer is given. */
    @GET
    @Path("berths/{id}")
    public Response confirm(String id, @RestQuery @Nullable String answer) {
        if (session.personId().isEmpty()) {
            return Response.seeOther(HERE).build();
        }
        try {
            Berth berth = selection.berth(id);
            return Response.ok(Templates.answer(mine(berth), !"WAIVE".equals(answer)))
                    .build();
        } catch (ServiceProblem problem) {
            return ended(problem);
        }
    }

    /** Accepts or waives a place. */
    @POST
    @Path("berths/{id}/answers")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response answer(String id, @RestForm String answer, @RestForm String key) {
        if (session.personId().isEmpty()) {
            return Response.seeOther(HERE).build();
        }
        try {
            selection.answer(key, id, new Answer(answer));
            return Response.seeOther(HERE).build();
        } catch (ServiceProblem problem) {
            return ended(problem);
        }
    }

    /** The form in which a payer tells that he has made a transfer. */
    @GET
    @Path("charges/{id}/transfer")
    public Response transfer(String id) {
        if (session.personId().isEmpty()) {
            return Response.seeOther(HERE).build();
        }
        try {
            return Response.ok(transfer(charge(id), null, null)).build();
        } catch (ServiceProblem problem) {
            return ended(problem);
        }
    }

    /** Reports a transfer (FORM-S3). */
    @POST
    @Path("charges/{id}/transfer")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response report(
            String id,
            @RestForm String key,
            @RestForm @Nullable String payer,
            @RestForm @Nullable String bank,
            @RestForm @Nullable String lastFive,
            @RestForm @Nullable String paidOn,
            @RestForm @Nullable String amount) {
        if (session.personId().isEmpty()) {
            return Response.seeOther(HERE).build();
        }
        try {
            Charge charge = charge(id);
            Payment.TransferReport report = new Payment.TransferReport(
                    List.of(charge.id()),
                    Given.text(payer),
                    Given.text(bank),
                    Given.text(lastFive),
                    Given.text(paidOn),
                    new Money(Given.text(amount), charge.amount().currency()));
            return Submitted.of(
                    () -> {
                        payment.reportTransfer(key, report);
                        return "/my?reported=yes";
                    },
                    problem -> transfer(charge, report, problem));
        } catch (ServiceProblem problem) {
            return ended(problem);
        }
    }

    private Charge charge(String id) {
        return payment.myCharges().stream()
                .filter(charge -> charge.id().equals(id))
                .findFirst()
                .orElseThrow(NotFoundException::new);
    }

    private TemplateInstance transfer(
            Charge charge, Payment.@Nullable TransferReport given, @Nullable ServiceProblem problem) {
        return Templates.transfer(charge, regulation(charge.competition()), given, problem);
    }

    private TemplateInstance page(String person, boolean reported) {
        List<MyEntry> entries = entries(person);
        List<MyBerth> berths =
                selection.berthsOf(person).stream().map(this::mine).toList();
        Rating.Rated rated =
                reads.find(List.of("rating", person), () -> rating.of(person)).orElse(null);
        List<Rating.Change> changes = rated == null
                ? List.of()
                : reads.of(List.of("changes", person, ""), () -> rating.changes(person, null, CHANGES))
                        .items();
        Map<String, Regulation> known = Stream.concat(
                        entries.stream().map(MyEntry::regulation),
                        berths.stream().map(MyBerth::regulation))
                .collect(Collectors.toMap(Regulation::code, regulation -> regulation, (one, other) -> one));
        return Templates.mine(
                berths.stream()
                        .filter(mine -> mine.berth().state().equals("OFFERED"))
                        .toList(),
                entries,
                berths.stream()
                        .filter(mine -> !mine.berth().state().equals("OFFERED"))
                        .toList(),
                rated,
                changes,
                known,
                reported);
    }

    private List<MyEntry> entries(String person) {
        List<Entry> entries = registration.myEntries();
        List<Charge> charges = entries.isEmpty() ? List.of() : payment.myCharges();
        return entries.stream().map(entry -> mine(entry, charges, person)).toList();
    }

    private MyEntry mine(Entry entry, List<Charge> charges, String person) {
        EventPage facts = reads.of(
                List.of("event", entry.competition(), entry.event()),
                () -> registration.event(entry.competition(), entry.event()));
        return new MyEntry(
                entry,
                regulation(entry.competition()),
                facts,
                charges.stream()
                        .filter(charge -> charge.entryId().equals(entry.id()))
                        .findFirst()
                        .orElse(null),
                seating.of(entry.competition(), entry.event(), person).orElse(null));
    }

    private MyBerth mine(Berth berth) {
        return new MyBerth(berth, regulation(berth.competition()));
    }

    private Regulation regulation(String code) {
        return regulations.current(code).orElseThrow(NotFoundException::new);
    }

    private Response unknown() {
        return Response.status(Response.Status.NOT_FOUND)
                .entity(Templates.open(false, true).render())
                .type(MediaType.TEXT_HTML_TYPE.withCharset("UTF-8"))
                .build();
    }

    /** The ten minutes are over: the same link opens the page again. */
    private Response ended(ServiceProblem problem) {
        if (problem.status() != 401) {
            throw problem;
        }
        return Response.ok(Templates.open(true, false)).cookie(session.close()).build();
    }
}
