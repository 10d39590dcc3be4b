package org.chessfed.console.treasury;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.chessfed.console.page.PageContext;
import org.chessfed.console.regulation.Regulation;
import org.chessfed.console.regulation.Regulations;
import org.chessfed.console.service.Listing;
import org.chessfed.console.service.Money;
import org.chessfed.console.service.PaymentDesk;
import org.chessfed.console.service.PaymentDesk.Balance;
import org.chessfed.console.service.PaymentDesk.Charge;
import org.chessfed.console.service.PaymentDesk.ChargeCount;
import org.chessfed.console.service.PaymentDesk.LedgerSummary;
import org.chessfed.console.service.PaymentDesk.Part;
import org.chessfed.console.service.PaymentDesk.Received;
import org.chessfed.console.service.PaymentDesk.Refund;
import org.chessfed.console.service.PaymentDesk.StatementPreview;
import org.chessfed.console.service.ServiceProblem;
import org.chessfed.console.service.Text;
import org.chessfed.console.staff.Done;
import org.chessfed.console.staff.Given;
import org.chessfed.console.staff.Submitted;
import org.eclipse.microprofile.rest.client.inject.RestClient;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.RestQuery;
import org.jspecify.annotations.Nullable;

/** The money of a payee for its treasurer, and of a competition for the federation. */
@Path("/staff/competitions/{competition}")
@Produces(MediaType.TEXT_HTML)
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
@RolesAllowed({"treasurer", "federation-staff", "federation-admin", "auditor"})
public class TreasuryResource {

    private static final String TREASURER = "treasurer";

    /** Items of a page: the most that services give. */
    private static final int PAGE = 200;

    private final PageContext page;
    private final Regulations regulations;
    private final PaymentDesk payment;

    TreasuryResource(PageContext page, Regulations regulations, @RestClient PaymentDesk payment) {
        this.page = page;
        this.regulations = regulations;
        this.payment = payment;
    }

    /** Whose money is shown; the name is that of the organisation whose account it is. */
    record Where(Regulation regulation, String payee, Text name) {

        /** Address of the payee's page. */
        public String address() {
            return "/staff/competitions/" + regulation.code() + "/payees/" + payee;
        }
    }

    /** Money that waits, and the ways in which it may be booked. */
    record Waiting(Received received, List<Way> ways) {

        /** How it fits; {@code NONE} where nothing is proposed. */
        public String kind() {
            return received.proposal() == null ? "NONE" : received.proposal().kind();
        }
    }

    /** One way to book: what is paid by it, and its parts as the form sends them back. */
    record Way(String kind, List<Share> shares) {

        /** The parts as one field. */
        public String field() {
            List<String> parts = new ArrayList<>();
            shares.forEach(share -> parts.add(share.chargeId() + " "
                    + share.amount().amount() + " " + share.amount().currency()));
            return String.join(";", parts);
        }
    }

    /** A share of a payment, for whom and what. */
    record Share(String chargeId, Money amount, @Nullable Charge charge) {}

    @CheckedTemplate(basePath = "treasury")
    static class Templates {
        static native TemplateInstance payee(
                Where where,
                List<ChargeCount> counts,
                List<Waiting> waiting,
                boolean more,
                List<Charge> open,
                List<Charge> closed,
                List<Refund> refunds,
                List<Balance> balances,
                boolean treasurer,
                @Nullable Done done,
                @Nullable ServiceProblem problem);

        static native TemplateInstance statement(
                Where where, String csv, @Nullable StatementPreview preview, @Nullable ServiceProblem problem);

        static native TemplateInstance money(
                Regulation regulation, LedgerSummary ledger, List<ChargeCount> counts, List<Balance> balances);
    }

    /** The competition's money, for the federation. */
    @GET
    @Path("/money")
    @RolesAllowed({"federation-staff", "federation-admin", "auditor"})
    public TemplateInstance money(String competition) {
        Regulation regulation = regulation(competition);
        return Templates.money(
                regulation,
                payment.ledger(competition),
                payment.counts(competition).stream()
                        .sorted(Comparator.comparingInt(count -> regulation.orderOf(count.event())))
                        .toList(),
                payment.balances(competition));
    }

