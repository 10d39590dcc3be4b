package org.chessfed.console.service;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
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

/** pairing-service for arbiters: rounds before they are public, results, corrections, playoffs. */
@RegisterRestClient(configKey = "pairing")
@RegisterProvider(CallHeaders.class)
@RegisterProvider(ProblemReader.class)
@Path("/v1/tournaments")
@Produces(MediaType.APPLICATION_JSON)
@Consumes(MediaType.APPLICATION_JSON)
public interface PairingDesk {

    /** The tournaments of a competition. */
    @GET
    List<Tournament> tournaments(
            @QueryParam("competition") String competition, @QueryParam("event") @Nullable String event);

    /** A tournament. */
    @GET
    @Path("/{id}")
    Tournament tournament(@PathParam("id") String id);

    /** A round in any state. */
    @GET
    @Path("/{id}/rounds/{number}")
    Round round(@PathParam("id") String id, @PathParam("number") int number);

    /** Draws the colour of the first player of round 1. */
    @POST
    @Path("/{id}/initial-colour")
    Tournament drawColour(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Lot lot);

    /** Fills what the regulation leaves to the chief arbiter. */
    @PUT
    @Path("/{id}/parameters")
    Tournament setParameters(
            @HeaderParam("If-Match") String version, @PathParam("id") String id, Parameters parameters);

    /** Pairs a round. */
    @POST
    @Path("/{id}/rounds")
    Round draft(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, DraftRound round);

    /** Notes that a draft was looked over. */
    @POST
    @Path("/{id}/rounds/{number}/check")
    Round check(
            @HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, @PathParam("number") int number);

    /** Makes a round public. */
    @POST
    @Path("/{id}/rounds/{number}/publication")
    Round publish(
            @HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, @PathParam("number") int number);

    /** Throws a round away that is not public. */
    @DELETE
    @Path("/{id}/rounds/{number}")
    void discard(@HeaderParam("If-Match") String version, @PathParam("id") String id, @PathParam("number") int number);

    /** Enters results, all or none. */
    @POST
    @Path("/{id}/rounds/{number}/results")
    List<Result> enter(
            @HeaderParam("Idempotency-Key") String key,
            @PathParam("id") String id,
            @PathParam("number") int number,
            EnterResults results);

    /** Ends a round. */
    @POST
    @Path("/{id}/rounds/{number}/completion")
    Ended complete(
            @HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, @PathParam("number") int number);

    /** What a correction would move. */
    @POST
    @Path("/{id}/rounds/{number}/boards/{board}/preview")
    List<Move> preview(
            @PathParam("id") String id,
            @PathParam("number") int number,
            @PathParam("board") int board,
            Correction correction);

    /** Corrects a result; the version is that of the game. */
    @PUT
    @Path("/{id}/rounds/{number}/boards/{board}")
    Result correct(
            @HeaderParam("If-Match") String version,
            @PathParam("id") String id,
            @PathParam("number") int number,
            @PathParam("board") int board,
            Correction correction);

    /** Announces that a player will miss rounds. */
    @POST
    @Path("/{id}/announcements")
    List<Announced> announce(
            @HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Announcement announcement);

    /** Announced absences. */
    @GET
    @Path("/{id}/announcements")
    List<Announced> announcements(@PathParam("id") String id);

    /** Takes a player out of the rest. */
    @POST
    @Path("/{id}/withdrawals")
    List<Announced> withdraw(
            @HeaderParam("Idempotency-Key") String key, @PathParam("id") String id, Withdrawal withdrawal);

    /** Closes a tournament. */
    @POST
    @Path("/{id}/closing")
    Ended close(@HeaderParam("Idempotency-Key") String key, @PathParam("id") String id);

    /** Playoffs asked for. */
    @GET
    @Path("/{id}/playoffs")
    List<Playoff> playoffs(@PathParam("id") String id);

    /** Enters the order of a playoff. */
    @POST
    @Path("/{id}/playoffs/{playoff}/order")
    Playoff order(
            @HeaderParam("Idempotency-Key") String key,
            @PathParam("id") String id,
            @PathParam("playoff") String playoff,
            PlayoffOrder order);

