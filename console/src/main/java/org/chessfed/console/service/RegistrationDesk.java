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

/** registration-service for those who run events: lists, check-in, rosters, own assignments. */
@RegisterRestClient(configKey = "registration")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface RegistrationDesk {

    /** The assignments of whoever is signed in. */
    @GET
    @Path("/assignments/mine")
    List<Assignment> myAssignments();

    /** The entry lists in numbers, of the events that the caller may see. */
    @GET
    @Path("/competitions/{competition}/progress")
    List<EventProgress> progress(@PathParam("competition") String competition);

    /** Entries of an event, by part of a name and state, one page. */
    @GET
    @Path("/entries")
    Listing<Registration.Entry> entries(
            @QueryParam("competition") String competition,
            @QueryParam("event") String event,
            @QueryParam("name") @Nullable String name,
            @QueryParam("status") @Nullable String status,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** An entry. */
    @GET
    @Path("/entries/{id}")
    Registration.Entry entry(@PathParam("id") String id);

    /** Notes that a person is present. */
    @POST
    @Path("/entries/{id}/check-in")
    Registration.Entry checkIn(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, CheckIn checkIn);

    /** Cancels an entry. */
    @POST
    @Path("/entries/{id}/cancellation")
    Registration.Entry cancel(
            @HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Cancellation cancellation);

    /** Closes the list of an event. */
    @POST
    @Path("/competitions/{competition}/events/{event}/roster")
    Roster closeRoster(
            @HeaderParam("Idempotency-Key") String key,
            @PathParam("competition") String competition,
            @PathParam("event") String event);

    /** Persons whose name contains a text. */
    @GET
    @Path("/persons")
    List<Person> persons(@QueryParam("name") String name);

    /** A role on an object; scope is ALL, REGION, EVENT, PAYEE, TOURNAMENT or PERSON. */
    record Assignment(String id, String userName, String role, String scope, String scopeId) {}

    /** The entry list of an event in numbers. */
    record EventProgress(
            String stage, String event, @Nullable Instant rosterClosedAt, List<EntryCount> sections) {}

    /** The entries of a section in numbers. */
    record EntryCount(String section, long waiting, long confirmed, long checkedIn, long cancelled) {}

    /** The document that was shown. */
    record CheckIn(@Nullable String documentType) {}

    /** Why an entry is cancelled, and whether it is the organiser's doing. */
    record Cancellation(String reason, boolean byOrganiser) {}

    /** A closed roster. */
    record Roster(String rosterId, String event, Instant closedAt) {}

    /** A person whom the search has found. */
    record Person(Card person) {}

    /** Who somebody is. */
    record Card(
            String personId,
            String nameZh,
            @Nullable String passportName,
            @Nullable Integer birthYear) {}
}
