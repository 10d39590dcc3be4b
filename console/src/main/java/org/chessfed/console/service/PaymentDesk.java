package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** payment-service for treasurers. */
@RegisterRestClient(configKey = "payment")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface PaymentDesk {

    /** Charges in numbers, by event. */
    @GET
    @Path("/charges/counts")
    List<ChargeCount> counts(@QueryParam("competition") String competition);

    /** Charges, one page. */
    @GET
    @Path("/charges")
    Listing<Charge> charges(
            @QueryParam("competition") String competition,
            @QueryParam("payee") @Nullable String payee,
            @QueryParam("event") @Nullable String event,
            @QueryParam("status") @Nullable String status,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** Takes cash for a charge. */
    @POST
    @Path("/charges/{id}/cash")
    Received takeCash(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Cash cash);

    /** What a statement would bring; changes nothing. */
    @POST
    @Path("/statements/preview")
    @Consumes("text/csv")
    StatementPreview preview(
            @QueryParam("competition") String competition, @QueryParam("payee") String payee, String csv);

    /** Takes a statement in. */
    @POST
    @Path("/statements")
    @Consumes("text/csv")
    Statement importStatement(
            @HeaderParam("Idempotency-Key") String key,
            @QueryParam("competition") String competition,
            @QueryParam("payee") String payee,
            String csv);

    /** Money that came in, one page. */
    @GET
    @Path("/payments")
    Listing<Received> payments(
            @QueryParam("competition") String competition,
            @QueryParam("payee") @Nullable String payee,
            @QueryParam("status") @Nullable String status,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** Books a payment. */
    @POST
    @Path("/payments/{id}/booking")
    Received book(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Booking booking);

    /** Books every exact proposal of a payee, or the named ones. */
    @POST
    @Path("/payments/proposed-bookings")
    Booked bookProposed(@HeaderParam("Idempotency-Key") String key, BookProposed which);

    /** Refunds, one page. */
    @GET
    @Path("/refunds")
    Listing<Refund> refunds(
            @QueryParam("competition") String competition,
            @QueryParam("payee") @Nullable String payee,
            @QueryParam("status") @Nullable String status,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** Sets what is kept of a refund. */
    @POST
    @Path("/refunds/{id}/approval")
    Refund approve(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Approval approval);

    /** Notes that a refund was paid. */
    @POST
    @Path("/refunds/{id}/payout")
    Refund payOut(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id);

    /** What a competition's ledger adds up to; for the federation. */
    @GET
    @Path("/ledger/summary")
    LedgerSummary ledger(@QueryParam("competition") String competition);

    /** Balances of the accounts that the caller may see. */
    @GET
    @Path("/ledger/balances")
    List<Balance> balances(@QueryParam("competition") String competition);

    /** The charges of an event in numbers. */
    record ChargeCount(
            String event,
            String payee,
            long open,
            long overdue,
            long settled,
            long waived,
            Money asked,
            Money paid,
            Money refunded) {}

    /** A charge. */
    record Charge(
            String id,
            String entryId,
            String personId,
            @Nullable String personName,
            String stage,
            String event,
            String payee,
            String payMethod,
            Money amount,
            Money paid,
            String status,
            @Nullable Instant dueBy) {}

    /** Cash that was handed over. */
    record Cash(
            Money amount,
            @Nullable Boolean admitLate,
            @Nullable String note) {}

    /** What a statement would bring: lines that can be read, and what is wrong with the others. */
    record StatementPreview(List<StatementLine> lines, List<ServiceProblem.FieldError> errors) {}

    /**
     * A line of a statement.
     *
     * @param fits EXACT, TIED, LATE, SHORT, EXCESS, DOUBLED, DIFFERS or NONE
     */
    record StatementLine(
            int row,
            Instant valueAt,
            Money amount,
            @Nullable String bank,
            @Nullable String lastFive,
            @Nullable String reference,
            boolean known,
            String fits,
            List<Reason> reasons) {}

    /** A statement that was taken in. */
    record Statement(String id, int lines, int newLines) {}

    /** Money that came in; status is UNMATCHED, BOOKED or REVERSED. */
    record Received(
            String id,
            String competition,
            String payee,
            String method,
            Money amount,
            Instant valueAt,
            LocalDate valueOn,
            @Nullable String bank,
            @Nullable String lastFive,
            @Nullable String reference,
            String status,
            List<Part> parts,
            @Nullable Proposal proposal,
            long version) {}

    /** A share of a payment. */
    record Part(String chargeId, Money amount) {}

    /** What is proposed for a payment. */
    record Proposal(String kind, List<Candidate> candidates, List<Reason> reasons) {}

    /** One way to book it; no parts where the sum does not say how to share it out. */
    record Candidate(String reportId, String kind, List<Part> parts) {}

    /** How a payment is shared out. */
    record Booking(
            List<Part> parts,
            @Nullable Boolean admitLate,
            @Nullable Boolean acceptExcess,
            @Nullable String note) {}

    /** Which exact proposals are booked; no ids: all of the payee. */
    record BookProposed(
            String competition, String payee, @Nullable List<String> paymentIds) {}

    /** What was booked. */
    record Booked(int booked, long waiting) {}

    /** A refund; status is PROPOSED, APPROVED or PAID. */
    record Refund(
            String id,
            String chargeId,
            String entryId,
            @Nullable String personName,
            String event,
            String payee,
            String kind,
            String cause,
            @Nullable String clause,
            Money paid,
            Money leastCost,
            Money mostCost,
            @Nullable Money cost,
            @Nullable Money amount,
            String status,
            Instant proposedAt,
            List<Reason> reasons,
            long version) {}

    /** What is kept, and why. */
    record Approval(@Nullable Money cost, String reason) {}

    /** What a ledger adds up to. */
    record LedgerSummary(boolean balanced, String received, String refunded, long unmatched, String currency) {

        /** What came in. */
        public Money receivedMoney() {
            return new Money(received, currency);
        }

        /** What went back. */
        public Money refundedMoney() {
            return new Money(refunded, currency);
        }
    }

    /** The balance of an account, debit positive. */
    record Balance(String account, String owner, Money balance) {}
}
