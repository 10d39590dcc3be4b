package org.chessfed.pairing.round;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Rounds over HTTP. */
@Path("/v1/tournaments/{id}/rounds")
@Produces(MediaType.APPLICATION_JSON)
class RoundResource {

    private final Rounds rounds;

    RoundResource(Rounds rounds) {
        this.rounds = rounds;
    }

    record DraftRound(@Positive int number, @Nullable Instant startsAt) {}

    @POST
    @Idempotent
    public RestResponse<RoundView> draftRound(UUID id, @NotNull @Valid DraftRound body) {
        Rounds.Drafted drafted = rounds.draft(id, body.number(), body.startsAt());
        RoundView view = view(drafted);
        return drafted.fresh()
                ? RestResponse.ResponseBuilder.<RoundView>created(
                                URI.create("/v1/tournaments/" + id + "/rounds/" + body.number()))
                        .entity(view)
                        .build()
                : RestResponse.ok(view);
    }

    @GET
    @Path("/{number}")
    public RoundView getRound(UUID id, int number) {
        return view(rounds.read(id, number));
    }

    @POST
    @Path("/{number}/check")
    @Idempotent
    public RoundView checkRound(UUID id, int number) {
        return view(rounds.check(id, number));
    }

    @POST
    @Path("/{number}/publication")
    @Idempotent
    public RoundView publishRound(UUID id, int number) {
        return view(rounds.publish(id, number));
    }

    @DELETE
    @Path("/{number}")
    public void discardRound(UUID id, int number) {
        rounds.discard(id, number);
    }

    /** The pairings as published; number 0 is the last published round. */
    @GET
    @Path("/{number}/pairings")
    public PairingsPage getPairings(UUID id, int number, @QueryParam("name") @DefaultValue("") String name) {
        return rounds.pairings(id, number, name);
    }

    private static RoundView view(Rounds.Drafted drafted) {
        return RoundView.of(drafted.tournament(), drafted.round());
    }
}
