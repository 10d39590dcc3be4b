package org.chessfed.payment.booking;

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
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.UUID;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.events.Money;
import org.chessfed.regulation.decision.Decision;
import org.jspecify.annotations.Nullable;

/** Money that came in, over HTTP. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
class PaymentResource {

    private final Payments payments;
    private final Permissions permissions;
    private final Cursors cursors;
    private final Messages messages;
    private final Competitions competitions;

    PaymentResource(
            Payments payments, Permissions permissions, Cursors cursors, Messages messages, Competitions competitions) {
        this.payments = payments;
        this.permissions = permissions;
        this.cursors = cursors;
        this.messages = messages;
        this.competitions = competitions;
    }

    /**
     * How a payment is shared out.
     *
     * @param parts shares that sum to the payment
     * @param admitLate whether it counts although its value date is later than the deadline
     * @param acceptExcess whether what is too much is to be given back
     * @param note why; needed with {@code admitLate} or {@code acceptExcess}
     */
    record BookPayment(
            @NotNull @Size(min = 1, max = 50) List<@NotNull @Valid PartOfPayment> parts,
            @Nullable Boolean admitLate,
            @Nullable Boolean acceptExcess,
            @Nullable @Size(max = 300) String note) {}

    /**
     * A share.
     *
     * @param chargeId charge that it pays
     * @param amount the share
     */
    record PartOfPayment(@NotNull UUID chargeId, @NotNull MoneyView amount) {}

    /**
     * Which exact proposals are booked.
     *
     * @param competition competition code
     * @param payee payee code
     * @param paymentIds only these; absent: all
     */
    record BookProposed(
            @NotBlank @Size(max = 40) String competition,
            @NotBlank @Size(max = 40) String payee,
            @Nullable @Size(max = Payments.MOST_AT_ONCE) List<@NotNull UUID> paymentIds) {}

    /**
     * What was booked.
     *
     * @param booked number of payments booked
     * @param waiting number of payments of the payee that still wait
     */
    record BookedView(int booked, long waiting) {}

    /**
     * Cash that was handed over.
     *
     * @param amount the sum
     * @param receivedAt when; absent: now
     * @param admitLate whether it counts although it is late
     * @param note why; needed with {@code admitLate}
     */
    record TakeCash(
            @NotNull MoneyView amount,
            @Nullable Instant receivedAt,
            @Nullable Boolean admitLate,
            @Nullable @Size(max = 300) String note) {}

    /**
     * A booking that was wrong.
     *
     * @param reason why
     */
    record ReverseBooking(@NotBlank @Size(max = 300) String reason) {}

    @GET
    @Path("/payments")
    public Page<PaymentView> listPayments(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("payee") @Nullable String payee,
            @QueryParam("status") @Nullable PaymentStatus status,
            @BeanParam @Valid PageRequest page,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        String list = "payments/" + competition + "/" + payee + "/" + status;
        UUID after = cursors.position(page, list)
                .map(keys -> UUID.fromString(keys.getFirst()))
                .orElse(null);
        List<Payments.Known> found =
                payments.page(competition, payee, status, permissions.rows(), after, page.limit() + 1);
        ZoneId zone = competitions.zone(competition);
        return cursors.page(page, list, found, one -> List.of(one.payment().id.toString()))
                .map(one -> view(one, zone, Language.of(accept)));
    }

    @GET
    @Path("/payments/{paymentId}")
    public PaymentView getPayment(UUID paymentId, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(payments.read(paymentId), Language.of(accept));
    }

    @POST
    @Path("/payments/{paymentId}/booking")
    @Idempotent
    public PaymentView bookPayment(
            UUID paymentId,
            @NotNull @Valid BookPayment body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        List<MatchPolicy.Part> parts = new ArrayList<>();
        for (int i = 0; i < body.parts().size(); i++) {
            PartOfPayment part = body.parts().get(i);
            Money amount = part.amount().toMoney("/parts/" + i + "/amount");
            if (amount.minor() <= 0) {
                throw DomainProblem.invalid(FieldError.of("/parts/" + i + "/amount/amount", "positive"));
            }
            parts.add(new MatchPolicy.Part(part.chargeId(), amount.minor()));
        }
        return view(
                payments.book(paymentId, terms(parts, body.admitLate(), body.acceptExcess(), body.note())),
                Language.of(accept));
    }

    @POST
    @Path("/payments/proposed-bookings")
    @Idempotent
    public BookedView bookProposed(@NotNull @Valid BookProposed body) {
        List<UUID> chosen = body.paymentIds();
        int booked =
                payments.bookProposed(body.competition(), body.payee(), chosen == null ? Set.of() : Set.copyOf(chosen));
        return new BookedView(booked, payments.waiting(body.competition(), body.payee()));
    }

    @POST
    @Path("/payments/{paymentId}/reversal")
    @Idempotent
    public PaymentView reverseBooking(
            UUID paymentId,
            @NotNull @Valid ReverseBooking body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(payments.reverse(paymentId, body.reason()), Language.of(accept));
    }

    @POST
    @Path("/charges/{chargeId}/cash")
    @Idempotent
    public PaymentView takeCash(
            UUID chargeId,
            @NotNull @Valid TakeCash body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(
                payments.takeCash(
                        chargeId,
                        body.amount().toMoney("/amount"),
                        body.receivedAt(),
                        terms(List.of(), body.admitLate(), null, body.note())),
                Language.of(accept));
    }

    /** A booking against the rule is a decision: it needs its reason. */
    private static Payments.Booking terms(
            List<MatchPolicy.Part> parts,
            @Nullable Boolean admitLate,
            @Nullable Boolean acceptExcess,
            @Nullable String note) {
        boolean late = Boolean.TRUE.equals(admitLate);
        boolean excess = Boolean.TRUE.equals(acceptExcess);
        if ((late || excess) && (note == null || note.isBlank())) {
            throw DomainProblem.invalid(FieldError.of("/note", "not-blank"));
        }
        return new Payments.Booking(parts, late, excess, note == null ? "" : note);
    }

    private PaymentView view(Payments.Known known, Language language) {
        return view(known, competitions.zone(known.payment().competition), language);
    }

    private PaymentView view(Payments.Known known, ZoneId zone, Language language) {
        Payment payment = known.payment();
        return new PaymentView(
                payment.id,
                payment.competition,
                payment.payee,
                payment.method,
                money(payment.amount, payment),
                payment.valueAt,
                payment.valueOn,
                payment.bank,
                payment.lastFive,
                payment.reference,
                payment.status,
                known.parts().stream()
                        .map(part ->
                                new PaymentView.PartView(UUID.fromString(part.chargeId()), MoneyView.of(part.amount())))
                        .toList(),
                proposal(known.proposal(), payment, zone, language),
                payment.version);
    }

    private PaymentView.@Nullable ProposalView proposal(
            @Nullable Decision<MatchPolicy.Proposal> decision, Payment payment, ZoneId zone, Language language) {
        if (decision == null) {
            return null;
        }
        return new PaymentView.ProposalView(
                decision.value().kind(),
                decision.value().candidates().stream()
                        .map(one -> new PaymentView.CandidateView(
                                one.reportId(),
                                one.kind(),
                                one.parts().stream()
                                        .map(part -> new PaymentView.PartView(
                                                part.chargeId(), money(part.amount(), payment)))
                                        .toList()))
                        .toList(),
                decision.reasons().stream()
                        .map(reason -> messages.view(language, reason, zone))
                        .toList());
    }

    private static MoneyView money(long minor, Payment payment) {
        return MoneyView.of(new Money(minor, payment.currency));
    }
}
