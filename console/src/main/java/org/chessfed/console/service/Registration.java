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
import java.util.List;
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** registration-service: competitions, entries, rosters, private links. */
@RegisterRestClient(configKey = "registration")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface Registration {

    /** Every version of every competition that the caller may see. */
    @GET
    @Path("/competitions")
    List<Competition> competitions();

    /** A version as it was published: YAML. */
    @GET
    @Path("/competitions/{code}/versions/{version}/document")
    @Produces(MediaType.TEXT_PLAIN)
    String document(@PathParam("code") String code, @PathParam("version") int version);

    /** What an event's page tells: place, times, host, payee, notices. */
    @GET
    @Path("/competitions/{code}/events/{event}")
    EventPage event(@PathParam("code") String code, @PathParam("event") String event);

    /** Entries, one page. */
    @GET
    @Path("/entries")
    Listing<Entry> entries(
            @QueryParam("competition") String competition,
            @QueryParam("event") @Nullable String event,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** The entries of the holder of a private link. */
    @GET
    @Path("/entries/mine")
    List<Entry> myEntries();

    /** Gives a token of ten minutes for the secret of a private link. */
    @POST
    @Path("/links/exchange")
    LinkToken exchange(@HeaderParam("Idempotency-Key") String key, LinkSecret secret);

    /**
     * A version of a competition.
     *
     * @param state DRAFT, APPROVED, PUBLISHED, SUPERSEDED or CLOSED
     */
    record Competition(
            String code,
            int version,
            String state,
            @Nullable String documentNumber,
            @Nullable Instant publishedAt) {}

    /** An event as it is announced. */
    record EventPage(
            String competition,
            int version,
            Text title,
            String stage,
            Text stageTitle,
            String event,
            Text eventTitle,
            @Nullable String region,
            @Nullable String city,
            @Nullable Text venue,
            @Nullable Text host,
            @Nullable Payee payee,
            @Nullable Instant checkIn,
            @Nullable Instant start,
            @Nullable Instant entryCloses,
            @Nullable String currency,
            List<Notice> notices) {}

    /** Who takes the money of an event. */
    record Payee(
            String id,
            @Nullable String name,
            @Nullable String bank,
            @Nullable String account,
            @Nullable String contact) {}

    /**
     * Something that people must be told.
     *
     * @param show EVERY_PAGE, ENTRY, BEFORE_PLAY, APPEAL, DELEGATION or REGULATION
     */
    record Notice(
            @Nullable String id,
            String show,
            String kind,
            @Nullable Text text,
            @Nullable List<Link> links,
            @Nullable String clause) {}

    /** An address outside. */
    record Link(@Nullable Text title, @Nullable String address) {}

    /**
     * An entry.
     *
     * @param status SUBMITTED, INCOMPLETE, AWAITING_PAYMENT, WAITLISTED, CONFIRMED or CANCELLED
     */
    record Entry(
            String id,
            String competition,
            String stage,
            String event,
            String section,
            String personId,
            @Nullable String nameZh,
            @Nullable String passportName,
            String status,
            @Nullable String source,
            @Nullable String guaranteeRegion,
            @Nullable String membership,
            @Nullable String payMethod,
            @Nullable Integer nationalRating,
            @Nullable Instant submittedAt,
            @Nullable Instant confirmedAt,
            @Nullable Instant checkedInAt,
            @Nullable String cancelCause,
            @Nullable List<Reason> reasons,
            int version) {}

    /** The secret of a private link. */
    record LinkSecret(String secret) {}

    /** What it opens. */
    record LinkToken(
            String token, String personId, @Nullable String purpose, long expiresInSeconds) {}
}
