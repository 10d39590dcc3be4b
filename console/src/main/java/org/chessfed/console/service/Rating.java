package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
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

/** rating-service: the national list and its history. */
@RegisterRestClient(configKey = "rating")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1/ratings")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface Rating {

    /** The list, one page, highest first. */
    @GET
    Listing<Rated> ratings(
            @QueryParam("search") @Nullable String search,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** The rating of a person. */
    @GET
    @Path("/{personId}")
    Rated of(@PathParam("personId") String personId);

    /** Its history, latest first. */
    @GET
    @Path("/{personId}/changes")
    Listing<Change> changes(
            @PathParam("personId") String personId,
            @QueryParam("cursor") @Nullable String cursor,
            @QueryParam("limit") int limit);

    /** A person on the list. */
    record Rated(
            String personId,
            @Nullable String nameZh,
            @Nullable String passportName,
            @Nullable String title,
            int rating,
            int games,
            @Nullable Instant holdsFrom) {}

    /** What a tournament did to a rating. */
    record Change(
            String id,
            @Nullable String competition,
            @Nullable String stage,
            @Nullable String event,
            @Nullable Instant finishedAt,
            @Nullable Integer before,
            @Nullable Integer k,
            @Nullable String change,
            int after,
            List<Game> games) {}

    /** A game in the calculation; score, expected and surplus are decimal. */
    record Game(
            int round,
            @Nullable String opponentNameZh,
            @Nullable Integer opponentRating,
            @Nullable String score,
            @Nullable String expected,
            @Nullable String surplus) {}
}
