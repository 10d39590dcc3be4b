package org.chessfed.pairing.round;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import java.net.URI;
import java.time.Instant;
import java.util.UUID;
import org.chessfed.chassis.idempotency.Idempotent;
import org.chessfed.chassis.problem.Language;
import org.chessfed.chassis.problem.Messages;
import org.chessfed.pairing.page.Snapshots;
import org.jboss.resteasy.reactive.Cache;
import org.jboss.resteasy.reactive.RestResponse;
import org.jspecify.annotations.Nullable;

/** Rounds over HTTP. */
@Path("/v1/tournaments/{id}/rounds")
@Produces(MediaType.APPLICATION_JSON)
class RoundResource {

    private final Drafts drafts;
    private final Rounds rounds;
    private final Messages messages;

    RoundResource(Drafts drafts, Rounds rounds, Messages messages) {
        this.drafts = drafts;
        this.rounds = rounds;
        this.messages = messages;
    }

    record DraftRound(
            @Positive int number,
            @Nullable Instant startsAt,
            @Nullable Boolean manual) {}

    record StartRound(@Nullable Instant startedAt) {}

    @POST
    @Idempotent
    public RestResponse<RoundView> draftRound(
            UUID id,
            @NotNull @Valid DraftRound body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        Rounds.Drafted drafted = drafts.draft(id, body.number(), body.startsAt(), Boolean.TRUE.equals(body.manual()));
        RoundView view = view(drafted, accept);
        return drafted.fresh()
                ? RestResponse.ResponseBuilder.<RoundView>created(
                                URI.create("/v1/tournaments/" + id + "/rounds/" + body.number()))
                        .entity(view)
                        .build()
                : RestResponse.ok(view);
    }

    @GET
    @Path("/{number}")
    public RoundView getRound(UUID id, int number, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(rounds.read(id, number), accept);
    }

    @POST
    @Path("/{number}/check")
    @Idempotent
    public RoundView checkRound(
            UUID id, int number, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(drafts.check(id, number), accept);
    }

    @POST
    @Path("/{number}/publication")
    @Idempotent
    public RoundView publishRound(
            UUID id, int number, @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(rounds.publish(id, number), accept);
    }

    /** Announces the start in the hall. */
    @POST
    @Path("/{number}/start")
    @Idempotent
    public RoundView startRound(
            UUID id,
            int number,
            @NotNull @Valid StartRound body,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return view(rounds.start(id, number, body.startedAt()), accept);
    }

    @DELETE
    @Path("/{number}")
    public void discardRound(UUID id, int number) {
        drafts.discard(id, number);
    }

    /** The pairings as published; number 0 is the last published round. */
    @GET
    @Path("/{number}/pairings")
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public PairingsPage getPairings(UUID id, int number, @QueryParam("name") @DefaultValue("") String name) {
        return rounds.pairings(id, number, name);
    }

    /** The pairings as they hang in the hall; number 0 is the last published round. */
    @GET
    @Path("/{number}/hall-list")
    @Cache(maxAge = Snapshots.BROWSER_SECONDS)
    public HallList getHallList(UUID id, int number, @QueryParam("by") @DefaultValue("BOARD") HallList.Order by) {
        return HallList.of(rounds.pairings(id, number, ""), by);
    }

    /** The hall list as a page to print, in the reader's language. */
    @GET
    @Path("/{number}/hall-list/print")
    @Produces(MediaType.TEXT_HTML + ";charset=UTF-8")
    public String printHallList(
            UUID id,
            int number,
            @QueryParam("by") @DefaultValue("BOARD") HallList.Order by,
            @HeaderParam(HttpHeaders.ACCEPT_LANGUAGE) @Nullable String accept) {
        return PrintedHallList.of(HallList.of(rounds.pairings(id, number, ""), by), messages, Language.of(accept));
    }

    /** The hall list for a spreadsheet. */
    @GET
    @Path("/{number}/hall-list/csv")
    @Produces("text/csv;charset=UTF-8")
    public RestResponse<String> downloadHallList(
            UUID id, int number, @QueryParam("by") @DefaultValue("BOARD") HallList.Order by) {
        HallList list = HallList.of(rounds.pairings(id, number, ""), by);
        return RestResponse.ResponseBuilder.ok(list.csv())
                .header(HttpHeaders.CONTENT_DISPOSITION, "attachment; filename=\"round-" + list.round() + ".csv\"")
                .build();
    }

    private RoundView view(Rounds.Drafted drafted, @Nullable String accept) {
        return RoundView.of(
                drafted.tournament(), drafted.round(), rounds.keyed(drafted.round()), messages, Language.of(accept));
    }
}
