package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.rest.client.annotation.RegisterProvider;
import org.eclipse.microprofile.rest.client.inject.RegisterRestClient;
import org.jspecify.annotations.Nullable;

/** selection-service: seasons, berths and answers, qualifiers. */
@RegisterRestClient(configKey = "selection")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface Selection {

    /** Seasons that have been opened. */
    @GET
    @Path("/seasons")
    List<Season> seasons();

    /** Who plays in a stage, as published. */
    @GET
    @Path("/seasons/{competition}/qualifiers/{stage}")
    List<Qualifier> qualifiers(@PathParam("competition") String competition, @PathParam("stage") String stage);

    /** Who is sent where, as published; titles and reasons in the language of the page. */
    @GET
    @Path("/seasons/{competition}/delegations/published")
    List<Delegation> publishedDelegations(@PathParam("competition") String competition);

    /** The berths of a person. */
    @GET
    @Path("/persons/{personId}/berths")
    List<Berth> berthsOf(@PathParam("personId") String personId);

    /** One berth. */
    @GET
    @Path("/berths/{id}")
    Berth berth(@PathParam("id") String id);

    /** Accepts or waives an offered berth. */
    @POST
    @Path("/berths/{id}/answers")
    Berth answer(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Answer answer);

    /** A season of a selection. */
    record Season(String id, String competition, int year, boolean offersOpen) {}

    /** A person by name. */
    record Named(
            String id, @Nullable String nameZh, @Nullable String passportName) {}

    /** Somebody who plays in a stage. */
    record Qualifier(
            String section,
            Named person,
            String source,
            @Nullable String fromEvent,
            @Nullable Integer rank,
            @Nullable List<Reason> reasons) {}

    /** A list of those who are sent to an event abroad. */
    record Delegation(
            String id,
            String event,
            @Nullable String title,
            @Nullable String group,
            @Nullable String section,
            List<Delegate> players) {}

    /** One of them. */
    record Delegate(int place, Named person, @Nullable Reason reason) {}

    /**
     * A place in a stage.
     *
     * @param state PROPOSED, OFFERED, GRANTED, WAIVED, LAPSED or REVOKED
     * @param answerBy until when an offer may be answered, inclusive
     */
    record Berth(
            String id,
            String competition,
            String stage,
            @Nullable String event,
            String section,
            @Nullable Named person,
            String source,
            @Nullable String sourceCode,
            String state,
            @Nullable String fromStage,
            @Nullable String fromEvent,
            @Nullable Integer rank,
            @Nullable Instant answerBy,
            @Nullable String cause,
            @Nullable List<Reason> reasons,
            long version) {}

    /** ACCEPT or WAIVE. */
    record Answer(String answer) {}
}
