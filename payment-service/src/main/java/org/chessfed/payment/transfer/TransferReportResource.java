package org.chessfed.payment.transfer;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.money.MoneyView;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.jboss.resteasy.reactive.RestResponse;

/** Reported transfers over HTTP. */
@Path("/v1/transfer-reports")
@Produces(MediaType.APPLICATION_JSON)
class TransferReportResource {

    private final TransferReports reports;

    TransferReportResource(TransferReports reports) {
        this.reports = reports;
    }

    /**
     * A transfer that was made (FORM-S3).
     *
     * @param chargeIds charges that it pays, all of one payee; the first is the caller's own, others may be a sibling's
     * @param payer name of the payer
     * @param bank code or name of the payer's bank
     * @param payerAccountLast5 last five digits of the payer's account
     * @param paidOn day of the transfer
     * @param amount what was transferred
     */
    record ReportTransfer(
            @NotNull @Size(min = 1, max = 20) List<@NotNull UUID> chargeIds,

            @NotBlank @Size(max = 60) @Pattern(regexp = ReportedTransfer.PLAIN_TEXT)
            String payer,

            @NotBlank @Size(max = 40) @Pattern(regexp = ReportedTransfer.PLAIN_TEXT)
            String bank,

            @NotNull @Pattern(regexp = "[0-9]{5}") String payerAccountLast5,
            @NotNull LocalDate paidOn,
            @NotNull MoneyView amount) {}

    /**
     * A report that was taken.
     *
     * @param id its id
     * @param chargeIds charges that it pays
     */
    record TransferReportView(UUID id, List<UUID> chargeIds) {}

    @POST
    @Idempotent
    @APIResponseSchema(value = TransferReportView.class, responseCode = "201")
    public RestResponse<TransferReportView> reportTransfer(@NotNull @Valid ReportTransfer body) {
        List<UUID> chargeIds = body.chargeIds().stream().distinct().toList();
        UUID id = reports.report(new TransferReports.Report(
                chargeIds,
                body.payer(),
                body.bank(),
                body.payerAccountLast5(),
                body.paidOn(),
                body.amount().toMoney("/amount")));
        return RestResponse.ResponseBuilder.<TransferReportView>created(URI.create("/v1/transfer-reports/" + id))
                .entity(new TransferReportView(id, chargeIds))
                .build();
    }
}
