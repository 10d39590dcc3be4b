package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** payment-service: charges. */
@RegisterRestClient(configKey = "payment")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface Payment {

    /** The charges of the holder of a private link. */
    @GET
    @Path("/charges/mine")
    List<Charge> myCharges();

    /** Reports a transfer that the holder of a private link, or somebody for him, has made. */
    @POST
    @Path("/transfer-reports")
    void reportTransfer(@HeaderParam("Idempotency-Key") String key, TransferReport report);

    /**
     * A transfer as its payer tells it (FORM-S3), by which the treasurer finds it on the statement.
     *
     * @param chargeIds what it pays
     * @param payer name of the payer
     * @param bank name or code of his bank
     * @param payerAccountLast5 last five digits of his account
     * @param paidOn day of the transfer, ISO 8601
     */
    record TransferReport(
            List<String> chargeIds, String payer, String bank, String payerAccountLast5, String paidOn, Money amount) {}

    /**
     * What is owed for an entry.
     *
     * @param status RAISED, SETTLED, OVERDUE or WAIVED
     * @param dueBy until when it must be paid, inclusive
     */
    record Charge(
            String id,
            String entryId,
            String competition,
            String stage,
            String event,
            String payee,
            @Nullable String payMethod,
            Money amount,
            @Nullable Money paid,
            @Nullable Money refunded,
            List<Line> lines,
            String status,
            @Nullable Instant dueBy,
            @Nullable Instant settledAt,
            @Nullable List<Reason> reasons) {}

    /**
     * A line of a charge.
     *
     * @param until the amount holds for payments valued until then, inclusive; absent where it always holds
     */
    record Line(
            @Nullable String clause,
            String item,
            Money amount,
            @Nullable Instant until) {}
}
