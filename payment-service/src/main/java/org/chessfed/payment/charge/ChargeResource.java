package org.chessfed.payment.charge;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import org.chessfed.chassis.competition.Competitions;
import org.chessfed.chassis.money.MoneyView;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.events.Money;
import org.chessfed.payment.person.PersonNames;
import org.jspecify.annotations.Nullable;

/** Charges over HTTP. */
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
class ChargeResource {

    private final Charges charges;
    private final Permissions permissions;
    private final Caller caller;
    private final Cursors cursors;
    private final Messages messages;
    private final Competitions competitions;
    private final PersonNames names;

    ChargeResource(
            Charges charges,
            Permissions permissions,
            Caller caller,
            Cursors cursors,
            Messages messages,
            Competitions competitions,
            PersonNames names) {
        this.charges = charges;
        this.permissions = permissions;
        this.caller = caller;
        this.cursors = cursors;
        this.messages = messages;
        this.competitions = competitions;
        this.names = names;
    }

    @GET
    @Path("/charges")
    public Page<ChargeView> listCharges(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("payee") @Nullable String payee,
            @QueryParam("event") @Nullable String event,
            @QueryParam("status") @Nullable ChargeStatus status,
            @BeanParam @Valid PageRequest page,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        ChargeFilter filter = new ChargeFilter(competition, payee, event, status);
        String list = "charges/" + filter;
        UUID after = cursors.position(page, list)
                .map(keys -> UUID.fromString(keys.getFirst()))
                .orElse(null);
        List<ChargeCard> found = charges.page(filter, permissions.rows(), after, page.limit() + 1);
        return cursors.page(page, list, found, card -> List.of(card.id().toString()))
                .map(named(found, Language.of(accept)));
    }

    private Function<ChargeCard, ChargeView> named(List<ChargeCard> cards, Language language) {
        Map<UUID, String> known =
                names.of(cards.stream().map(ChargeCard::personId).toList());
        Map<String, ZoneId> zones = new HashMap<>();
        return card -> view(
                card,
                known.get(card.personId()),
                language,
                zones.computeIfAbsent(card.competition(), competitions::zone));
    }

    /** The charges of each event in numbers, of one payee or of all. */
    @GET
    @Path("/charges/counts")
    public List<ChargeCountView> countCharges(
            @QueryParam("competition") @NotBlank String competition, @QueryParam("payee") @Nullable String payee) {
        return charges.counts(competition, payee, permissions.rows()).stream()
                .map(ChargeCountView::of)
                .toList();
    }

    @GET
    @Path("/charges/mine")
    public List<ChargeView> listMyCharges(
            @QueryParam("competition") @Nullable String competition,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        UUID person = caller.person().map(UUID::fromString).orElseThrow(DomainProblem::forbidden);
        permissions.require(Scope.person(person));
        List<ChargeCard> found = charges.ofPerson(person, Optional.ofNullable(competition));
        return found.stream().map(named(found, Language.of(accept))).toList();
    }

    @GET
    @Path("/charges/{chargeId}")
    public ChargeView getCharge(UUID chargeId, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return visible(charges.read(chargeId), accept);
    }

    @GET
    @Path("/entries/{entryId}/charge")
    public ChargeView getEntryCharge(UUID entryId, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return visible(charges.ofEntry(entryId), accept);
    }

    private ChargeView visible(ChargeCard card, @Nullable String accept) {
        permissions.requireElseHidden(
                Scope.payee(card.payee()),
                Scope.event(card.competition(), card.event()),
                Scope.person(card.personId()));
        return named(List.of(card), Language.of(accept)).apply(card);
    }

    private ChargeView view(ChargeCard card, @Nullable String personName, Language language, ZoneId zone) {
        return new ChargeView(
                card.id(),
                card.entryId(),
                card.personId(),
                personName,
                card.competition(),
                card.stage(),
                card.event(),
                card.payee(),
                card.payMethod(),
                money(card.amount(), card),
                money(card.paid(), card),
                money(card.refunded(), card),
                card.prices().stream()
                        .map(step -> new ChargeView.LineView(
                                step.clause(), Charge.ENTRY_ITEM, money(step.amount(), card), step.until()))
                        .toList(),
                card.status(),
                card.dueBy(),
                card.settledAt(),
                card.reasons().stream()
                        .map(reason -> messages.view(language, reason, zone))
                        .toList(),
                card.version());
    }

    private static MoneyView money(long minor, ChargeCard card) {
        return MoneyView.of(new Money(minor, card.currency()));
    }
}