    /** What waits at a payee. */
    @GET
    @Path("/payees/{payee}")
    public TemplateInstance payee(
            String competition, String payee, @RestQuery @Nullable String done, @RestQuery @Nullable String count) {
        return payee(competition, payee, Done.of(done, digits(count)), null);
    }

    private TemplateInstance payee(
            String competition, String payee, @Nullable Done done, @Nullable ServiceProblem problem) {
        Where where = where(competition, payee);
        Map<String, Charge> charges = new HashMap<>();
        List<Charge> open = new ArrayList<>();
        for (String status : List.of("RAISED", "OVERDUE")) {
            open.addAll(charges(competition, payee, status));
        }
        Listing<Received> unmatched = payment.payments(competition, payee, "UNMATCHED", null, PAGE);
        List<Charge> closed = new ArrayList<>();
        if (page.may(TREASURER) && !unmatched.items().isEmpty()) {
            for (String status : List.of("SETTLED", "WAIVED")) {
                closed.addAll(charges(competition, payee, status));
            }
        }
        Stream.concat(open.stream(), closed.stream()).forEach(charge -> charges.put(charge.id(), charge));
        List<Refund> refunds = new ArrayList<>();
        for (String status : List.of("PROPOSED", "APPROVED")) {
            refunds.addAll(
                    payment.refunds(competition, payee, status, null, PAGE).items());
        }
        return Templates.payee(
                where,
                payment.counts(competition).stream()
                        .filter(count -> count.payee().equals(payee))
                        .toList(),
                unmatched.items().stream()
                        .map(received -> new Waiting(received, ways(received, charges)))
                        .toList(),
                unmatched.next() != null,
                open,
                closed,
                refunds,
                payment.balances(competition).stream()
                        .filter(balance -> balance.owner().equals(payee))
                        .toList(),
                page.may(TREASURER),
                done,
                problem);
    }

    /** Every charge of a payee in a state, page after page. */
    private List<Charge> charges(String competition, String payee, String status) {
        List<Charge> all = new ArrayList<>();
        String cursor = null;
        do {
            Listing<Charge> next = payment.charges(competition, payee, null, status, cursor, PAGE);
            all.addAll(next.items());
            cursor = next.next();
        } while (cursor != null);
        return all;
    }

    private static List<Way> ways(Received received, Map<String, Charge> charges) {
        if (received.proposal() == null) {
            return List.of();
        }
        return received.proposal().candidates().stream()
                .filter(candidate -> !candidate.parts().isEmpty())
                .map(candidate -> new Way(
                        candidate.kind(),
                        candidate.parts().stream()
                                .map(part -> new Share(part.chargeId(), part.amount(), charges.get(part.chargeId())))
                                .toList()))
                .toList();
    }

    /** Asks for a statement. */
    @GET
    @Path("/payees/{payee}/statement")
    @RolesAllowed(TREASURER)
    public TemplateInstance statementForm(String competition, String payee) {
        return Templates.statement(where(competition, payee), "", null, null);
    }

    /** Shows what a statement would bring, or takes it in. */
    @POST
    @Path("/payees/{payee}/statement")
    @RolesAllowed(TREASURER)
    public Response statement(
            String competition,
            String payee,
            @RestForm String key,
            @RestForm @Nullable String csv,
            @RestForm @Nullable String step) {
        Where where = where(competition, payee);
        String lines = Objects.requireNonNullElse(csv, "").replace("\r\n", "\n");
        if (!"import".equals(step)) {
            try {
                return Response.ok(Templates.statement(where, lines, payment.preview(competition, payee, lines), null)
                                .render())
                        .build();
            } catch (ServiceProblem problem) {
                return Submitted.of(
                        () -> {
                            throw problem;
                        },
                        again -> Templates.statement(where, lines, null, again));
            }
        }
        return Submitted.of(
                () -> {
                    PaymentDesk.Statement taken = payment.importStatement(key, competition, payee, lines);
                    return where.address() + "?done=statement_taken&count=" + taken.newLines();
                },
                problem -> Templates.statement(where, lines, null, problem));
    }

