package org.chessfed.payment.statement;

import com.fasterxml.jackson.annotation.JsonInclude;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.UUID;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.idempotency.WithoutReplay;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.chassis.problem.ProblemView.ErrorView;
import org.chessfed.chassis.problem.ProblemView.ReasonView;
import org.chessfed.events.Money;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/**
 * Bank statements over HTTP. The body is CSV in UTF-8 with a header line; columns {@code valueDate} and {@code amount}, and
 * if the bank shows them {@code valueTime}, {@code bank}, {@code lastFive}, {@code reference}. It covers whole days.
 */
@Path("/v1/statements")
@Produces(MediaType.APPLICATION_JSON)
class StatementResource {

    private final Statements statements;
    private final Messages messages;
    private final Competitions competitions;

    StatementResource(Statements statements, Messages messages, Competitions competitions) {
        this.statements = statements;
        this.messages = messages;
        this.competitions = competitions;
    }

    /**
     * What a statement would bring.
     *
     * @param lines lines that can be read
     * @param errors what is wrong with the others, by row (1 for the first after the header) and column
     */
    record StatementPreviewView(List<StatementLineView> lines, List<ErrorView> errors) {}

    /**
     * A line.
     *
     * @param row number of the line, 1 for the first after the header
     * @param valueAt value date and time
     * @param amount what came in
     * @param bank the payer's bank
     * @param lastFive last five digits of the payer's account
     * @param reference the bank's own number of the line
     * @param known whether it was taken in before
     * @param fits how it fits what was reported: {@code EXACT}, {@code TIED}, {@code LATE}, {@code SHORT}, {@code EXCESS},
     *     {@code DOUBLED}, {@code DIFFERS} or {@code NONE}
     * @param reasons why
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    record StatementLineView(
            int row,
            Instant valueAt,
            MoneyView amount,
            @Nullable String bank,
            @Nullable String lastFive,
            @Nullable String reference,
            boolean known,
            String fits,
            List<ReasonView> reasons) {}

    /**
     * A statement that was taken in.
     *
     * @param id its id
     * @param lines number of its lines
     * @param newLines number of those that were not known
     */
    record StatementView(UUID id, int lines, int newLines) {}

    @POST
    @Path("/preview")
    @Consumes("text/csv")
    @WithoutReplay("it changes nothing")
    public StatementPreviewView previewStatement(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("payee") @NotBlank String payee,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept,
            @NotNull String body) {
        Language language = Language.of(accept);
        ZoneId zone = competitions.zone(competition);
        Statements.Preview preview = statements.preview(competition, payee, body);
        return new StatementPreviewView(
                preview.lines().stream()
                        .map(line -> view(line, preview.currency(), zone, language))
                        .toList(),
                preview.bad().stream()
                        .map(Statements::error)
                        .map(error -> view(error, language))
                        .toList());
    }

    @POST
    @Consumes("text/csv")
    @Idempotent
    @APIResponseSchema(value = StatementView.class, responseCode = "201")
    public RestResponse<StatementView> importStatement(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("payee") @NotBlank String payee,
            @NotNull String body) {
        Statements.Imported imported = statements.take(competition, payee, body);
        return RestResponse.ResponseBuilder.<StatementView>created(URI.create("/v1/statements/" + imported.id()))
                .entity(new StatementView(imported.id(), imported.lines(), imported.fresh()))
                .build();
    }

    private StatementLineView view(Statements.PreviewLine line, String currency, ZoneId zone, Language language) {
        return new StatementLineView(
                line.good().row(),
                line.good().line().valueAt(),
                MoneyView.of(new Money(line.good().line().amount(), currency)),
                line.good().line().bank(),
                line.good().line().lastFive(),
                line.good().line().reference(),
                line.known(),
                line.foreseen().kind(),
                line.foreseen().reasons().stream()
                        .map(reason -> messages.view(language, reason, zone))
                        .toList());
    }

    private ErrorView view(FieldError error, Language language) {
        return new ErrorView(
                error.pointer(), error.code(), messages.text(language, "error." + error.code(), error.arguments()));
    }
}
