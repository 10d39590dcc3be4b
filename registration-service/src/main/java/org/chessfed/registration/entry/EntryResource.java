package org.chessfed.registration.entry;

import io.smallrye.common.annotation.RunOnVirtualThread;
import jakarta.transaction.Transactional;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import jakarta.ws.rs.BeanParam;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.paging.Cursors;
import org.chessfed.chassis.paging.Page;
import org.chessfed.chassis.paging.PageRequest;
import org.chessfed.chassis.permission.Caller;
import org.chessfed.chassis.permission.Permissions;
import org.chessfed.chassis.permission.Scope;
import org.chessfed.chassis.problem.DomainProblem;
import org.chessfed.chassis.problem.FieldError;
import org.chessfed.chassis.problem.Language;
import org.chessfed.events.registration.EntryStatus;
import org.chessfed.registration.competition.Regulations;
import org.chessfed.regulation.Regulation;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Entries over HTTP. */
@Path("/v1/entries")
@RunOnVirtualThread
class EntryResource {

    private final Entries entries;
    private final EntryViews views;
    private final Regulations regulations;
    private final Permissions permissions;
    private final Caller caller;
    private final Cursors cursors;

    EntryResource(
            Entries entries,
            EntryViews views,
            Regulations regulations,
            Permissions permissions,
            Caller caller,
            Cursors cursors) {
        this.entries = entries;
        this.views = views;
        this.regulations = regulations;
        this.permissions = permissions;
        this.caller = caller;
        this.cursors = cursors;
    }

    /**
     * An application.
     *
     * @param competition competition code
     * @param event event id
     * @param form the form, field by field
     */
    record SubmitEntryRequest(
            @NotBlank @Size(max = 40) String competition,
            @NotBlank @Size(max = 40) String event,
            @NotNull @Size(max = 100) Map<String, Object> form) {}

    /**
     * A check-in.
     *
     * @param documentType document that was shown
     */
    record CheckInRequest(@Nullable @Size(max = 40) String documentType) {}

    /**
     * A cancellation.
     *
     * @param reason why
     * @param byOrganiser whether it is the organiser's doing; only for those who run the event
     */
    record CancelEntryRequest(@NotBlank @Size(max = 300) String reason, boolean byOrganiser) {}

    @POST
    @Idempotent
    public RestResponse<EntryView> submitEntry(
            @NotNull @Valid SubmitEntryRequest body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        Language language = Language.of(accept);
        UUID person = caller.person().map(UUID::fromString).orElse(null);
        Entry entry =
                entries.submit(new SubmitEntry(body.competition(), body.event(), body.form(), person, language.tag()));
        return RestResponse.ResponseBuilder.<EntryView>created(URI.create("/v1/entries/" + entry.id))
                .entity(views.of(entry, language))
                .build();
    }

    @GET
    @Transactional
    public Page<EntryView> listEntries(
            @QueryParam("competition") @NotBlank String competition,
            @QueryParam("event") @NotBlank String event,
            @QueryParam("name") @DefaultValue("") @Size(max = 40) String name,
            @QueryParam("status") @Nullable EntryStatus status,
            @BeanParam @Valid PageRequest page,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        permissions.require(scopes(competition, event));
        EntryFilter filter = new EntryFilter(name, status);
        String list = "entries/" + competition + "/" + event + "/" + filter;
        Optional<UUID> after = cursors.position(page, list).map(keys -> UUID.fromString(keys.getFirst()));
        List<Entry> found = entries.page(competition, event, filter, after, page.limit() + 1);
        return cursors.page(page, list, found, entry -> List.of(entry.id.toString()))
                .map(entry -> views.of(entry, Language.of(accept)));
    }

    @GET
    @Path("/mine")
    @Transactional
    public List<EntryView> listMyEntries(
            @QueryParam("competition") @Nullable String competition,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        UUID person = caller.person().map(UUID::fromString).orElseThrow(DomainProblem::forbidden);
        permissions.require(Scope.person(person));
        return views.of(entries.ofPerson(person, Optional.ofNullable(competition)), Language.of(accept));
    }

    @GET
    @Path("/{entryId}")
    @Transactional
    public EntryView getEntry(UUID entryId, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return views.of(visible(entryId), Language.of(accept));
    }

    @POST
    @Path("/{entryId}/check-in")
    @Idempotent
    public EntryView checkInEntry(
            UUID entryId,
            @NotNull @Valid CheckInRequest body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        Entry entry = visible(entryId);
        return views.of(entries.checkIn(entry.id, body.documentType()), Language.of(accept));
    }

    @POST
    @Path("/{entryId}/cancellation")
    @Idempotent
    public EntryView cancelEntry(
            UUID entryId,
            @NotNull @Valid CancelEntryRequest body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        if (body.reason().indexOf('\0') >= 0) {
            throw DomainProblem.invalid(FieldError.of("/reason", "hidden-character"));
        }
        Entry entry = visible(entryId);
        boolean byOrganiser = body.byOrganiser() && caller.person().isEmpty();
        CancelCause cause = byOrganiser ? CancelCause.BY_ORGANISER : CancelCause.BY_ENTRANT;
        return views.of(entries.withdraw(entry.id, cause, body.reason()), Language.of(accept));
    }

    private Entry visible(UUID entryId) {
        Entry entry = entries.require(entryId);
        Scope[] event = scopes(entry.competition, entry.event);
        Scope[] all = java.util.Arrays.copyOf(event, event.length + 1);
        all[event.length] = Scope.person(entry.personId);
        permissions.requireElseHidden(all);
        return entry;
    }

    /** The ways in which an assignment may name an event: itself, or its region. */
    private Scope[] scopes(String competition, String event) {
        Scope own = Scope.event(competition, event);
        return regulations
                .inForce(competition)
                .flatMap((Regulation regulation) -> regulation.event(event))
                .map(found -> found.region())
                .map(region -> new Scope[] {own, Scope.region(region)})
                .orElseGet(() -> new Scope[] {own});
    }
}
