package org.chessfed.console.service;

import io.quarkus.rest.client.reactive.Url;
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
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;

/** What every service offers to staff about the facts that it receives; each call names the service's address. */
@RegisterRestClient(configKey = "registration")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface Facts {

    /** Facts that the service has given up, the first one first. */
    @GET
    @Path("/dead-letters")
    Listing<DeadLetter> deadLetters(@Url String service, @QueryParam("limit") int limit);

    /** Handles one of them once more. */
    @POST
    @Path("/dead-letters/{id}/replay")
    DeadLetter replay(@Url String service, @HeaderParam("Idempotency-Key") String key, @PathParam("id") String id);

    /** Facts that wait for a thing which has not arrived. */
    @GET
    @Path("/parked-facts")
    Listing<ParkedFact> parkedFacts(@Url String service, @QueryParam("limit") int limit);

    /**
     * A fact that was given up.
     *
     * @param eventId id of its event; empty where the message named none
     * @param reason why, in technical words
     */
    record DeadLetter(
            String id,
            String topic,
            int partition,
            long offset,
            String eventId,
            String type,
            String reason,
            Instant failedAt) {}

    /** A fact that waits, and for what. */
    record ParkedFact(String eventId, String type, String waitsForKind, String waitsForId, Instant since) {}
}