    /**
     * A tournament.
     *
     * @param status CREATED, RUNNING or FINISHED
     * @param roundsPublished rounds whose pairings are public
     * @param roundsCompleted of these, rounds that are over
     * @param openParameters RANKING_CHAIN, LATE_AFTER_MINUTES: what must be set before round 1
     * @param warnings what cannot work, while it can still be changed
     */
    record Tournament(
            String id,
            long version,
            String competition,
            String stage,
            String event,
            List<String> sections,
            String system,
            int rounds,
            String status,
            int roundsPublished,
            int roundsCompleted,
            int players,
            @Nullable String initialColour,
            List<String> openParameters,
            List<String> chain,
            @Nullable Integer lateAfterMinutes,
            @Nullable List<Warning> warnings,
            List<Pairing.PlannedRound> calendar) {

        /** What cannot work. */
        record Warning(String messageKey, List<String> args) {}

        /** When a round is planned to start. */
        public @Nullable Instant startOf(int round) {
            return calendar.stream()
                    .filter(planned -> planned.round() == round)
                    .findFirst()
                    .map(Pairing.PlannedRound::startsAt)
                    .orElse(null);
        }
    }

    /**
     * A round.
     *
     * @param status DRAFT, CHECKED, PUBLISHED or COMPLETED
     */
    record Round(
            String id,
            long version,
            int number,
            String status,
            Instant startsAt,
            List<Board> boards,
            List<Bye> byes,
            List<Remark> remarks) {

        /** Whether every board has its result. */
        public boolean allDecided() {
            return boards.stream().allMatch(Board::decided);
        }
    }

    /** A board; the version is that of its game. */
    record Board(
            String gameId,
            long version,
            int board,
            String whiteId,
            String whiteName,
            String blackId,
            String blackName,
            String whiteOutcome,
            String blackOutcome,
            boolean whiteLate,
            boolean blackLate) {

        /** Whether its result is known. */
        public boolean decided() {
            return !whiteOutcome.equals("UNKNOWN");
        }
    }

    /** A player on no board. */
    record Bye(String personId, String name, String kind) {}

    /** What the engine wants arbiters to know. */
    record Remark(@Nullable String article, String text) {}

    /** The colour drawn at the venue; absent: the service draws. */
    record Lot(@Nullable String colour, @Nullable String witness) {}

    /** What the chief arbiter sets. */
    record Parameters(
            @Nullable List<String> chain, @Nullable Integer lateAfterMinutes) {}

    /** Which round to pair, and when it starts where that is not as planned. */
    record DraftRound(int number, @Nullable Instant startsAt) {}

    /** Results of boards. */
    record EnterResults(List<BoardResult> results) {}

    /** The result of a board, or when somebody came. */
    record BoardResult(
            int board,
            @Nullable String result,
            @Nullable Instant whiteArrivedAt,
            @Nullable Instant blackArrivedAt) {}

    /** A result as it stands. */
    record Result(int board, String whiteOutcome, String blackOutcome, boolean whiteLate, boolean blackLate) {}

    /** A result that was entered wrongly. */
    record Correction(
            @Nullable String result,
            @Nullable Instant whiteArrivedAt,
            @Nullable Instant blackArrivedAt,
            String reason) {}

    /** A rank that a correction would move. */
    record Move(
            String section,
            String personId,
            String name,
            @Nullable Integer before,
            @Nullable Integer after) {}

    /** Rounds that a player will miss. */
    record Announcement(
            String personId,
            List<Integer> rounds,
            String kind,
            String reason,
            @Nullable Instant announcedAt) {}

    /** An announced absence. */
    record Announced(
            String personId,
            String name,
            int round,
            String kind,
            boolean excused,
            @Nullable Instant announcedAt) {}

    /** A player leaves. */
    record Withdrawal(
            String personId,
            @Nullable Integer fromRound,
            String reason,
            @Nullable Instant announcedAt) {}

    /** A tournament after a round or at its end. */
    record Ended(String tournamentId, long version, String status) {}

    /** A playoff. */
    record Playoff(
            String id,
            long version,
            String section,
            List<String> personIds,
            @Nullable String clause,
            String status,
            @Nullable List<List<String>> order,
            @Nullable String note,
            @Nullable Instant requestedAt,
            @Nullable Instant decidedAt,
            @Nullable String decidedBy) {}

    /** The order of a playoff: groups of persons who stay joint. */
    record PlayoffOrder(List<List<String>> order, String note) {}
}
