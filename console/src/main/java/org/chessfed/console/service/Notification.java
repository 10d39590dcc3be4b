package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** notification-service: notices and whether they arrived. */
@RegisterRestClient(configKey = "notification")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1/notices")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface Notification {

    /** Notices, latest first, one page. */
    @GET
    Listing<Notice> notices(
            @QueryParam("competition") @Nullable String competition,
            @QueryParam("state") @Nullable String state,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /**
     * A mail, or what stands for one.
     *
     * @param state QUEUED, SENDING, SENT or FAILED
     */
    record Notice(
            String id,
            @Nullable String personId,
            String kind,
            @Nullable String competition,
            String state,
            int tries,
            @Nullable String failure,
            @Nullable Instant queuedAt,
            @Nullable Instant sentAt) {}
}