    /** Books every exact proposal. */
    @POST
    @Path("/payees/{payee}/proposed")
    @RolesAllowed(TREASURER)
    public Response bookProposed(String competition, String payee, @RestForm String key) {
        return Submitted.of(
                () -> {
                    PaymentDesk.Booked booked =
                            payment.bookProposed(key, new PaymentDesk.BookProposed(competition, payee, null));
                    return address(competition, payee, "?done=booked&count=" + booked.booked());
                },
                problem -> payee(competition, payee, null, problem));
    }

    /** Books one payment in the way that was chosen, or on a charge that the treasurer names. */
    @POST
    @Path("/payees/{payee}/payments/{payment}")
    @RolesAllowed(TREASURER)
    public Response book(
            String competition,
            String payee,
            @PathParam("payment") String id,
            @RestForm String key,
            @RestForm @Nullable String parts,
            @RestForm @Nullable String charge,
            @RestForm @Nullable String amount,
            @RestForm @Nullable String currency,
            @RestForm @Nullable String admitLate,
            @RestForm @Nullable String acceptExcess,
            @RestForm @Nullable String note) {
        return Submitted.of(
                () -> {
                    List<Part> shares = parts != null && !parts.isBlank()
                            ? parts(parts)
                            : List.of(
                                    new Part(Given.text(charge), new Money(Given.text(amount), Given.text(currency))));
                    payment.book(
                            key,
                            id,
                            new PaymentDesk.Booking(
                                    shares,
                                    admitLate == null ? null : Boolean.TRUE,
                                    acceptExcess == null ? null : Boolean.TRUE,
                                    Given.orNull(note)));
                    return address(competition, payee, "?done=booked&count=1");
                },
                problem -> payee(competition, payee, null, problem));
    }

    private static List<Part> parts(String field) {
        List<Part> parts = new ArrayList<>();
        for (String one : field.split(";")) {
            String[] words = one.split(" ");
            if (words.length != 3) {
                throw new NotFoundException();
            }
            parts.add(new Part(words[0], new Money(words[1], words[2])));
        }
        return parts;
    }

    /** Sets what is kept of a refund, or notes that it was paid. */
    @POST
    @Path("/payees/{payee}/refunds/{refund}")
    @RolesAllowed(TREASURER)
    public Response refund(
            String competition,
            String payee,
            String refund,
            @RestForm String key,
            @RestForm @Nullable String step,
            @RestForm @Nullable String cost,
            @RestForm @Nullable String currency,
            @RestForm @Nullable String reason) {
        return Submitted.of(
                () -> {
                    if ("pay".equals(step)) {
                        payment.payOut(key, refund);
                        return address(competition, payee, "?done=refund_paid");
                    }
                    Money kept = Given.text(cost).isEmpty() ? null : new Money(Given.text(cost), Given.text(currency));
                    payment.approve(key, refund, new PaymentDesk.Approval(kept, Given.text(reason)));
                    return address(competition, payee, "?done=refund_approved");
                },
                problem -> payee(competition, payee, null, problem));
    }

    private Where where(String competition, String payee) {
        Regulation regulation = regulation(competition);
        return new Where(regulation, payee, regulation.payeeTitle(payee));
    }

    private Regulation regulation(String competition) {
        return regulations.current(competition).orElseThrow(NotFoundException::new);
    }

    private static String digits(@Nullable String count) {
        return count == null ? "" : count.replaceAll("\\D", "");
    }

    private static String address(String competition, String payee, String below) {
        return "/staff/competitions/" + competition + "/payees/" + payee + below;
    }
}
