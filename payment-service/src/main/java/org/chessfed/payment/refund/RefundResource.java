package org.chessfed.payment.refund;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.events.Money;
import org.chessfed.payment.person.PersonNames;
import org.jspecify.annotations.Nullable;

/** Refunds over HTTP. */
@Path("/v1/refunds")
@Produces(MediaType.APPLICATION_JSON)
class RefundResource {

    private final Refunds refunds;
    private final Permissions permissions;
    private final Cursors cursors;
    private final Messages messages;
    private final Competitions competitions;
    private final PersonNames names;

    RefundResource(
            Refunds refunds,
            Permissions permissions,
            Cursors cursors,
            Messages messages,
            Competitions competitions,
            PersonNames names) {
        this.refunds = refunds;
        this.permissions = permissions;
        this.cursors = cursors;
        this.messages = messages;
        this.competitions = competitions;
        this.names = names;
    }

    /**
     * What is kept.
     *
     * @param cost what is kept; may be left out where the regulation leaves nothing to decide
     * @param reason why
     */
    record ApproveRefund(
            @Nullable MoneyView cost,
            @NotBlank @Size(max = 300) String reason) {}

    @GET
    public Page<RefundView> listRefunds(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("payee") @Nullable String payee,
            @QueryParam("status") @Nullable RefundStatus status,
            @BeanParam @Valid PageRequest page,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        String list = "refunds/" + competition + "/" + payee + "/" + status;
        UUID after = cursors.position(page, list)
                .map(keys -> UUID.fromString(keys.getFirst()))
                .orElse(null);
        List<Refund> found = refunds.page(competition, payee, status, permissions.rows(), after, page.limit() + 1);
        Map<UUID, String> known =
                names.of(found.stream().map(refund -> refund.personId).toList());
        ZoneId zone = competitions.zone(competition);
        return cursors.page(page, list, found, refund -> List.of(refund.id.toString()))
                .map(refund -> view(refund, known.get(refund.personId), zone, Language.of(accept)));
    }

    @GET
    @Path("/{refundId}")
    public RefundView getRefund(UUID refundId, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(refunds.read(refundId), Language.of(accept));
    }

    @POST
    @Path("/{refundId}/approval")
    @Idempotent
    public RefundView approveRefund(
            UUID refundId,
            @NotNull @Valid ApproveRefund body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        MoneyView cost = body.cost();
        return view(
                refunds.approve(refundId, cost == null ? null : cost.toMoney("/cost"), body.reason()),
                Language.of(accept));
    }

    @POST
    @Path("/{refundId}/payout")
    @Idempotent
    public RefundView payRefund(UUID refundId, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(refunds.pay(refundId), Language.of(accept));
    }

    private RefundView view(Refund refund, Language language) {
        return view(
                refund,
                names.of(List.of(refund.personId)).get(refund.personId),
                competitions.zone(refund.competition),
                language);
    }

    private RefundView view(Refund refund, @Nullable String personName, ZoneId zone, Language language) {
        Long cost = refund.cost;
        return new RefundView(
                refund.id,
                refund.chargeId,
                refund.entryId,
                refund.personId,
                personName,
                refund.competition,
                refund.event,
                refund.payee,
                refund.kind,
                refund.cause,
                refund.clause,
                money(refund.paid, refund),
                money(refund.leastCost, refund),
                money(refund.mostCost, refund),
                cost == null ? null : money(cost, refund),
                cost == null ? null : money(refund.amount(), refund),
                refund.status,
                refund.proposedAt,
                refund.paidAt,
                refund.reasons.stream()
                        .map(reason -> messages.view(language, reason, zone))
                        .toList(),
                refund.version);
    }

    private static MoneyView money(long minor, Refund refund) {
        return MoneyView.of(new Money(minor, refund.currency));
    }
}
